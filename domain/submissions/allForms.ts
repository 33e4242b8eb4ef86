import { allContentTypes } from '../contentTypes';
import { declaredForm } from './declaredForm';
import { submissionForms, type SubmissionForm } from './submissionForms';

/** What visitors may hand in, whole: for the server. */
export const allForms: readonly SubmissionForm[] = [
  ...submissionForms,
  ...allContentTypes.flatMap((type) => declaredForm(type) ?? []),
];
