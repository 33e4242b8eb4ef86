import { isMissing } from '../../../domain/locales';

type Values = Record<string, unknown>;

/**
 * Whether two states of a form say the same: what is missing, empty text, null and an empty list are all nothing
 * (an input that was only looked at may turn one into another), and of chosen entries only the id counts. The
 * version is no content.
 */
export function sameContent(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  // What is the very same is not looked at: a drawing may have megabytes.
  return [...names].every(
    (name) => name === '_version' || Object.is(one[name], other[name]) || said(one[name]) === said(other[name]),
  );
}

/** What a value says, as JSON; undefined where it says nothing. */
export function said(value: unknown): string | undefined {
  return JSON.stringify(reduced(value));
}

function reduced(value: unknown): unknown {
  if (isMissing(value) || value === '<p></p>') return undefined;
  if (Array.isArray(value)) return value.map((item) => reduced(item) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entry = value as Values;
  // An entry of a reference list, whatever it carries along.
  if (typeof entry.id === 'number' && 'name' in entry && 'translations' in entry) return entry.id;
  if (Object.keys(entry).length === 1 && typeof entry.id === 'number') return entry.id;
  return reducedParts(entry);
}

function reducedParts(entry: Values): Values | undefined {
  const keys = Object.keys(entry).sort();
  const parts = keys.map((key) => [key, reduced(entry[key])] as const).filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
