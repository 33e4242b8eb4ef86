import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Projects selected for a page. */
export const projectCollections = entry(contents['project-collections'], {
  list: async () => (await import('./lists')).ProjectCollectionList,
  form: async () => (await import('./forms')).projectCollectionForm,
  publicView: async () => (await import('./previews')).ProjectCollectionPreview,
});

/** Events selected for a page. */
export const eventCollections = entry(contents['event-collections'], {
  list: async () => (await import('./lists')).EventCollectionList,
  form: async () => (await import('./forms')).eventCollectionForm,
  publicView: async () => (await import('./previews')).EventCollectionPreview,
});
