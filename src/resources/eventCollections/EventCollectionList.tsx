import { eventCollections } from '../../../domain/types/eventCollection';
import { CollectionList } from '../../collections/CollectionList';
import { eventMembers } from '../../i18n/collections';

/** Collections of events. */
export const EventCollectionList = () => <CollectionList type={eventCollections} words={eventMembers} />;
