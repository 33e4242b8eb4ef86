/**
 * Reduces a text to one line, for headers, headings and list entries: line breaks and control characters become spaces.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A text of several lines, without any other control characters. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** The maximum length of a subject. */
const maxSubjectLength = 200;

export function toSubject(text: string): string {
  const line = oneLine(text);
  return line.length > maxSubjectLength
    ? `${line
        .slice(0, maxSubjectLength - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : line;
}
