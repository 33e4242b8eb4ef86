/** Lines as calendars (RFC 5545) and cards (RFC 2426) have them. */

/** What must not stand in a line. */
export const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A text as the value of a property, which it cannot end. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(control, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** A line has 75 bytes at most; what is more goes on in the next one behind a blank. No character is cut. */
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
