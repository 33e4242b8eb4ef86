import type { ContentType } from './contentType';
import type { FieldKind, TextField } from './fields';
import { mapValues } from './visitValues';

/** What becomes of the texts of some kinds. */
type Changes = { [Kind in TextField['kind']]?: (text: string) => string };

/** A record with other texts in the place of those of some kinds: in every language, and in items of lists however deep. */
export function mapTexts<R extends object>(type: ContentType<any>, record: R, changes: Changes): R {
  return mapValues(type, record, ({ field, value }) => {
    const change = (changes as Partial<Record<FieldKind, (text: string) => string>>)[field.kind];
    return change ? change(value) : value;
  });
}
