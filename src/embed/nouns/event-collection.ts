import { askedCollection } from '../../../domain/collectionEmbeds';
import type { LoadedNoun } from '../list/noun';
import { noun } from './events';

/** The records of a collection look as in their own list. */
export const loaded: LoadedNoun = { noun, embedOf: ({ collection }) => askedCollection('event-collection', collection) };
