import { contactGroups } from '../../../domain/types/contactGroup';
import { groupWords } from '../../i18n/contactGroups';
import { EditPage } from '../../ui/form/EditPage';
import { ContactGroupForm } from './ContactGroupForm';

export function ContactGroupEdit() {
  return <EditPage type={contactGroups} heading={groupWords.headings.editing}>{(record) => <ContactGroupForm record={record} />}</EditPage>;
}

export function ContactGroupCreate() {
  return <ContactGroupForm />;
}
