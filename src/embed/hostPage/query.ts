type Parameters = Record<string, unknown>;

/** Query parameters in the form that the host page's functions expect: `{limit: 30, topic: [1, 2]}`. */
function parametersOf(query: string): Parameters {
  const parameters: Record<string, (string | number)[] | string | number> = {};
  for (const [key, text] of new URLSearchParams(query)) {
    // The search term stays a string, because phone numbers can start with zeros.
    const value = key !== 'term' && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
    const list = /^(.*)\[\]$/.exec(key)?.[1];
    if (list === undefined) parameters[key] = value;
    else parameters[list] = [...((parameters[list] as (string | number)[] | undefined) ?? []), value];
  }
  return parameters;
}

/** The inverse; empty values are left out. */
function queryOf(parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null && one !== '')
        query.append(
          Array.isArray(value) ? `${key.replace(/\[\]$/, '')}[]` : key,
          String(typeof one === 'boolean' ? Number(one) : one),
        );
    }
  }
  return query.toString();
}

/**
 * The request for a list, changed by a function of the host page. Equal requests always give the same result, because a
 * function with varying results would make the list load endlessly.
 */
export function changingQuery(name: string, change: (parameters: Parameters) => unknown): (query: string) => string {
  const known = new Map<string, string>();
  return (query) => {
    const result =
      known.get(query) ??
      guarded(
        name,
        () => {
          const changed = change(parametersOf(query));
          // A promise or an array has no usable entries, and the request would lose its filters.
          if (Object.prototype.toString.call(changed) === '[object Object]') return queryOf(changed as Parameters);
          warnDeveloper(name, 'it returned no parameters.');
          return query;
        },
        query,
      );
    known.set(query, result);
    return result;
  };
}

const warned = new Set<string>();

/**
 * Warns the host page's developer once about something that is ignored.
 * @param name such as `projects: middleware.mapTopics`
 */
export function warnDeveloper(name: string, why: unknown): void {
  if (warned.has(name)) return;
  warned.add(name);
  // For the developer of the host page only.
  // oxlint-disable-next-line no-console
  console.error(`${name} is passed over:`, why);
}

/** Runs code of the host page. If it throws, warns about it once under `name` and returns `otherwise`. */
export function guarded<Result>(name: string, run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch (error) {
    warnDeveloper(name, error);
    return otherwise;
  }
}

/** A function that the host page passed; null if there is none. Warns about anything that is not a function. */
export function functionNamed(
  functions: Readonly<Record<string, unknown>> | undefined,
  key: string,
  name: string,
): ((...args: unknown[]) => unknown) | null {
  const found = functions?.[key];
  if (found === undefined || found === null) return null;
  if (typeof found === 'function') return found as (...args: unknown[]) => unknown;
  warnDeveloper(name, 'it is no function.');
  return null;
}
