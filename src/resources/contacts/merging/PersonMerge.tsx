import { persons } from '../../../../domain/types/person';
import { MergePage } from '../../../review/merging/MergePage';
import { PersonForm } from '../PersonForm';

const form = <PersonForm />;

/** At /contacts/person/merge. */
export const PersonMerge = () => <MergePage type={persons}>{form}</MergePage>;
