import { allContentTypes } from '../contentTypes';
import { declaredForm } from './formOf';
import { form as event } from './forms/event';
import { form as job } from './forms/job';
import { form as publication } from './forms/publication';
import type { SubmissionForm } from './submissionForms';

/** Forms declared in their own files. */
export const ownForms: readonly SubmissionForm[] = [job, event, publication];

/** All forms, including those that types declare. Only for the server, since it loads every declaration. */
export const allForms: readonly SubmissionForm[] = [
  ...ownForms,
  ...allContentTypes.flatMap((type) => declaredForm(type) ?? []),
];
