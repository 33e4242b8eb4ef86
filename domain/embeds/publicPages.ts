import { optInPath } from '../submissions/newsletter';
import { confirmPath, formPath, ownPath, questionPath } from '../submissions/submissionForms';
import { verificationPath } from '../submissions/verification';

/**
 * The paths that embed.html serves: pages that mails link to, and forms. Each is followed by a code or the name of the
 * form, and optionally a language.
 */
export const publicPages: readonly string[] = [
  verificationPath,
  optInPath,
  confirmPath,
  ownPath,
  questionPath,
  formPath,
];
