/** A change to rich text other than in its words. */
export type Formatting = keyof typeof formattingLabels;

/** Displayed as «nur Formatierung: fett, Liste». */
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
 * A piece of text, including the space before its first word. `formatting`: the formatting changes of unchanged words.
 */
export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
  formatting?: Formatting[];
}

/** An entry of a relation; without an id if an import found none for its name. */
export interface Entry {
  id: number | null;
  name?: string;
}

/** Positions start at 0. */
type MovedEntry = Entry & { from: number; to: number };

export interface ItemDescription {
  /** `changed` items may also have moved. */
  kind: 'added' | 'removed' | 'moved' | 'changed' | 'same';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Positions start at 0. */
  from?: number;
  to?: number;
  /** Whether it moved relative to the others. */
  moved?: boolean;
  /** The parts of a changed item that differ, by name. */
  fields?: Record<string, DifferenceDescription>;
}

/** The difference of two values of a field, ready for display. */
export type DifferenceDescription =
  | { kind: 'text'; segments: Segment[] }
  /** `formattingOnly`: no word has changed; `formatting`: the formatting changes of unchanged words. */
  | { kind: 'richText'; segments: Segment[]; formattingOnly: boolean; formatting: Formatting[] }
  /** `moved`: entries in another position, if the order matters. */
  | { kind: 'references'; added: Entry[]; removed: Entry[]; moved?: MovedEntry[]; unchanged: Entry[] }
  /** In the new order; removed items are at their old position. */
  | { kind: 'list'; items: ItemDescription[] }
  /** A date, number, choice or switch; the caller formats it. */
  | { kind: 'value'; before: unknown; after: unknown };
