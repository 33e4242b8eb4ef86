import type { ContentType } from './contentType';
import type { FieldKind, TextField } from './fields';
import { mapValues, type FieldSelection } from './visitValues';

/** Replacement functions for the text of some kinds of fields. */
type Changes = { [Kind in TextField['kind']]?: (text: string) => string };

/** Replaces the text of some kinds of fields in every language and in list items at any depth. */
export function mapTexts<R extends object>(type: ContentType, record: R, changes: Changes): R {
  const changeOf = changes as Partial<Record<FieldKind, (text: string) => string>>;
  return mapValues(
    type,
    record,
    ({ field, value }) => changeOf[field.kind]?.(value) ?? (value as unknown),
    concernsOf(changes),
  );
}

/** The predicate of each `Changes`; always the same object, because `mapValues` caches by it. */
const cachedConcerns = new WeakMap<Changes, FieldSelection>();

function concernsOf(changes: Changes): FieldSelection {
  const known = cachedConcerns.get(changes) ?? (({ kind }) => kind in changes);
  cachedConcerns.set(changes, known);
  return known;
}
