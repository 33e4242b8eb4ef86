import { set } from 'react-hook-form';
import type { Field, ListField } from '../../../domain/fields';
import { emptyItem } from '../../../domain/kinds/items';
import { paragraphs } from '../../../domain/values/escapeHtml';

const clock = String.raw`\d{1,2}(?:[.:]\d{2}| ?h(?: ?\d{2})?)`;
/** Matches `9.15 Uhr Begrüssung`, `09:15–10:00: Begrüssung` and `9 h 15 – 10 h Accueil`. */
const timeFirst = new RegExp(
  String.raw`^(${clock}(?: Uhr)?(?: ?(?:[–—-]|bis|à) ?${clock}(?: Uhr)?)?)[\s:,;–—-]+(\S.*)$`,
  'i',
);

/** The cells of a table in the clipboard, by row; in a text without tabs, a time at the start is a cell. */
export function pastedRows(data: Pick<DataTransfer, 'getData'>): string[][] {
  const html = data.getData('text/html');
  const rows = html.includes('<table') ? rowsIn(html) : linesIn(data.getData('text/plain'));
  return rows.filter((cells) => cells.some(Boolean));
}

function rowsIn(html: string): string[][] {
  // Word puts line breaks in the middle of sentences.
  const page = new DOMParser().parseFromString(html.replaceAll(/\s+/g, ' '), 'text/html');
  for (const end of page.querySelectorAll('br, p, div, li')) end.after('\n');
  return Array.from(page.querySelectorAll('tr'), (row) =>
    Array.from(row.cells, ({ textContent }) =>
      textContent
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    ),
  );
}

function linesIn(text: string): string[][] {
  const lines = text.split(/\r?\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  if (lines.some((cells) => cells.length > 1)) return lines;
  return lines.map(([line = '']) => timeFirst.exec(line)?.slice(1) ?? ['', line]);
}

/** The items of pasted rows: one cell for each text of an item, in order; the last text takes the remaining cells. */
export function itemsOf(field: ListField, rows: readonly string[][]): Record<string, unknown>[] {
  const places = textsIn(field, '');
  return rows.map((cells) => {
    const item = emptyItem(field);
    for (const [index, { path, kind }] of places.entries()) {
      const own = index < places.length - 1 ? cells.slice(index, index + 1) : cells.slice(index);
      const text = own.filter(Boolean).join('\n');
      set(item, path, kind === 'richText' ? paragraphs(text) : text.replaceAll('\n', ' '));
    }
    return item;
  });
}

/** The texts of a new item, including those in nested lists that start with one item. */
function textsIn({ item }: ListField, prefix: string): { path: string; kind: Field['kind'] }[] {
  return Object.entries(item).flatMap(([name, part]: [string, Field]) => {
    const path = `${prefix}${name}`;
    if (part.kind === 'list' && part.startsWithOne) return textsIn(part, `${path}.0.`);
    return ['text', 'multiline', 'richText'].includes(part.kind) ? [{ path, kind: part.kind }] : [];
  });
}
