import { contactGroups } from '../../../domain/types/contactGroup';
import { groupWords } from '../../i18n/types';
import { ReviewPage } from '../../review/inbox/ReviewPage';
import { ContactGroupForm } from './ContactGroupForm';

const form = <ContactGroupForm />;

/** At /inbox/contact-groups/{inbox_id}. */
export const ContactGroupReview = () => (
  <ReviewPage type={contactGroups} headings={groupWords.headings}>
    {form}
  </ReviewPage>
);
