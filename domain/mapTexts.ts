import type { ContentType } from './contentType';
import type { FieldKind, TextField } from './fields';
import { mapValues, type Concerns } from './visitValues';

/** What becomes of the texts of some kinds. */
type Changes = { [Kind in TextField['kind']]?: (text: string) => string };

/**
 * A record with other texts in the place of those of some kinds: in every language, and in items of lists however deep.
 */
export function mapTexts<R extends object>(type: ContentType, record: R, changes: Changes): R {
  const changeOf = changes as Partial<Record<FieldKind, (text: string) => string>>;
  return mapValues(
    type,
    record,
    ({ field, value }) => changeOf[field.kind]?.(value) ?? (value as unknown),
    concernsOf(changes),
  );
}

/** One question for the same changes, since declarations are gone through once for each. */
const asked = new WeakMap<Changes, Concerns>();

function concernsOf(changes: Changes): Concerns {
  const known = asked.get(changes) ?? (({ kind }) => kind in changes);
  asked.set(changes, known);
  return known;
}
