import { persons } from '../../../domain/types/person';
import { ReviewPage, type ReviewedForm } from '../../review/inbox/ReviewPage';
import { PersonForm } from './PersonForm';
import { RemovedEmployments } from './RemovedEmployments';

const reviewed: ReviewedForm = (record, mode, items) => (
  <PersonForm record={record ?? undefined} mode={{ ...mode, above: (form) => <>{mode.above(form)}<RemovedEmployments items={items} onOpen={form.openField} /></> }} />
);

/** Document 2, section 2 "Contact inbox comparison": /inbox/contacts/person/{id}/{inbox_id}. */
export function PersonReview() {
  return <ReviewPage type={persons}>{reviewed}</ReviewPage>;
}
