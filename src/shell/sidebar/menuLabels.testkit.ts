/**
 * What everybody who edits finds in the menu, in the order that they know: spelled out, so that nobody changes it
 * unawares.
 */
export const contentLabels = [
  'Projekte',
  'Projekt erfassen',
  'Projektkollektionen',
  'Agenda',
  'Termin erfassen',
  'Agenda-Kollektionen',
  'KLW Projekte',
  'KLW Projekt erfassen',
  'News',
  'News erfassen',
  'Interaktive Grafiken',
  'Finanzhilfen',
  'Personen',
  'Organisationen',
  'Kontaktgruppen',
  'Regionen',
  'Bildungsmöglichkeiten',
  'Stellenmarkt',
  'regioScience News',
];
