import { persons } from '../../../domain/types/person';
import { ContentCreate } from '../../form/ContentCreate';
import { ContentEdit } from '../../form/ContentEdit';
import { contactWords } from '../../i18n/contacts';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { PersonForm } from './PersonForm';

export const PersonEdit = () => (
  <ContentEdit type={persons} headings={contactWords.headings}>
    <PersonForm />
    <OutdatedWarning />
  </ContentEdit>
);

export const PersonCreate = () => (
  <ContentCreate type={persons} headings={contactWords.headings}>
    <PersonForm />
  </ContentCreate>
);
