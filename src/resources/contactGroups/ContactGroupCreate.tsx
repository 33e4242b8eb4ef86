import { contactGroups } from '../../../domain/types/contactGroup';
import { ContentCreate } from '../../form/ContentCreate';
import { groupWords } from '../../i18n/types';
import { ContactGroupForm } from './ContactGroupForm';

export const ContactGroupCreate = () => (
  <ContentCreate type={contactGroups} headings={groupWords.headings}>
    <ContactGroupForm />
  </ContentCreate>
);
