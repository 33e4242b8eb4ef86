import CollectionIcon from '@mui/icons-material/BookmarkBorder';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Projects put together for a page. */
export const projectCollections = entry(contents['project-collections'], {
  icon: CollectionIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./ProjectCollectionList')).ProjectCollectionList,
  form: async () => (await import('./ProjectCollectionForm')).projectCollectionForm,
  publicView: async () => (await import('./ProjectCollectionPreview')).ProjectCollectionPreview,
  menu: { nested: true },
});
