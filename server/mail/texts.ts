/**
 * A text that is one line: headers, headings, entries of a list. Line breaks and other control characters are blanks in
 * it.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A text of several lines, without other control characters. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** A subject is cut here: no header grows without end. */
const longestSubject = 200;

export function asSubject(text: string): string {
  const line = oneLine(text);
  return line.length > longestSubject
    ? `${line
        .slice(0, longestSubject - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : line;
}
