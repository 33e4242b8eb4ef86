import { maxLimit } from '../../../domain/http';
import { projectCollections } from '../../../domain/types/projectCollection';
import { collectionWords, projectMembers } from '../../i18n/collections';
import { CreateButton } from '../../list/CreateButton';
import { ExportMenu } from '../../list/ExportMenu';
import { ListFrame } from '../../list/ListFrame';
import { CollectionCards } from '../collections/CollectionCards';

/** Collections of projects, in react-admin's list context, as cards instead of a table. */
export const ProjectCollectionList = () => (
  <ListFrame type={projectCollections} perPage={maxLimit} actions={<><ExportMenu /><CreateButton label={collectionWords.create} /></>}>
    <CollectionCards counted={projectMembers.chosen} />
  </ListFrame>
);
