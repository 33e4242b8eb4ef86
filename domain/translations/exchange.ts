import { spreadsheetLimit } from '../inbox/spreadsheetImport';

/** Texts that are exported for translators and return into the inbox (docs/decisions/translations.md). */

/** The source of returned texts in the inbox. */
export const translationSource = 'translation';
/** In bytes. */
export const exchangeLimit = spreadsheetLimit;
/** The maximum number of gaps in one file. */
export const maxExportedGaps = 5_000;

export const exchangeFormats = [
  { id: 'xliff', label: 'XLIFF 2.1' },
  { id: 'xlsx', label: 'XLSX' },
] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number]['id'];

/** The columns of a table; the key identifies the place of a text. */
export const exchangeColumns = {
  key: 'Schlüssel',
  type: 'Art',
  title: 'Eintrag',
  field: 'Feld',
  before: 'Deutsch bisher',
  german: 'Deutsch',
  text: 'Übersetzung',
} as const;

/** `POST /translation-gaps/import`: the result of importing a file. */
export interface TranslationImport {
  importId?: number;
  /**
   * Numbers of texts. `proposed`: now in the inbox, in `records` records; `known`: proposed or dismissed before;
   * `unchanged`: equal to the record; `empty`: without a translation; `refused`: see `problems`.
   */
  counts: Record<'proposed' | 'records' | 'known' | 'unchanged' | 'empty' | 'refused', number>;
  /** The first texts that were refused, with the reason. */
  problems: { title: string; field: string; message: string }[];
}
