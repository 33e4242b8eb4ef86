import type { FieldValues } from 'react-hook-form';
import { emptyRecord, type ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';

/**
 * A new record with the content of another: a draft, without the code and other unique values, with copies of its
 * employments.
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

/** Rows of other tables become new ones, because their ids belong to the original. */
function copied(field: Field, value: unknown): unknown {
  if (field.kind !== 'associations' || !Array.isArray(value)) return value;
  return value.map(({ id: _, ...row }: FieldValues) => row);
}

let waiting: { resource: string; values: FieldValues } | null = null;

/** Sets the initial values of the next new record of a resource. After a reload, the form's draft replaces them. */
export function presetNextRecord(resource: string, values: FieldValues): void {
  waiting = { resource, values };
}

/** The initial values for a new record of a resource, if any were set. */
export function initialValuesFor(resource: string): FieldValues | null {
  return waiting?.resource === resource ? waiting.values : null;
}

/** Called when the form has them. */
export function clearPreset(): void {
  waiting = null;
}
