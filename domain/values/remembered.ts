/**
 * A function that keeps what it made last of texts: a save brings all texts of its record, and few of them are new. In:
 * what makes something of a text, and how many characters the texts it remembers may have in all. Out: the same, where
 * nothing it makes may be changed.
 */
export function remembered<Out>(make: (text: string) => Out, most: number): (text: string) => Out {
  const known = new Map<string, Out>();
  let length = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    // Beginning anew is simpler than knowing what was used least, and costs as little.
    if (length > most) {
      known.clear();
      length = 0;
    }
    known.set(text, made);
    length += text.length;
    return made;
  };
}
