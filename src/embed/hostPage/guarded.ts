const blamed = new Set<string>();

/**
 * Warns the page's developer once about something of theirs that is ignored.
 * @param name as in `projects: middleware.mapTopics`
 */
export function blame(name: string, why: unknown): void {
  if (blamed.has(name)) return;
  blamed.add(name);
  // For the developer of the host page only.
  // oxlint-disable-next-line no-console
  console.error(`${name} is passed over:`, why);
}

/** Runs code of the host page. If it throws, warns about it once under `name` and returns `otherwise`. */
export function guarded<Result>(name: string, run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch (error) {
    blame(name, error);
    return otherwise;
  }
}

/** A function passed by the page; null if there is none. Warns about anything that is not a function. */
export function functionNamed(
  functions: Readonly<Record<string, unknown>> | undefined,
  key: string,
  name: string,
): ((...args: unknown[]) => unknown) | null {
  const found = functions?.[key];
  if (found === undefined || found === null) return null;
  if (typeof found === 'function') return found as (...args: unknown[]) => unknown;
  blame(name, 'it is no function.');
  return null;
}
