import { persons } from '../../../domain/types/person';
import { personColumns } from './contactColumns';
import { ContactList } from './ContactList';

const order = { field: 'lastName', direction: 'ASC' } as const;
const thenBy = { lastName: 'firstName' };
const formCode = () => import('./PersonEdit');

/** Document 2, section 2 "Contacts: persons". */
export function PersonList() {
  return <ContactList type={persons} area="contacts.persons" order={order} thenBy={thenBy} columns={personColumns} formCode={formCode} />;
}
