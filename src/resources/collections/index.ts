import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** The resource of collections of projects. */
export const projectCollections = entry(contents['project-collections'], {
  list: async () => (await import('./CollectionList')).ProjectCollectionList,
  form: async () => (await import('./CollectionForm')).projectCollectionForm,
  publicView: async () => (await import('./CollectionPreview')).ProjectCollectionPreview,
});

/** The resource of collections of events. */
export const eventCollections = entry(contents['event-collections'], {
  list: async () => (await import('./CollectionList')).EventCollectionList,
  form: async () => (await import('./CollectionForm')).eventCollectionForm,
  publicView: async () => (await import('./CollectionPreview')).EventCollectionPreview,
});
