const listeners = new Set<() => void>();

/** Shows the keys, as `?` does. */
export function openKeyHelp(): void {
  for (const listener of listeners) listener();
}

/** Is told when they are asked for. Out: ends it. */
export function onKeyHelp(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
