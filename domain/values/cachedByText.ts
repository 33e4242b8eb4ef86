/**
 * Caches a function of a string. A save contains every text of its record, but few of them are new.
 * @param most the approximate number of characters to keep
 * @returns the cached function; its results must not be mutated
 */
export function cachedByText<Out>(make: (text: string) => Out, most: number): (text: string) => Out {
  const known = new Map<string, Out>();
  let length = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    // Clearing everything is simpler than an LRU cache and costs as little.
    if (length > most) {
      known.clear();
      length = 0;
    }
    known.set(text, made);
    length += text.length;
    return made;
  };
}
