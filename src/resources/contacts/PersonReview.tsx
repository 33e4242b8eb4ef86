import { persons } from '../../../domain/types/person';
import { contactWords } from '../../i18n/types';
import { ReviewPage, type AboveReview } from '../../review/inbox/ReviewPage';
import { PersonForm } from './PersonForm';
import { RemovedEmployments } from './RemovedEmployments';

const form = <PersonForm />;
const above: AboveReview = (items, openField) => <RemovedEmployments items={items} onOpen={openField} />;

/** At /inbox/contacts/person/{id}/{inbox_id}. */
export const PersonReview = () => (
  <ReviewPage type={persons} headings={contactWords.headings} above={above}>
    {form}
  </ReviewPage>
);
