import CircularIcon from '@mui/icons-material/RecyclingOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Projects of the circular economy. */
export const circularEconomyProjects = entry(contents['circular-economy-projects'], {
  icon: CircularIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./CircularEconomyProjectList')).CircularEconomyProjectList,
  form: async () => (await import('./CircularEconomyProjectForm')).circularEconomyProjectForm,
  publicView: async () => (await import('../../embed/views/CircularEconomyProjectView')).CircularEconomyProjectView,
  menu: { create: true },
});
