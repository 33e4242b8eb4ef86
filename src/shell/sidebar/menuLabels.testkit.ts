import { contents } from '../../../domain/contents';

/** The menu entries that every editor has. */
export const contentLabels = Object.values(contents).flatMap(({ label: { singular, plural }, menu }) =>
  menu === 'create' ? [plural, `${singular} erfassen`] : [plural],
);

/** The established order, written out so that a change is deliberate. */
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
