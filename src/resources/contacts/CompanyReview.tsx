import { companies } from '../../../domain/types/company';
import { contactWords } from '../../i18n/types';
import { ReviewPage } from '../../review/inbox/ReviewPage';
import { CompanyForm } from './CompanyForm';

const form = <CompanyForm />;

/** At /inbox/contacts/company/{inbox_id}. */
export const CompanyReview = () => (
  <ReviewPage type={companies} headings={contactWords.headings}>
    {form}
  </ReviewPage>
);
