import type { Role } from '../../domain/access';

/** The log of public pages. */
export const logWords = {
  createdAt: 'Zeit',
  back: 'Zur Liste',
} as const;

/** The outbox. */
export const mailWords = {
  title: 'E-Mails',
  recipient: 'Empfänger',
  subject: 'Betreff',
  kind: 'Art',
  state: 'Zustand',
  attempts: 'Versuche',
  lastError: 'Letzter Fehler',
  createdAt: 'Zeit',
  sentAt: 'Gesendet',
  nextAttemptAt: 'Nächster Versuch',
  text: 'Text der E-Mail',
  noSubject: '(ohne Betreff)',
  retry: 'Erneut senden',
  retried: 'Die E-Mail wird erneut gesendet.',
  close: 'Schliessen',
  empty: 'Noch keine E-Mails',
  emptyHint: 'Hier steht, was dieses System verschickt: wartende, gesendete und fehlgeschlagene E-Mails.',
} as const;

/** Words of the page of all changes. */
export const activityWords = {
  at: 'Wann',
  by: 'Von',
  type: 'Art',
  name: 'Titel',
  changed: 'Geändert',
  change: 'Änderung',
  nothingShown: 'Ohne sichtbaren Unterschied gespeichert',
  sinceLastVisit: (moment: string) => `Seit meinem letzten Besuch (${moment})`,
  open: 'Eintrag öffnen',
  empty: 'Noch keine Änderungen',
  hint: 'Hier steht, wer wann was geändert hat, in allen Inhaltstypen.',
} as const;

/** Words of the page of deleted records. */
export const deletedWords = {
  title: 'Gelöschte Einträge',
  hint: 'Wiederherstellen bringt einen Eintrag unter seiner Nummer zurück, mit seinem Verlauf.',
  type: 'Art',
  id: 'ID',
  name: 'Titel',
  deletedAt: 'Gelöscht am',
  deletedBy: 'Gelöscht von',
  action: 'Aktion',
  view: 'Ansehen',
  versionOf: (moment: string, person: string) => `Fassung vom ${moment}, ${person}`,
  lastVersion: 'So wurde er gelöscht.',
  partOf: (id: number) => `Dieser Eintrag ist im Eintrag mit der ID ${id} aufgegangen.`,
  partOfHint:
    'Wiederherstellen macht das Zusammenführen rückgängig: Anstellungen, Gruppen und was sonst umgezogen ist, kommen mit zurück.',
  openOther: 'Jenen Eintrag öffnen',
  separate: 'Zusammenführen rückgängig machen',
  restoreApart: 'Ohne Anstellungen und Gruppen wiederherstellen',
  emptyVersion: 'Diese Fassung ist leer.',
  restore: 'Wiederherstellen',
  restoreOf: (title: string) => `Wiederherstellen: ${title}`,
  restoreVersion: 'Diese Fassung wiederherstellen',
  restored: (title: string) => `«${title}» wurde wiederhergestellt.`,
  open: 'Eintrag öffnen',
  notRestored: 'Nicht wiederhergestellt.',
  empty: 'Es gibt keine gelöschten Einträge',
} as const;

/** Words of the administration of accounts. */
export const userWords = {
  create: 'Neuen Benutzer erstellen',
  id: 'ID',
  email: 'E-Mail',
  createdAt: 'Erstellt am',
  updatedAt: 'Geändert am',
  roles: 'Rollen',
  notifications: 'Benachrichtigungen',
  password: 'Passwort',
  newPassword: 'Mindestens 8 Zeichen',
  keptPassword: 'Leer lassen, um das bisherige Passwort zu behalten',
  newHeading: 'Benutzer erfassen',
  editHeading: 'Benutzer bearbeiten',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleteTitle: 'Benutzer löschen',
  deleteQuestion: 'Sind Sie sicher dass Sie diesen Benutzer unwiderruflich löschen möchten?',
  deleteForever: 'Endgültig löschen',
  saved: 'Der Benutzer wurde gespeichert.',
  deleted: 'Der Benutzer wurde gelöscht.',
  self: 'Das ist Ihr eigenes Konto.',
  higher: 'Dieses Konto hat eine höhere Rolle als Sie. Sie können es ansehen, aber nicht ändern.',
  changedMeanwhile:
    'Dieses Konto wurde in der Zwischenzeit geändert. Laden Sie die Seite neu, um den jetzigen Stand zu sehen.',
  more: 'Mehr Einträge laden',
  retry: 'Erneut versuchen',
} as const;

/** What each role may do. */
export const roleMeanings: Partial<Record<Role, string>> = {
  ROLE_EDITOR: 'Inhalte erfassen, bearbeiten und löschen',
  ROLE_ADMIN: 'Zusätzlich Benutzer verwalten; schliesst Redakteur ein',
  ROLE_SUPER_ADMIN: 'Voller Zugriff; schliesst Admin und Redakteur ein',
};

const grouped = (count: number) => count.toLocaleString('de-CH');

/** Words of the overview. */
export const dashboardWords = {
  loading: 'Die Übersicht wird geladen …',
  failed: 'Die Übersicht konnte nicht geladen werden.',
  count: grouped,
  figure: (count: number, isMore: boolean) => (isMore ? `über ${grouped(count)}` : grouped(count)),
  entries: (count: number, isMore: boolean) =>
    count === 1 ? '1 Eintrag' : `${isMore ? 'über ' : ''}${grouped(count)} Einträge`,

  waiting: 'Wartet im Posteingang',
  nothingWaits: 'Der Posteingang ist leer.',
  published: (days: number) => `Veröffentlicht in den letzten ${days} Tagen`,
  nothingPublished: 'In dieser Zeit ist nichts veröffentlicht worden.',
  latest: 'Zuletzt',
  by: (moment: string, email: string | null) => (email === null ? moment : `${moment}, ${email}`),
  drafts: (days: number) => `Entwürfe, seit ${days} Tagen unverändert`,
  noDrafts: 'Kein Entwurf liegt so lange.',
  deadlines: (days: number) => `Fristen in den nächsten ${days} Tagen`,
  noDeadlines: 'Keine Frist läuft ab.',
  gaps: 'Übersetzungen, die fehlen oder veraltet sind',
  noGaps: 'Keine Übersetzung fehlt.',
  failedMails: 'Fehlgeschlagene E-Mails',
  noFailedMails: 'Alle E-Mails sind angekommen oder unterwegs.',
  mails: (count: number) =>
    count === 1 ? '1 E-Mail konnte nicht gesendet werden' : `${grouped(count)} E-Mails konnten nicht gesendet werden`,

  visits: 'Was gelesen wird',
  from: 'Von',
  till: 'Bis',
  wrongSpan: 'Das erste Datum muss vor dem zweiten liegen, höchstens drei Jahre davor.',
  type: 'Inhaltstyp',
  allTypes: 'Alle Inhaltstypen',
  language: 'Sprache',
  allLanguages: 'Alle Sprachen',
  languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', '': 'Ohne Angabe' },
  reads: 'Aufrufe',
  perDay: 'Aufrufe je Tag',
  perMonth: 'Aufrufe je Monat',
  chart: (total: number, highest: number, when: string) =>
    `Säulen der Aufrufe: ${grouped(total)} insgesamt, am meisten ${when} mit ${grouped(highest)}. Alle Zahlen stehen in der Tabelle darunter.`,
  asTable: 'Zahlen als Tabelle',
  day: 'Tag',
  month: 'Monat',
  all: 'Alle',
  most: 'Beliebteste Einträge',
  mostOf: { projects: 'Beliebteste Projekte', events: 'Beliebteste Agenda-Einträge' } as Record<string, string>,
  id: 'ID',
  entryTitle: 'Titel',
  nothingRead: 'In dieser Zeit wurde nichts gelesen.',
  origins: 'Beliebteste Tools',
  origin: 'Ursprung',
  otherOrigins: 'Weitere',
  noOrigins: 'In dieser Zeit wurde keine öffentliche Liste gezeigt.',
  feedback: 'Feedback',
  noFeedback: 'In dieser Zeit kam keine Rückmeldung.',
  positive: (share: number, positive: number, all: number) =>
    `${share} % positiv (${grouped(positive)} von ${grouped(all)})`,
  date: 'Datum',
  rating: 'Bewertung',
  good: 'Positiv',
  bad: 'Negativ',
  comment: 'Kommentar',
} as const;
