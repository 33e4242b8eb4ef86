import { persons } from '../../../domain/types/person';
import { contactWords } from '../../i18n/contacts';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { EditPage } from '../../ui/form/EditPage';
import { PersonForm } from './PersonForm';

export function PersonEdit() {
  return <EditPage type={persons} heading={contactWords.headings.editing}>{(record) => <><PersonForm record={record} /><OutdatedWarning resource={persons.name} id={record.id as number} /></>}</EditPage>;
}
