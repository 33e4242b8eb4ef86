import EventIcon from '@mui/icons-material/EventOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** The agenda. */
export const events = entry(contents.events, {
  icon: EventIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./EventList')).EventList,
  form: async () => (await import('./EventForm')).eventForm,
  publicView: async () => (await import('../../embed/views/EventView')).EventView,
  menu: { create: true },
});
