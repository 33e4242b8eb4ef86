/** The page to request a reset link. No zod in this file. */
export const forgotPath = '/password/forgot';
/** The page that reset mails link to, followed by a code. */
export const resetPath = '/password/reset/';
export const resetMinutes = 60;
/** How long the link of an invitation is valid. */
export const invitationDays = 7;
export const failedReset =
  'Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Verlangen Sie bitte einen neuen.';
/** The page of one's own account, with one's sessions. */
export const accountPath = '/account';
