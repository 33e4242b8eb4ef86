import { blame, guarded } from './guarded';

type Parameters = Record<string, unknown>;

/** Parameters as a function of the page knows them: `{limit: 30, topic: [1, 2]}`. */
function parametersOf(query: string): Parameters {
  const parameters: Record<string, (string | number)[] | string | number> = {};
  for (const [key, text] of new URLSearchParams(query)) {
    // What somebody types stays as it is: a telephone number begins with zeros.
    const value = key !== 'term' && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
    const list = /^(.*)\[\]$/.exec(key)?.[1];
    if (list === undefined) parameters[key] = value;
    else parameters[list] = [...((parameters[list] as (string | number)[] | undefined) ?? []), value];
  }
  return parameters;
}

/** The other way round; what says nothing is left out. */
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
 * The call for a list as a function of the page changes it. The same call is always changed into the same one: a
 * function that gives another answer each time would have the list asked for without end.
 */
export function changingQuery(name: string, change: (parameters: Parameters) => unknown): (query: string) => string {
  const known = new Map<string, string>();
  return (query) => {
    const said =
      known.get(query) ??
      guarded(
        name,
        () => {
          const changed = change(parametersOf(query));
          // A promise, or parameters of another kind, has no entries: everything would be asked for.
          if (Object.prototype.toString.call(changed) === '[object Object]') return queryOf(changed as Parameters);
          blame(name, 'it returned no parameters.');
          return query;
        },
        query,
      );
    known.set(query, said);
    return said;
  };
}
