import { allForms } from '../../../domain/submissions/allForms';
import type { SubmissionForm } from '../../../domain/submissions/submissionForms';
import type { Locale } from '../../../domain/locales';
import type { Sender } from '../../mail/content';
import type { SubmittedValues } from '../../../domain/submissions/formSchema';

/** A stored submission, until it is confirmed and answered. */
export interface Handed {
  form: SubmissionForm['name'];
  locale: Locale;
  said: SubmittedValues;
}

export const formOf = ({ form }: Handed): SubmissionForm =>
  allForms.find(({ name }) => name === form) as SubmissionForm;

/** The address where editors review a submission. */
export const reviewOf = (host: string, { name }: SubmissionForm, item: number): string =>
  `${host}/inbox/${name}/${item}`;

/** What mails about submissions need to know of the installation. */
export interface Surroundings {
  sender: Sender;
  /** The base of links. */
  host: string;
}
