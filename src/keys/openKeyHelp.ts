const listeners = new Set<() => void>();

/** Opens the help on keys, as `?` does. */
export function openKeyHelp(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back when the help is opened.
 * @returns stops it
 */
export function onKeyHelp(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
