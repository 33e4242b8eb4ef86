/** Invisible characters: control characters, soft hyphens, zero-width spaces and byte order marks. */
const invisible = /[\0-\x08\x0e-\x1f\x7f\u00ad\u200b\u2060\ufeff]/g;
const alreadyPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** A normalized single line: white space collapsed and trimmed, invisible characters removed, NFC. */
export function plainLine(text: string): string {
  if (text.length < 200 && alreadyPlain.test(text)) return text;
  return singleSpaced(visible(text)).trim();
}

/** The same for several lines: line breaks count, but consecutive empty lines count as one. */
export function plainLines(text: string): string {
  return visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Collapses white space into single spaces. */
export function singleSpaced(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}

/** The text without invisible characters, in NFC; white space is kept. */
export function visible(text: string): string {
  return text.replace(invisible, '').normalize('NFC');
}
