import { optInPath } from '../submissions/newsletter';
import { confirmPath, formPath, ownPath, questionPath } from '../submissions/submissionForms';
import { verificationPath } from '../submissions/verification';

/**
 * The pages that the links of mails open, without the back office, and forms: embed.html. A code follows, or the name
 * of the form; a language perhaps.
 */
export const publicPages: readonly string[] = [
  verificationPath,
  optInPath,
  confirmPath,
  ownPath,
  questionPath,
  formPath,
];
