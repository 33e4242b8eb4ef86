import { inboxTypeOf, type InboxType } from '../../../domain/inbox/inbox';
import type { InboxCounts } from '../../inbox/inboxCards';

/** A section's position: its heading at `start`, followed by its cards. */
export interface Section {
  type: InboxType;
  count: number;
  start: number;
}

/** A row: the heading of a section, or its card number `index`. */
type InboxRow = { section: Section; index: number | null };

/** Lays out the sections one after another, including empty ones, except those that are rarely used. */
export function layOut(types: readonly InboxType[], counts: InboxCounts): Section[] {
  let start = 0;
  const shown = types.filter((type) => !inboxTypeOf(type).quiet || counts[type]);
  return shown.map((type) => {
    const section = { type, count: counts[type] ?? 0, start };
    start += section.count + 1;
    return section;
  });
}

export function rowCount(sections: readonly Section[]): number {
  return sections.reduce((sum, { count }) => sum + count + 1, 0);
}

/** The content of a row; undefined after the last one. */
export function rowAt(sections: readonly Section[], row: number): InboxRow | undefined {
  const section = sections.find(({ start, count }) => row >= start && row <= start + count);
  return section && { section, index: row === section.start ? null : row - section.start - 1 };
}

/** The next row with a card in a direction; the row itself if there is none. */
export function nextCardRow(sections: readonly Section[], from: number, step: 1 | -1): number {
  for (let row = from + step; ; row += step) {
    const found = rowAt(sections, row);
    if (!found) return from;
    if (found.index !== null) return row;
  }
}

/** The first card at or after a row, or the last one before it; -1 in an empty inbox. */
export function nearestCardRow(sections: readonly Section[], row: number): number {
  if (rowAt(sections, row)?.index != null) return row;
  const after = nextCardRow(sections, row, 1);
  if (after !== row) return after;
  const before = nextCardRow(sections, row, -1);
  return before === row ? -1 : before;
}
