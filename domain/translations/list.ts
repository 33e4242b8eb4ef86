import type { Person } from '../inbox/inbox';
import { defaultLimit, type ListMeta } from '../http';
import type { Listed } from '../lists/listRequest';
import { translationLocales, type ContentLocale } from '../locales';
import type { Gap, GapState } from './gaps';
import type { LeftText } from './texts';

/** When a field came to be so, and by whose change; null: by that of the product itself. */
interface Since {
  /** ISO 8601 in UTC. */
  at: string;
  by: Person | null;
}

/** A gap of a record as its form reads it (`GET /{type}/{id}/translation-gaps`). */
export type RecordGap = Gap & Since;

/** A gap among all (`GET /translation-gaps`). */
export interface GapCard extends Since {
  id: number;
  /** The content type, and the record. */
  type: string;
  recordId: number;
  /** What the record is called. */
  title: string;
  field: string;
  locale: ContentLocale;
  state: Exclude<GapState, 'empty'>;
}

/** How many there are of each type, whatever types are asked for; no further than `mostGapsCounted` each. */
export interface GapListMeta extends ListMeta {
  counts: Record<string, number>;
}

export const mostGapsCounted = 10_000;

/** What somebody says about a gap: left empty on purpose; translated rightly as it is; to be translated after all. */
export const gapAnswers = ['empty', 'current', 'open'] as const;
export type GapAnswer = (typeof gapAnswers)[number];

/** What may be said of a single text within a list: that it is left empty, or is to be translated after all. */
export interface GapAnswered extends Pick<Gap, 'field' | 'locale'> {
  answer: GapAnswer;
  /** The text, where not all of the field is meant. */
  text?: LeftText | undefined;
}

export const gapStates = [
  { id: 'missing', label: 'Fehlt' },
  { id: 'stale', label: 'Deutsch geändert' },
] as const;
const languages = [...translationLocales, 'en'].map((locale) => ({ id: locale, label: locale.toUpperCase() }));

/**
 * What the list may be asked for. `type` and `field` are names of content types and of their fields. The newest gap
 * comes first.
 */
export const gapListDeclaration = {
  filters: {
    type: { kind: 'choice', field: 'type', choices: [], label: 'Art' },
    locale: { kind: 'choice', field: 'locale', choices: languages, label: 'Sprache' },
    state: { kind: 'choice', field: 'state', choices: gapStates, label: 'Zustand' },
    field: { kind: 'choice', field: 'field', choices: [], label: 'Feld' },
  },
  orderBy: ['id'],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
} as const satisfies Listed;
