/** Strings for the frame around every page. */
export const shellWords = {
  loaded: (loaded: number, total: number) => `${loaded} / ${total} Komponenten geladen...`,
  failed: (label: string) => `${label}: konnte nicht geladen werden.`,
  retry: 'Erneut versuchen',
  retryOf: (label: string) => `${label}: Erneut versuchen`,
  account: 'Benutzerkonto',
  ownAccount: 'Eigenes Konto',
  askAgain: (answer: 'release' | 'keep') =>
    `Beim Speichern wieder fragen (jetzt: ${answer === 'release' ? 'freigeben' : 'zwischenspeichern'})`,
  contactGroups: 'Kontaktgruppen',
  inbox: 'Posteingang',
  waiting: (label: string, count: number) =>
    `${label}: ${count === 1 ? '1 Eintrag' : `${count.toLocaleString('de-CH')} Einträge`}`,
  hideMenu: 'Menü ausblenden',
  showMenu: 'Menü einblenden',
  menu: 'Hauptmenü',
  menuGroups: {
    favourites: 'Favoriten',
    work: 'Arbeit',
    contents: 'Inhalte',
    contacts: 'Kontakte',
    knowledge: 'Wissen und Stellen',
    administration: 'Verwaltung',
  },
  favourite: (label: string) => `${label} zu den Favoriten`,
  creating: (singular: string) => `${singular} erfassen`,
  editing: (singular: string) => `${singular} bearbeiten`,
  keys: 'Tastatur',
  logout: 'Abmelden',
  logoutForOther: 'Mit einem anderen Konto anmelden',
  logoutFailed: 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  skip: 'Zum Inhalt springen',
  light: 'Helle Darstellung',
  dark: 'Dunkle Darstellung',
  administration: 'Administration',
  search: 'Suche',
  backToStart: 'Zur Startseite',
  notFound: 'Diese Seite gibt es nicht',
  notFoundHint: 'Vielleicht wurde die Adresse falsch geschrieben, oder dieser Bereich ist hier nicht eingeschaltet.',
  denied: 'Kein Zugriff',
  deniedHint:
    'Für diesen Bereich fehlt Ihnen die Berechtigung. Eine Administratorin oder ein Administrator kann sie Ihnen ' +
    'geben.',
  broken: 'Etwas ist schiefgegangen',
  brokenHint: 'Diese Seite konnte nicht angezeigt werden. Ihre gespeicherten Daten sind davon nicht betroffen.',
  details: 'Technische Angaben',
  noServer: 'Der Server ist nicht erreichbar',
  comesBack: 'Sobald er wieder da ist, geht es hier von selbst weiter.',
  loading: 'Wird geladen …',
} as const;

export const loginWords = {
  title: 'Anmelden',
  ended:
    'Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, ist in diesem Browser gesichert: Nach dem Anmelden wird ' +
    'es Ihnen wieder angeboten.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Anmelden',
  emailMissing: 'Geben Sie bitte eine E-Mail-Adresse an.',
  passwordMissing: 'Geben Sie bitte ein Passwort an.',
  wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  or: 'oder',
  wait: (seconds: number) =>
    seconds < 60
      ? `Zu viele Versuche. Bitte warten Sie noch ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`
      : `Zu viele Versuche. Bitte warten Sie noch ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'Minute' : 'Minuten'}.`,
} as const;

/** Strings for passwords: forgotten, set through a link, changed. */
export const passwordWords = {
  forgot: 'Passwort vergessen',
  forgotHint:
    'Geben Sie die E-Mail-Adresse Ihres Kontos an. Sie erhalten einen Link, mit dem Sie ein neues Passwort setzen.',
  request: 'Link anfordern',
  reset: 'Neues Passwort setzen',
  isReset: 'Ihr neues Passwort gilt ab sofort. Alle bisherigen Anmeldungen wurden beendet.',
  requestAgain: 'Neuen Link anfordern',
  toLogin: 'Zur Anmeldung',
  change: 'Passwort ändern',
  account: (email: string) => `Angemeldet als ${email}`,
  current: 'Bisheriges Passwort',
  next: 'Neues Passwort',
  rule: 'Mindestens 8 Zeichen',
  changed: 'Ihr Passwort wurde geändert. Alle anderen Anmeldungen wurden beendet.',
  cancel: 'Abbrechen',
} as const;

/** Strings for the command palette (Ctrl+K). */
export const globalSearchWords = {
  open: 'Suchen',
  shortcut: /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : 'Ctrl K',
  title: 'Suchen und öffnen',
  field: 'Suchbegriff',
  placeholder: 'Eintrag, Seite oder Befehl …',
  results: 'Treffer',
  groups: {
    opened: 'Zuletzt geöffnet',
    pages: 'Seiten',
    commands: 'Befehle',
    accounts: 'Konten',
    records: 'Einträge',
  },
  /** The search term for commands that create something. */
  newOne: 'neu',
  draft: 'Entwurf',
  hint: 'Sucht jedes Wort, in allen Sprachen.',
  nothing: (term: string) => `Nichts gefunden für «${term}».`,
  noRecords: 'Keine Einträge gefunden.',
  /**
   * @param shown the number of results shown
   * @param total the number of all results
   */
  found: (shown: number, total: number, hasMore: boolean) =>
    `${hasMore ? `Über ${total}` : total} Treffer${shown < total ? `, die besten ${shown} sind gezeigt` : ''}`,
  foundIn: (label: string, locale: string) => `${label}${locale === 'de' ? '' : ` (${locale.toUpperCase()})`}: `,
  busy: 'Wird gesucht …',
  keys: '↑ ↓ wählen, Enter öffnet, Ctrl+Enter im neuen Tab',
} as const;

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

/**
 * The menu's labels for pages that are not content types. Separate from the other strings of those pages, which load
 * with them.
 */
export const pageLabels = {
  dashboard: { singular: 'Übersicht', plural: 'Übersicht' },
  activity: { singular: 'Änderung', plural: 'Aktivität' },
  inbox: { singular: 'Eintrag im Posteingang', plural: 'Posteingang' },
  translations: { singular: 'Übersetzung', plural: 'Übersetzungen' },
  media: { singular: 'Datei', plural: 'Medien' },
  users: { singular: 'Benutzer', plural: 'Benutzer' },
  references: { singular: 'Auswahlliste', plural: 'Auswahllisten' },
  embeds: { singular: 'Einbettung prüfen', plural: 'Einbettung prüfen' },
  deleted: { singular: 'Gelöschter Eintrag', plural: 'Gelöschte Einträge' },
  mails: { singular: 'E-Mail', plural: 'E-Mails' },
  logs: { singular: 'Log', plural: 'Logs' },
  webhooks: { singular: 'Webhook', plural: 'Webhooks' },
  machineAccounts: { singular: 'Maschinenkonto', plural: 'Maschinenkonten' },
} as const;
