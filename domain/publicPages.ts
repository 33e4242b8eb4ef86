import { optInPath } from './newsletter';
import { verificationPath } from './verification';

/** The pages that the links of mails open, without the back office: embed.html. A code follows. */
export const publicPages: readonly string[] = [verificationPath, optInPath];
