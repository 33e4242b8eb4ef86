import { isObject } from '../../domain/values/isObject';

/** The media type of a JSON Merge Patch. */
export const mergePatchType = 'application/merge-patch+json';

type Values = Record<string, unknown>;

/**
 * Applies a JSON Merge Patch (RFC 7396) to one value: null removes a key, objects are merged, anything else replaces.
 */
function merged(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const kept = new Map(Object.entries(isObject(value) ? value : {}));
  for (const [name, part] of Object.entries(patch)) {
    if (part === null) kept.delete(name);
    else kept.set(name, merged(kept.get(name), part));
  }
  return Object.fromEntries(kept);
}

/** The fields of a record after a JSON Merge Patch, in the form a save takes them: null empties a field. */
export const mergePatch = (record: Values, patch: Values): Values =>
  Object.fromEntries(
    Object.entries(patch).map(([name, part]) => [
      name,
      merged(Object.hasOwn(record, name) ? record[name] : undefined, part),
    ]),
  );
