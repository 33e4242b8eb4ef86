/** The page for requesting a reset link. This file does not import zod. */
export const forgotPath = '/password/forgot';
/** The page that reset mails link to, followed by a code. */
export const resetPath = '/password/reset/';
export const resetMinutes = 60;
/** How many days the link in an invitation is valid. */
export const invitationDays = 7;
export const failedReset =
  'Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Verlangen Sie bitte einen neuen.';
/** The page of one's own account, with one's sessions. */
export const accountPath = '/account';
