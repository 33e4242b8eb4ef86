import type { GapState } from '../../domain/translations/gaps';

/** Words about translations that are missing, or older than their German. */
export const translationWords = {
  type: 'Art',
  title: 'Titel',
  locale: 'Sprache',
  field: 'Feld',
  state: 'Zustand',
  at: 'Seit',
  by: 'Von',
  system: 'System',
  typeCount: (label: string, count: number, most: number) =>
    `${label} (${count >= most ? `über ${most.toLocaleString('de-CH')}` : count.toLocaleString('de-CH')})`,
  nothing: {
    title: 'Keine Lücken',
    hint: 'Alle Texte sind übersetzt, und keine Übersetzung ist älter als ihr deutscher Text.',
  },
  first: 'Erste Lücke',
  backToQueue: 'Zur Liste',
  here: (label: string, state: GapState | null) =>
    `${label}: ${state === 'missing' ? 'Übersetzung fehlt' : state === 'stale' ? 'Deutsch geändert' : 'in Ordnung'}`,
  atTheEnd: 'Keine weitere Lücke in diesem Eintrag. Ctrl+Enter speichert und öffnet den nächsten.',
  noneHere: 'In diesem Eintrag fehlt keine Übersetzung.',
  changed: (moment: string, person: string) => `Deutsch geändert am ${moment} von ${person}`,
  changedNow: 'Deutsch geändert, noch nicht gespeichert',
  show: 'Änderung zeigen',
  hide: 'Änderung ausblenden',
  current: 'Übersetzung stimmt noch',
  empty: 'Bewusst leer',
  left: (moment: string, person: string) => `Bewusst leer, ${person}, ${moment}`,
  leftTexts: (count: number) => (count === 1 ? 'Ein Text bewusst leer' : `${count} Texte bewusst leer`),
  open: 'Doch übersetzen',
} as const;
