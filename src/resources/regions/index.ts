import RegionIcon from '@mui/icons-material/MapOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Municipalities that belong together. */
export const regions = entry(contents.regions, {
  icon: RegionIcon,
  recordRepresentation: 'name',
  list: async () => (await import('./RegionList')).RegionList,
  form: async () => (await import('./RegionForm')).regionForm,
  publicView: async () => (await import('../../embed/views/RegionView')).RegionView,
});
