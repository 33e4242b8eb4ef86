/** Words around one's own password: forgotten, set by a link, changed. */
export const passwordWords = {
  forgot: 'Passwort vergessen',
  forgotHint:
    'Geben Sie die E-Mail-Adresse Ihres Kontos an. Sie erhalten einen Link, mit dem Sie ein neues Passwort setzen.',
  request: 'Link anfordern',
  reset: 'Neues Passwort setzen',
  isReset: 'Ihr neues Passwort gilt ab sofort. Alle bisherigen Anmeldungen wurden beendet.',
  requestAnew: 'Neuen Link anfordern',
  toLogin: 'Zur Anmeldung',
  change: 'Passwort ändern',
  account: (email: string) => `Angemeldet als ${email}`,
  current: 'Bisheriges Passwort',
  next: 'Neues Passwort',
  rule: 'Mindestens 8 Zeichen',
  changed: 'Ihr Passwort wurde geändert. Alle anderen Anmeldungen wurden beendet.',
  cancel: 'Abbrechen',
} as const;
