/** The longest text that spreadsheet programs accept in a cell. */
export const maxCellLength = 32_767;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text and removes control characters, which XML 1.0 cannot contain. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => escapes[character] as string);
}

/** The name of a column: `0` is A, `26` is AA. */
export function columnName(index: number): string {
  return (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Protects text that looks like an escaped character (`_x000D_`). */
const withoutEscapes = (text: string) => text.replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x');

/** A cell with inline text, so that values starting with `= + - @` never become formulas. Empty cells are left out. */
export function cell(text: string, column: number, row: number): string {
  if (text === '') return '';
  return (
    `<c r="${columnName(column)}${row}" t="inlineStr"><is><t ` +
    `xml:space="preserve">${withoutEscapes(escapeXml(text.slice(0, maxCellLength)))}</t></is></c>`
  );
}

export function columnWidths(widths: readonly number[]): string {
  const parts = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${parts.join('')}</cols>`;
}
