import { persons } from '../../../domain/types/person';
import { ContentCreate } from '../../form/ContentCreate';
import { contactWords } from '../../i18n/types';
import { PersonForm } from './PersonForm';

export const PersonCreate = () => (
  <ContentCreate type={persons} headings={contactWords.headings}>
    <PersonForm />
  </ContentCreate>
);
