import { allContentTypes } from '../contentTypes';
import { declaredForm } from './formOf';
import { form as event } from './forms/event';
import { form as job } from './forms/job';
import { form as publication } from './forms/publication';
import type { SubmissionForm } from './submissionForms';

/** The forms that ask for more than a declaration says. */
export const ownForms: readonly SubmissionForm[] = [job, event, publication];

/** What visitors may hand in, whole: for the server. */
export const allForms: readonly SubmissionForm[] = [
  ...ownForms,
  ...allContentTypes.flatMap((type) => declaredForm(type) ?? []),
];
