import { publications } from '../../../domain/types/publication';
import { publicationWords } from '../../i18n/publications';
import { ReviewPage } from '../../review/inbox/ReviewPage';
import { PublicationForm } from './PublicationForm';

const form = <PublicationForm />;

/** At /inbox/publications/{id}. */
export const PublicationReview = () => <ReviewPage type={publications} headings={publicationWords.headings}>{form}</ReviewPage>;
