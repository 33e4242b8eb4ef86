import { companies } from '../../../domain/types/company';
import { companyColumns } from './contactColumns';
import { ContactList } from './ContactList';

const order = { field: 'companyName', direction: 'ASC' } as const;
const formCode = () => import('./CompanyEdit');

/** Document 2, section 2 "Contacts: organisations". */
export function CompanyList() {
  return <ContactList type={companies} area="contacts.companies" order={order} columns={companyColumns} formCode={formCode} />;
}
