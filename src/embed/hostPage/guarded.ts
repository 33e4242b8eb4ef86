const blamed = new Set<string>();

/**
 * Says once, to who writes the page, what of it is passed over and why. In: its name, `projects: middleware.mapTopics`.
 */
export function blame(name: string, why: unknown): void {
  if (blamed.has(name)) return;
  blamed.add(name);
  // It is meant for who writes the page, and for nobody who reads it.
  // oxlint-disable-next-line no-console
  console.error(`${name} is passed over:`, why);
}

/** What something of the page gives; `otherwise` where it fails, which is said. In: its name. */
export function guarded<Result>(name: string, run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch (error) {
    blame(name, error);
    return otherwise;
  }
}

/** A function of the page; null where it passes none of this name, or something else, which is said. */
export function functionNamed(
  functions: Readonly<Record<string, unknown>> | undefined,
  key: string,
  name: string,
): ((...said: unknown[]) => unknown) | null {
  const found = functions?.[key];
  if (found === undefined || found === null) return null;
  if (typeof found === 'function') return found as (...said: unknown[]) => unknown;
  blame(name, 'it is no function.');
  return null;
}
