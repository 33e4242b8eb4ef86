import { persons } from '../../../domain/types/person';
import { contactWords } from '../../i18n/contacts';
import { EditPage } from '../../ui/form/EditPage';
import { PersonForm } from './PersonForm';

export function PersonEdit() {
  return <EditPage type={persons} heading={contactWords.headings.editing}>{(record) => <PersonForm record={record} />}</EditPage>;
}
