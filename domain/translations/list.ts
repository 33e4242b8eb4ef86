import type { Person } from '../inbox/inbox';
import { defaultLimit, type ListMeta } from '../http';
import type { Listed } from '../lists/listRequest';
import { translationLocales, type ContentLocale } from '../locales';
import type { Gap, GapState } from './gaps';
import type { LeftText } from './texts';

/** When the gap arose, and by whose change; null: the system. */
interface Since {
  /** ISO 8601 in UTC. */
  at: string;
  by: Person | null;
}

/** A gap in the form of its record (`GET /{type}/{id}/translation-gaps`). */
export type RecordGap = Gap & Since;

/** A gap in the list of all (`GET /translation-gaps`). */
export interface GapCard extends Since {
  id: number;
  /** The content type and id of the record. */
  type: string;
  recordId: number;
  /** The name of the record. */
  title: string;
  field: string;
  locale: ContentLocale;
  state: Exclude<GapState, 'empty'>;
}

/** The number of gaps per type under the other filters, up to `mostGapsCounted` each. */
export interface GapListMeta extends ListMeta {
  counts: Record<string, number>;
}

export const mostGapsCounted = 10_000;

/**
 * Decisions about a gap: `empty`: left empty on purpose; `current`: the translation is still right; `open`: to be
 * translated after all.
 */
export const gapAnswers = ['empty', 'current', 'open'] as const;
export type GapAnswer = (typeof gapAnswers)[number];

/** A decision about a field, or about a single text within it (`empty` or `open`). */
export interface GapAnswered extends Pick<Gap, 'field' | 'locale'> {
  answer: GapAnswer;
  /** The single text; without it the whole field. */
  text?: LeftText | undefined;
}

export const gapStates = [
  { id: 'missing', label: 'Fehlt' },
  { id: 'stale', label: 'Deutsch geändert' },
] as const;
const languages = [...translationLocales, 'en'].map((locale) => ({ id: locale, label: locale.toUpperCase() }));

/** The list of gaps, newest first. `type` and `field` are names of content types and fields. */
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
