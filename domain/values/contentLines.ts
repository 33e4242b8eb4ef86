/** Content lines of calendars (RFC 5545) and contact cards (RFC 2426). */

/** Control characters that are not allowed in a line. */
export const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Escapes a text as the value of a property. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(control, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** Folds a line at 75 bytes without splitting characters; continuation lines start with a space. */
export function folded(line: string): string {
  if (bytesOf(line) <= 75) return line;
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}
