import { projectCollections } from '../../../domain/types/projectCollection';
import { CollectionList } from '../../collections/CollectionList';
import { projectMembers } from '../../i18n/collections';

/** Collections of projects. */
export const ProjectCollectionList = () => <CollectionList type={projectCollections} words={projectMembers} />;
