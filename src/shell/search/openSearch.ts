const listeners = new Set<() => void>();

/** Opens the global search from anywhere. */
export function openSearch(): void {
  for (const listener of listeners) listener();
}

/** Follows `openSearch`. Out: a function that stops following. */
export function onOpenSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
