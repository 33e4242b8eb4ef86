const candidates = [';', ',', '\t', '|', ':', '^', '~', '#', '\u001e', '\u001f'];

/** What separates the cells: the candidate that stands most often between the names of the columns, quoted texts left out. */
export function findDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    // An empty first row says nothing.
    else if (character === '\n' && counts.size > 0) break;
    else if (candidates.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best] = candidates.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return best as string;
}
