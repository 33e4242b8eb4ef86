import { companies } from '../../../domain/types/company';
import { contactWords } from '../../i18n/contacts';
import { EditPage } from '../../ui/form/EditPage';
import { CompanyForm } from './CompanyForm';

export function CompanyEdit() {
  return <EditPage type={companies} heading={contactWords.headings.editing}>{(record) => <CompanyForm record={record} />}</EditPage>;
}
