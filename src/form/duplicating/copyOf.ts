import type { FieldValues } from 'react-hook-form';
import { emptyRecord, type ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';

/**
 * A new record with the content of another: a draft without code and other unique values, with employments of its
 * own.
 */
export function copyOf(type: ContentType, record: FieldValues): FieldValues {
  const empty: FieldValues = emptyRecord(type);
  const values = Object.fromEntries(
    Object.entries(type.fields as Record<string, Field>).map(([name, field]) => [
      name,
      field.notCopied ? empty[name] : (copied(field, record[name]) ?? empty[name]),
    ]),
  );
  return structuredClone({
    ...empty,
    ...values,
    ...(type.codeField && { [type.codeField]: '' }),
    isPublic: false,
    translations: { ...empty.translations, ...record.translations },
  });
}

/** Rows of other tables are created anew; their ids belong to the original. */
function copied(field: Field, value: unknown): unknown {
  if (field.kind !== 'associations' || !Array.isArray(value)) return value;
  return value.map(({ id: _, ...row }: FieldValues) => row);
}
