const byStatus: Record<number, string> = {
  400: 'Die Anfrage war ungültig.',
  401: 'Bitte melden Sie sich an.',
  403: 'Dafür fehlt Ihnen die Berechtigung.',
  404: 'Dieser Eintrag existiert nicht oder nicht mehr.',
  409: 'Das steht im Widerspruch zum jetzigen Stand.',
  412: 'Der Eintrag wurde in der Zwischenzeit von jemand anderem geändert.',
  413: 'Die Daten sind zu gross.',
  415: 'Dieses Format wird nicht angenommen.',
  422: 'Bitte prüfen Sie Ihre Angaben.',
  429: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  502: 'Der Server hat unverständlich geantwortet. Bitte versuchen Sie es erneut.',
  503: 'Der Server ist im Moment nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.',
};

export const httpWords = {
  byStatus,
  other: 'Ein unbekannter Fehler ist aufgetreten.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  aborted: 'Abgebrochen',
  invalidField: 'Diese Angabe ist ungültig.',
} as const;
