import { eventCollections } from '../../../domain/types/eventCollection';
import { projectCollections } from '../../../domain/types/projectCollection';
import { CollectionList } from '../../collections/CollectionList';
import { eventMembers, projectMembers } from '../../i18n/types';

/** Project collections. */
export const ProjectCollectionList = () => <CollectionList type={projectCollections} words={projectMembers} />;

/** Event collections. */
export const EventCollectionList = () => <CollectionList type={eventCollections} words={eventMembers} />;
