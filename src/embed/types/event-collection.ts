import { requestedCollection } from '../../../domain/embeds/collectionEmbeds';
import type { LoadedType } from '../list/embedType';

// Records of a collection look the same as in the list of their type.
export { contentType } from './events';
export const embedOf: LoadedType['embedOf'] = ({ collection }) => requestedCollection('event-collection', collection);
