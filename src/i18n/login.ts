export const loginWords = {
  title: 'Anmelden',
  ended:
    'Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, ist in diesem Browser gesichert: Nach dem Anmelden wird es Ihnen wieder angeboten.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Anmelden',
  emailMissing: 'Geben Sie bitte eine E-Mail-Adresse an.',
  passwordMissing: 'Geben Sie bitte ein Passwort an.',
  wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  wait: (seconds: number) =>
    seconds < 60
      ? `Zu viele Versuche. Bitte warten Sie noch ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`
      : `Zu viele Versuche. Bitte warten Sie noch ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'Minute' : 'Minuten'}.`,
} as const;
