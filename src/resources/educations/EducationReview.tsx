import { educations } from '../../../domain/types/education';
import { educationWords } from '../../i18n/educations';
import { ReviewPage } from '../../review/inbox/ReviewPage';
import { EducationForm } from './EducationForm';

const form = <EducationForm />;

/** At /inbox/educations/{id}. */
export const EducationReview = () => <ReviewPage type={educations} headings={educationWords.headings}>{form}</ReviewPage>;
