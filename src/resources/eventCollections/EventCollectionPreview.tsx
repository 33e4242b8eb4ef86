import { collectsEvents } from '../../../domain/types/eventCollection';
import { collectionPreview } from '../../collections/CollectionPreview';

/** A collection as pages of others show it. */
export const EventCollectionPreview = collectionPreview('event-collection', collectsEvents, () => import('../../embed/nouns/events'));
