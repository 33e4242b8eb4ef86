import { askedCollection } from '../../../domain/embeds/collectionEmbeds';
import type { LoadedNoun } from '../list/noun';

// The records of a collection look as in their own list.
export { noun } from './projects';
export const embedOf: LoadedNoun['embedOf'] = ({ collection }) => askedCollection('project-collection', collection);
