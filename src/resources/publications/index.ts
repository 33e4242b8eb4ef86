import PublicationIcon from '@mui/icons-material/ArticleOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Publications and research projects, in four languages. */
export const publications = entry(contents.publications, {
  icon: PublicationIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./PublicationList')).PublicationList,
  form: async () => (await import('./PublicationForm')).publicationForm,
  publicView: async () => (await import('../../embed/views/PublicationView')).PublicationView,
});
