import { contents } from '../../../domain/contents';

/** What everybody who edits finds in the menu. */
export const contentLabels = Object.values(contents).flatMap(({ label: { singular, plural }, menu }) =>
  menu === 'create' ? [plural, `${singular} erfassen`] : [plural],
);

/** What they know, in the order that they know: spelled out, so that nobody changes it unawares. */
export const knownLabels = [
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
