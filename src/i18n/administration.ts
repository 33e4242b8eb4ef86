import { grouped } from './lists';
import type { WebhookEvent } from '../../domain/administration/webhooks';
import type { MachineAction } from '../../domain/accounts/rights';
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

/** The actions that a machine account may take. */
export const actionLabels: Record<MachineAction, string> = {
  read: 'Lesen',
  write: 'Schreiben',
  publish: 'Veröffentlichen',
};

/** Strings for dialogs with a secret. */
export const credentialWords = {
  create: 'Erstellen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  copy: 'Kopieren',
  copied: 'Kopiert',
} as const;

/** The events that a webhook reports. */
export const eventLabels: Record<WebhookEvent, string> = {
  published: 'Veröffentlicht',
  changed: 'Geändert',
  unpublished: 'Zurückgezogen',
  deleted: 'Gelöscht',
  submitted: 'Eingereicht',
};

/** Labels of narrow columns, with soft hyphens where they may break. */
export const narrowLabels: Record<string, string> = {
  publish: 'Veröffent\u00adlichen',
  published: 'Ver\u00adöffent\u00adlicht',
  changed: 'Geän\u00addert',
  unpublished: 'Zurück\u00adge\u00adzogen',
  deleted: 'Ge\u00adlöscht',
  submitted: 'Einge\u00adreicht',
};

/** Strings for webhooks. */
export const webhookWords = {
  name: 'Name',
  url: 'Adresse',
  urlHint: 'Beginnt mit https://',
  events: 'Ereignisse',
  eventsHint:
    'Geändert, veröffentlicht und zurückgezogen gilt für das, was Besucher sehen. Eingereicht heisst: Jemand hat ein ' +
    'öffentliches Formular ausgefüllt und bestätigt.',
  isActive: 'Eingeschaltet',
  state: 'Zustand',
  active: 'Eingeschaltet',
  inactive: 'Ausgeschaltet',
  failing: (moment: string) => `Scheitert seit ${moment}`,
  switchedOff: (moment: string) =>
    `Seit ${moment} ausgeschaltet, weil alle Nachrichten gescheitert sind. Was seither geschehen ist, wird nicht ` +
    'nachgeholt.',
  createdAt: 'Erstellt',
  create: 'Webhook erstellen',
  newTitle: 'Webhook erstellen',
  saved: 'Der Webhook wurde gespeichert.',
  renew: 'Neues Geheimnis',
  remove: 'Löschen',
  removed: 'Der Webhook wurde gelöscht.',
  questions: {
    renew: 'Der Empfänger braucht danach das neue Geheimnis: Mit dem bisherigen wird nicht mehr unterschrieben.',
    remove: 'Der Empfänger erfährt nichts mehr. Auch die Liste der Nachrichten wird gelöscht.',
  },
  secret: 'Geheimnis',
  secretTitle: 'Neues Geheimnis',
  secretHint: 'Bewahren Sie es jetzt sicher auf: Es wird nicht noch einmal gezeigt. Ein früheres gilt nicht mehr.',
  secretUse: 'Der Empfänger prüft damit, dass eine Nachricht von hier kommt (Standard Webhooks).',
  deliveries: 'Nachrichten',
  noDeliveries: 'Noch keine Nachrichten.',
  test: 'Probenachricht senden',
  again: 'Erneut senden',
  attempts: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
  next: (moment: string) => `nächster ${moment}`,
  empty: 'Noch keine Webhooks',
  hint: 'Ein Webhook sagt einer Website oder einem Programm sofort, was sich geändert hat.',
} as const;

/** Strings for the accounts of programs. */
export const machineWords = {
  name: 'Name',
  nameHint: 'Steht im Verlauf, wo sonst eine Person steht',
  validUntil: 'Gültig bis',
  validUntilHint: 'Ohne Angabe unbefristet',
  scopes: 'Rechte',
  scopesHint: 'Schreiben gilt für Entwürfe. Was Besucher sehen, ändert nur, wer auch veröffentlichen darf.',
  everything: 'Alles',
  contacts: 'Kontakte',
  files: 'Dateien',
  token: 'Token',
  lastUsedAt: 'Zuletzt benutzt',
  neverUsed: 'Noch nie',
  create: 'Maschinenkonto erstellen',
  newTitle: 'Maschinenkonto erstellen',
  saved: 'Das Maschinenkonto wurde gespeichert.',
  renew: 'Neues Token',
  remove: 'Widerrufen',
  questions: {
    renew: 'Das Programm braucht danach das neue Token: Das bisherige gilt sofort nicht mehr.',
    remove: 'Das Token gilt sofort nicht mehr. Was das Konto geändert hat, bleibt.',
  },
  removed: 'Das Maschinenkonto wurde widerrufen.',
  secret: 'Token',
  secretTitle: 'Neues Token',
  secretHint:
    'Bewahren Sie es jetzt sicher auf: Es wird nicht noch einmal gezeigt. Ein früheres Token gilt nicht mehr.',
  secretUse: 'Programme schicken es mit jeder Anfrage, im Kopf «Authorization: Bearer …».',
  empty: 'Noch keine Maschinenkonten',
  hint: 'Ein Maschinenkonto lässt ein Programm Inhalte lesen und schreiben, zum Beispiel eine Website.',
} as const;

/** Strings for the page of all changes. */
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

/** Strings for the page of deleted records. */
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
    'Wiederherstellen macht das Zusammenführen rückgängig: Anstellungen, Gruppen und was sonst umgezogen ist, ' +
    'kommen mit zurück.',
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

/** Strings for the administration of accounts. */
export const userWords = {
  create: 'Neuen Benutzer erstellen',
  id: 'ID',
  email: 'E-Mail',
  name: 'Name',
  nameHint: 'So sehen Sie die anderen in der Redaktion; ohne Namen steht dort die E-Mail-Adresse.',
  createdAt: 'Erstellt am',
  updatedAt: 'Geändert am',
  lastSignInAt: 'Letzte Anmeldung',
  never: 'Noch nie',
  state: 'Zustand',
  states: { active: 'Aktiv', invited: 'Eingeladen', disabled: 'Ausgeschaltet' },
  account: 'Konto',
  accountHint:
    'Inaktiv: Die Person kann sich nicht mehr anmelden und wird nicht mehr erwähnt oder beauftragt. Im Verlauf ' +
    'bleibt sie genannt.',
  invite: 'Einladung senden',
  inviteHint: 'Eine E-Mail mit einem Link, über den die Person ihr Passwort selbst wählt',
  invited: 'Der Benutzer wurde eingeladen.',
  waits: 'Diese Person ist eingeladen und hat noch kein Passwort gewählt.',
  inviteAgain: 'Erneut einladen',
  invitedAgain: 'Die Einladung ist noch einmal unterwegs. Der frühere Link gilt nicht mehr.',
  roles: 'Rollen',
  rights: 'Rechte',
  rightsHint: 'Was diese Person bearbeiten darf. Lesen dürfen alle Redakteure alles.',
  writableTypes: 'Inhaltstypen',
  writableLanguages: 'Sprachen',
  languagesHint:
    'Was für alle Sprachen gilt, etwa Daten, Bilder und die Veröffentlichung, gehört zu Deutsch: Ohne Deutsch werden ' +
    'nur Texte übersetzt.',
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

/** Strings for the overview. */
export const dashboardWords = {
  loading: 'Die Übersicht wird geladen …',
  failed: 'Die Übersicht konnte nicht geladen werden.',
  count: grouped,
  figure: (count: number, isMore: boolean) => (isMore ? `über ${grouped(count)}` : grouped(count)),
  entries: (count: number, isMore: boolean) =>
    count === 1 ? '1 Eintrag' : `${isMore ? 'über ' : ''}${grouped(count)} Einträge`,

  waiting: 'Wartet im Posteingang',
  nothingWaits: 'Der Posteingang ist leer.',
  ownDrafts: 'Meine Entwürfe',
  noOwnDrafts: 'Alles, was Sie eingegeben haben, ist gespeichert.',
  assigned: 'Mir zugewiesen',
  noneAssigned: 'Ihnen ist nichts zugewiesen.',
  allAssigned: 'Alle:',
  mine: 'Zuletzt von mir bearbeitet',
  noneMine: 'Sie haben noch nichts bearbeitet.',
  published: (days: number) => `Veröffentlicht in den letzten ${days} Tagen`,
  nothingPublished: 'In dieser Zeit ist nichts veröffentlicht worden.',
  latest: 'Zuletzt',
  by: (moment: string, person: string | null) => (person === null ? moment : `${moment}, ${person}`),
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
    `Säulen der Aufrufe: ${grouped(total)} insgesamt, am meisten ${when} mit ${grouped(highest)}. Alle Zahlen ` +
    'stehen in der Tabelle darunter.',
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

/** The page that checks which of our lists are in another website's page. */
export const embedCheckWords = {
  title: 'Einbettung prüfen',
  intro:
    'Geben Sie die Adresse einer Seite an oder fügen Sie ihr HTML ein. Sie sehen, welche Listen und Formulare darin ' +
    'eingebettet sind, welche Optionen gelesen werden und was anders aussehen wird.',
  url: 'Adresse der Seite',
  html: 'Oder ihr HTML',
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  read: 'wird gelesen',
  ignored: 'wird nicht gelesen',
  ways: { function: 'Script', element: 'Element', frame: 'Rahmen' },
};
