/** Where somebody who has forgotten a password asks for a link. No zod in here. */
export const forgotPath = '/password/forgot';
/** Where the mail to who has forgotten a password leads; a code follows. */
export const resetPath = '/password/reset/';
/** Such a link holds so many minutes. */
export const resetMinutes = 60;
export const failedReset =
  'Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Verlangen Sie bitte einen neuen.';
