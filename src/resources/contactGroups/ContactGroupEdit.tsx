import { contactGroups } from '../../../domain/types/contactGroup';
import { ContentEdit } from '../../form/ContentEdit';
import { groupWords } from '../../i18n/types';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { ContactGroupForm } from './ContactGroupForm';

export const ContactGroupEdit = () => (
  <ContentEdit type={contactGroups} headings={groupWords.headings}>
    <ContactGroupForm />
    <OutdatedWarning />
  </ContentEdit>
);
