/**
 * Reduces a text to one line for headers, headings and list entries: line breaks and control characters become spaces.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A text of several lines without other control characters. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** The maximum length of a subject. */
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
