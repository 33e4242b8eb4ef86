import { spreadsheetLimit } from '../inbox/spreadsheetImport';

/** Texts that leave for translators and return into the inbox (docs/decisions/translations.md). */

/** The source of returned texts in the inbox. */
export const translationSource = 'translation';
/** In bytes. */
export const exchangeLimit = spreadsheetLimit;
/** More gaps do not fit into one file. */
export const maxExportedGaps = 5_000;

export const exchangeFormats = [
  { id: 'xliff', label: 'XLIFF 2.1' },
  { id: 'xlsx', label: 'XLSX' },
] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number]['id'];

/** The columns of a table; the key says where a text belongs. */
export const exchangeColumns = {
  key: 'Schlüssel',
  type: 'Art',
  title: 'Eintrag',
  field: 'Feld',
  before: 'Deutsch bisher',
  german: 'Deutsch',
  text: 'Übersetzung',
} as const;

/** `POST /translation-gaps/import`: what became of a file. */
export interface TranslationImport {
  importId?: number;
  /**
   * Numbers of texts. `proposed`: in the inbox, in so many `records`; `known`: were there or dismissed before;
   * `unchanged`: as in the record; `empty`: without translation; `refused`: see `problems`.
   */
  counts: Record<'proposed' | 'records' | 'known' | 'unchanged' | 'empty' | 'refused', number>;
  /** The first texts that were not taken, with the reason. */
  problems: { title: string; field: string; message: string }[];
}
