/**
 * What pages that are of no content type are called in the menu. It stands by itself: their other words arrive with
 * them.
 */
export const pageLabels = {
  dashboard: { singular: 'Übersicht', plural: 'Übersicht' },
  inbox: { singular: 'Eintrag im Posteingang', plural: 'Posteingang' },
  translations: { singular: 'Übersetzung', plural: 'Übersetzungen' },
  users: { singular: 'Benutzer', plural: 'Benutzer' },
  deleted: { singular: 'Gelöschter Eintrag', plural: 'Gelöschte Einträge' },
  mails: { singular: 'Mail', plural: 'Mails' },
  logs: { singular: 'Log', plural: 'Logs' },
} as const;
