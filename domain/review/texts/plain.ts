/** Characters that nobody sees: controls, soft hyphens, zero-width spaces, marks of byte order. */
const invisible = /[\0-\x08\x0e-\x1f\x7f\u00ad\u200b\u2060\ufeff]/g;
const alreadyPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** A text as a person reads it: runs of white space are one blank, the ends have none, nothing invisible, NFC. */
export function plainLine(text: string): string {
  if (text.length < 200 && alreadyPlain.test(text)) return text;
  return singleSpaced(visible(text)).trim();
}

/** The same for a text of several lines: line breaks count, one empty line is as good as many. */
export function plainLines(text: string): string {
  return visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Every run of white space as one blank. */
export function singleSpaced(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}

/** Without what nobody sees, composed; white space stays. */
export function visible(text: string): string {
  return text.replace(invisible, '').normalize('NFC');
}
