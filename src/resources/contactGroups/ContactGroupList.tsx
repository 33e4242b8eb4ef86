import { maxLimit } from '../../../domain/http';
import { contactGroups } from '../../../domain/types/contactGroup';
import { CreateButton } from '../../list/CreateButton';
import { ListFrame } from '../../list/ListFrame';
import { ContactGroupTree } from './ContactGroupTree';
import { GroupExport } from './GroupExport';
import { VerificationButton } from './verification/VerificationButton';

const thenBy = { position: 'name' };

/** The groups in react-admin's list context, as a tree instead of a table. */
export const ContactGroupList = () => (
  <ListFrame
    type={contactGroups}
    area="contactGroups"
    perPage={maxLimit}
    thenBy={thenBy}
    actions={
      <>
        <VerificationButton />
        <GroupExport />
        <CreateButton />
      </>
    }
  >
    <ContactGroupTree />
  </ListFrame>
);
