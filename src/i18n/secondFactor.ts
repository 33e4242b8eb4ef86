/** The second step of signing in. */
export const secondStepWords = {
  title: 'Anmeldung bestätigen',
  passkey: 'Mit Passkey bestätigen',
  passkeyOnly: 'Mit Passkey anmelden',
  or: 'oder mit einem Code:',
  code: 'Code',
  appHint: 'Der sechsstellige Code Ihrer Authenticator-App, oder ein Wiederherstellungscode',
  recoveryHint: 'Einer Ihrer Wiederherstellungscodes',
  codeMissing: 'Geben Sie bitte den Code an.',
  submit: 'Anmelden',
  back: 'Zurück',
  refused: 'Der Passkey wurde nicht verwendet: Der Vorgang wurde abgebrochen, oder in diesem Browser ist keiner.',
} as const;

/** Second factors of one's own account. */
export const factorWords = {
  title: 'Sicherheit: zweiter Faktor',
  hint:
    'Mit einem zweiten Faktor genügt Ihr Passwort allein nicht mehr, um sich anzumelden. Ein Passkey steckt in Ihrem ' +
    'Gerät oder Passwortmanager; eine Authenticator-App zeigt alle 30 Sekunden einen neuen Code.',
  needed:
    'Ihre Rolle verlangt einen zweiten Faktor. Richten Sie ihn bitte jetzt ein; danach geht es weiter wie gewohnt.',
  logout: 'Abmelden',
  list: 'Eingerichtet',
  none: 'Noch nichts eingerichtet.',
  added: (moment: string) => `Hinzugefügt ${moment}`,
  used: (moment: string) => `zuletzt benutzt ${moment}`,
  unused: 'noch nie benutzt',
  kinds: { passkey: 'Passkey', totp: 'App mit Codes' },
  noPasskeys: 'Passkeys sind unter dieser Adresse oder in diesem Browser nicht möglich.',
  codesLeft: (count: number) =>
    count === 1 ? '1 Wiederherstellungscode ist übrig.' : `${count} Wiederherstellungscodes sind übrig.`,
  remove: 'Entfernen',
  removeNamed: (name: string) => `Entfernen: ${name}`,
  cancel: 'Abbrechen',
  next: 'Weiter',
  password: 'Ihr Passwort',
  name: 'Name',
  nameHint: 'Damit Sie ihn wiedererkennen, etwa «Laptop im Büro»',
  defaultName: 'Passkey',
  actions: {
    passkey: 'Passkey hinzufügen',
    totp: 'App einrichten',
    codes: 'Neue Wiederherstellungscodes',
    remove: 'Zweiten Faktor entfernen',
  },
  codesQuestion: 'Die bisherigen Wiederherstellungscodes gelten danach nicht mehr.',
  removeQuestion: (name: string) => `«${name}» gilt danach nicht mehr für die Anmeldung.`,
  scan: 'Scannen Sie dieses Bild mit Ihrer Authenticator-App, oder geben Sie dort das Geheimnis ein.',
  qrCode: 'QR-Code für die Authenticator-App',
  secret: 'Geheimnis',
  firstCode: 'Code der App',
  firstCodeHint: 'Die sechs Ziffern, welche die App jetzt anzeigt',
  confirm: 'Bestätigen',
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesHint:
    'Mit jedem dieser Codes melden Sie sich einmal an, wenn Passkey oder App fehlen. Sie werden nur jetzt gezeigt: ' +
    'Drucken Sie sie aus, oder bewahren Sie sie in einem Passwortmanager auf.',
  print: 'Drucken',
  copy: 'Kopieren',
  copied: 'Kopiert',
  done: 'Ich habe sie aufbewahrt',
  isAdded: 'Der zweite Faktor ist eingerichtet.',
  isRemoved: 'Der zweite Faktor ist entfernt.',
  failed: 'Der Passkey wurde nicht erstellt: Der Vorgang wurde abgebrochen, oder er ist schon eingerichtet.',
} as const;

/** Another account's second factor, for administrators. */
export const factorResetWords = {
  isSet: 'Diese Person meldet sich mit einem zweiten Faktor an.',
  reset: 'Zurücksetzen',
  resetTitle: 'Zweiten Faktor zurücksetzen',
  question:
    'Für Personen, die Passkey, App und Wiederherstellungscodes verloren haben. Danach genügt ihr Passwort, bis sie ' +
    'einen neuen zweiten Faktor einrichten; ihre Sitzungen enden, und sie erhalten eine E-Mail.',
  cancel: 'Abbrechen',
  isReset: 'Der zweite Faktor wurde zurückgesetzt.',
} as const;
