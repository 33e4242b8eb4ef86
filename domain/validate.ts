import {
  emptyRecord,
  translatedFields,
  undeclaredFields,
  type ContentType,
  type FieldError,
  type InputOf,
} from './contentType';
import { schemaOf, translationSchemaOf } from './kinds/schemas';
import { isMissing, translationLocalesOf } from './locales';
import { publishingNames } from './publishing';
import type { Schema } from './values/values';
import { isObject } from './values/isObject';

type Validation<Value> = { value: Value; errors: FieldError[] };

/**
 * Validates and normalizes a record; used by both form and route. Missing keys get their empty value, unknown keys are
 * dropped.
 * @returns the normalized values, which are valid only if there are no errors, and all errors with the path of their
 * field (`translations.fr.title`)
 */
export function validate<T extends ContentType>(type: T, input: unknown): Validation<InputOf<T>> {
  if (!isObject(input)) {
    return { value: emptyRecord(type), errors: [{ field: '', message: 'Hier wird ein Objekt erwartet.' }] };
  }
  const errors: FieldError[] = [];
  const valueOf = (schema: Schema, value: unknown, path: string, fallback: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      errors.push({ field: [path, ...issue.path].join('.'), message: issue.message });
    return fallback;
  };

  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries({ ...type.fields, ...undeclaredFields(type) })) {
    const given = Object.hasOwn(input, name) ? input[name] : undefined;
    values[name] = valueOf(schemaOf(field), given ?? field.empty, name, field.empty);
  }
  for (const name of publishingNames) if (values[name] === null) delete values[name];
  if (type.alwaysPublic) values.isPublic = true;
  const translations: Record<string, Record<string, unknown>> = {};
  const given = Object.hasOwn(input, 'translations') ? input.translations : undefined;
  for (const locale of translationLocalesOf(type)) {
    const texts = isObject(given) && isObject(given[locale]) ? given[locale] : {};
    translations[locale] = {};
    for (const [name, field] of Object.entries(translatedFields(type.fields))) {
      if (!Object.hasOwn(texts, name) || texts[name] == null) continue;
      const value = valueOf(translationSchemaOf(field), texts[name], `translations.${locale}.${name}`, field.empty);
      if (!isMissing(value)) translations[locale][name] = value;
    }
  }
  if (given != null && (typeof given !== 'object' || (Array.isArray(given) && given.length > 0))) {
    errors.push({ field: 'translations', message: 'Hier wird ein Objekt erwartet.' });
  }
  const read = { ...values, translations };
  const record = errors.length === 0 && type.settle ? type.settle(read) : read;
  for (const rule of type.rules) errors.push(...rule(record));
  return { value: record as InputOf<T>, errors };
}

/**
 * `validate` for client input that creates a record (`before` is null) or replaces one, in any notation that the type
 * accepts.
 */
export function readInput<T extends ContentType>(
  type: T,
  input: unknown,
  before: Record<string, any> | null,
): Validation<InputOf<T>> {
  if (!type.interpret || !isObject(input)) return validate(type, input);
  const read = type.interpret(input, before);
  const { value, errors } = validate(type, read.input);
  return { value, errors: [...read.errors, ...errors] };
}
