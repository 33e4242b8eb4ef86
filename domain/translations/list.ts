import type { AccountReference } from '../inbox/inbox';
import { idsFilter } from '../filters';
import { defaultLimit, type ListMeta } from '../http';
import type { ListDeclaration } from '../lists/listRequest';
import { translationLocales, type ContentLocale } from '../locales';
import type { Gap, GapState } from './gaps';
import type { LeftEmptyText } from './texts';

/** When the gap arose, and whose change caused it; null for the system. */
interface Since {
  /** ISO 8601 in UTC. */
  at: string;
  by: AccountReference | null;
}

/** A gap in the form of its record (`GET /{type}/{id}/translation-gaps`). */
export type RecordGap = Gap & Since;

/** A gap in the list of all gaps (`GET /translation-gaps`). */
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

/**
 * The number of gaps per type, language and content. Each count applies the other filters and stops at
 * `maxGapsCounted`. Those without gaps are left out.
 */
export interface GapListMeta extends ListMeta {
  counts: Record<string, number>;
  locales: Record<string, number>;
  contents: Record<string, number>;
}

export const maxGapsCounted = 10_000;

/**
 * Decisions about a gap: `empty`: left empty on purpose; `current`: the translation is still right; `checked`: what a
 * machine translated is right; `open`: it needs translation
 * after all.
 */
export const gapAnswers = ['empty', 'current', 'checked', 'open'] as const;
export type GapAnswer = (typeof gapAnswers)[number];

/** A decision about a field, or about a single text in it (`empty` or `open`). */
export interface GapAnswered extends Pick<Gap, 'field' | 'locale'> {
  answer: GapAnswer;
  /** The single text; if missing, the whole field. */
  text?: LeftEmptyText | undefined;
}

export const gapStates = [
  { id: 'missing', label: 'Fehlt' },
  { id: 'stale', label: 'Deutsch geändert' },
  { id: 'machine', label: 'Maschinell übersetzt' },
] as const;
/** Whether a gap has words to translate (`words`), or only times, numbers and addresses (`noise`). */
export const gapContents = [
  { id: 'words', label: 'Text' },
  { id: 'noise', label: 'Zeiten, Zahlen, Adressen' },
] as const;
const languages = [...translationLocales, 'en'].map((locale) => ({ id: locale, label: locale.toUpperCase() }));

/** The list of gaps, newest first. `type` and `field` are names of content types and fields. */
export const gapListDeclaration = {
  filters: {
    type: { kind: 'choice', field: 'type', choices: [], label: 'Art' },
    locale: { kind: 'choice', field: 'locale', choices: languages, label: 'Sprache' },
    state: { kind: 'choice', field: 'state', choices: gapStates, label: 'Zustand' },
    field: { kind: 'choice', field: 'field', choices: [], label: 'Feld' },
    content: { kind: 'choice', field: 'content', choices: gapContents, label: 'Inhalt' },
    ids: idsFilter,
  },
  orderBy: ['id'],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
} as const satisfies ListDeclaration;

/** A translation of the same or a similar German text, and where it comes from. */
export interface Proposal {
  text: string;
  /** The similarity of the German texts; 100 means equal. */
  percent: number;
  type: string;
  recordId: number;
  title: string;
  /** The field of that record. */
  field: string;
}

/** Proposals for the texts that a record lacks in a language (`GET /{type}/{id}/translation-proposals`). */
export interface ProposedTexts {
  /** The field of the record that contains the text. */
  field: string;
  /** The German text to translate. */
  german: string;
  proposals: Proposal[];
}

/** The most German text that a machine translates at once, in characters. */
export const maxMachineText = 30_000;

/** The translation of a text by a machine (`POST /{type}/{id}/machine-translations`). */
export interface MachineTranslation {
  text: string;
  /** The name of the service. */
  provider: string;
}
