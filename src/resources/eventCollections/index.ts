import CollectionIcon from '@mui/icons-material/BookmarkBorder';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Events put together for a page. */
export const eventCollections = entry(contents['event-collections'], {
  icon: CollectionIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./EventCollectionList')).EventCollectionList,
  form: async () => (await import('./EventCollectionForm')).eventCollectionForm,
  publicView: async () => (await import('./EventCollectionPreview')).EventCollectionPreview,
  menu: { nested: true },
});
