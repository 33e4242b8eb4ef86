import GroupIcon from '@mui/icons-material/GroupsOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Groups of contacts, in two levels. */
export const contactGroups = entry(contents['contact-groups'], {
  icon: GroupIcon,
  recordRepresentation: 'name',
  list: async () => (await import('./ContactGroupList')).ContactGroupList,
  form: async () => (await import('./ContactGroupForm')).contactGroupForm,
});
