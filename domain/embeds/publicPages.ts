import { optInPath } from '../submissions/newsletter';
import { confirmPath, formPath, ownPath, questionPath } from '../submissions/submissionForms';
import { verificationPath } from '../submissions/verification';

/**
 * The paths that embed.html serves: pages that mails link to, and forms. A code or the name of the form follows,
 * optionally a language.
 */
export const publicPages: readonly string[] = [
  verificationPath,
  optInPath,
  confirmPath,
  ownPath,
  questionPath,
  formPath,
];
