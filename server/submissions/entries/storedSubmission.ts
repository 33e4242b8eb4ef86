import { allForms } from '../../../domain/submissions/allForms';
import type { SubmissionForm } from '../../../domain/submissions/submissionForms';
import type { Locale } from '../../../domain/locales';
import type { Sender } from '../../mail/content';
import type { SubmittedValues } from '../../../domain/submissions/formSchema';

/** A submission that is stored until it is confirmed and answered. */
export interface StoredSubmission {
  form: SubmissionForm['name'];
  locale: Locale;
  said: SubmittedValues;
}

export const formOf = ({ form }: StoredSubmission): SubmissionForm =>
  allForms.find(({ name }) => name === form) as SubmissionForm;

/** The URL where editors review a submission. */
export const reviewOf = (host: string, { name }: SubmissionForm, item: number): string =>
  `${host}/inbox/${name}/${item}`;

/** The sender and the base of links in mails about submissions. */
export interface MailContext {
  sender: Sender;
  /** The base URL of links. */
  host: string;
}
