/** Words of the list and the form of events beyond their labels. */
export const eventWords = {
  view: 'Ansicht',
  views: { table: 'Liste', month: 'Monat', week: 'Woche' },
  calendar: 'Kalender',
  previous: { month: 'Voriger Monat', week: 'Vorige Woche' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche' },
  today: 'Heute',
  draft: 'Entwurf',
  more: (count: number) => `+ ${count} weitere`,
  loadMore: 'Mehr Einträge laden',
  language: 'Durchführungssprache',
  from: 'Von',
  till: 'Bis',
  promoted: 'Hervorheben',
  dates: 'Termindetails',
  registration: 'Anmeldung',
  calendarEntry: (locale: string) => `Kalendereintrag (${locale.toUpperCase()})`,
} as const;
