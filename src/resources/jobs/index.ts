import JobIcon from '@mui/icons-material/BadgeOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Jobs that the regions advertise. */
export const jobs = entry(contents.jobs, {
  icon: JobIcon,
  recordRepresentation: 'name',
  list: async () => (await import('./JobList')).JobList,
  form: async () => (await import('./JobForm')).jobForm,
  publicView: async () => (await import('../../embed/views/JobView')).JobView,
});
