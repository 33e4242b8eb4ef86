/** What has changed about a rich text besides its words. */
export type Formatting = keyof typeof formattingLabels;

/** As people read it: «nur Formatierung: fett, Liste». */
export const formattingLabels = {
  bold: 'fett',
  italic: 'kursiv',
  underline: 'unterstrichen',
  strike: 'durchgestrichen',
  sub: 'tiefgestellt',
  sup: 'hochgestellt',
  code: 'Code',
  link: 'Link',
  heading: 'Überschrift',
  list: 'Liste',
  table: 'Tabelle',
  quote: 'Zitat',
  paragraph: 'Absatz',
  lineBreak: 'Zeilenumbruch',
  spacing: 'Leerzeichen',
  layout: 'Aufbau',
} as const;

/**
 * A piece of text; the blank before its first word belongs to it. `formatting`: what changed about words that stayed.
 */
export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
  formatting?: Formatting[];
}

/** An entry of a relation: by id, or by its name where an import found no id for it. */
export interface Entry {
  id: number | null;
  name?: string;
}

/** Positions from 0. */
export type MovedEntry = Entry & { from: number; to: number };

export interface ItemDescription {
  /** `changed` items may have moved too. */
  kind: 'added' | 'removed' | 'moved' | 'changed' | 'same';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Positions from 0. */
  from?: number;
  to?: number;
  /** Whether it changed its place among the others. */
  moved?: boolean;
  /** Of a changed item, the parts that differ, by their names. */
  fields?: Record<string, Description>;
}

/** The difference of two values of a field, ready to be shown. */
export type Description =
  | { kind: 'text'; segments: Segment[] }
  /** `formattingOnly`: not a word has changed; `formatting` names what of the words that stayed. */
  | { kind: 'richText'; segments: Segment[]; formattingOnly: boolean; formatting: Formatting[] }
  /** `moved`: those that stand elsewhere among the others, where their order says something. */
  | { kind: 'references'; added: Entry[]; removed: Entry[]; moved?: MovedEntry[]; unchanged: Entry[] }
  /** In the order after; what was removed stands where it was. */
  | { kind: 'list'; items: ItemDescription[] }
  /** A date, number, choice or switch: the caller formats it. */
  | { kind: 'value'; before: unknown; after: unknown };
