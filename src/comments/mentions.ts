import { displayName, type Colleague } from '../session/colleagues';

/** A part of a comment: plain text, or a mention. */
export interface Part {
  text: string;
  who?: Colleague;
}

/** Splits a comment at its mentions: `@` followed by a display name, the longest that matches. */
export function partsOf(text: string, people: readonly Colleague[]): Part[] {
  const byLength = people.toSorted((a, b) => displayName(b).length - displayName(a).length);
  const parts: Part[] = [];
  let rest = text;
  let plain = '';
  while (rest) {
    const who = rest.startsWith('@') ? byLength.find((one) => rest.startsWith(`@${displayName(one)}`)) : undefined;
    const length = who ? displayName(who).length + 1 : 1;
    if (who) {
      if (plain) parts.push({ text: plain });
      plain = '';
      parts.push({ text: rest.slice(0, length), who });
    } else plain += rest.slice(0, length);
    rest = rest.slice(length);
  }
  return plain ? [...parts, { text: plain }] : parts;
}

/** The accounts that a comment mentions. */
export const mentionsIn = (text: string, people: readonly Colleague[]): number[] => [
  ...new Set(partsOf(text, people).flatMap(({ who }) => who?.id ?? [])),
];

const maxOffered = 6;

/** The mention being typed before the caret: the position of its `@`, and the people it can refer to. */
export function typedMention(
  text: string,
  caret: number,
  people: readonly Colleague[],
): { from: number; offered: Colleague[] } | null {
  const found = /(?:^|[\s(«])@([^\s]*(?: [^\s@]*)?)$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const word = found[1]!.toLocaleLowerCase('de');
  const offered = people
    .filter(({ name, email }) =>
      [name, ...name.split(/\s+/), email].some((one) => one.toLocaleLowerCase('de').startsWith(word)),
    )
    .slice(0, maxOffered);
  return offered.length > 0 ? { from: caret - found[1]!.length - 1, offered } : null;
}
