import { persons } from '../../../domain/types/person';
import { ContentEdit } from '../../form/ContentEdit';
import { contactWords } from '../../i18n/types';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { PersonForm } from './PersonForm';

export const PersonEdit = () => (
  <ContentEdit type={persons} headings={contactWords.headings}>
    <PersonForm />
    <OutdatedWarning />
  </ContentEdit>
);
