import { optInPath } from './newsletter';
import { confirmPath, formPath, ownPath, questionPath } from './submissionForms';
import { verificationPath } from './verification';

/** The pages that the links of mails open, without the back office, and forms: embed.html. A code follows, or the name of the form; a language perhaps. */
export const publicPages: readonly string[] = [verificationPath, optInPath, confirmPath, ownPath, questionPath, formPath];
