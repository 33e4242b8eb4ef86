/** Words of the list and the form of events beyond their labels. */
export const eventWords = {
  loadMore: 'Mehr Einträge laden',
  language: 'Durchführungssprache',
  from: 'Von',
  till: 'Bis',
  promoted: 'Hervorheben',
  dates: 'Termindetails',
  registration: 'Anmeldung',
  calendarEntry: (locale: string) => `Kalendereintrag (${locale.toUpperCase()})`,
} as const;
