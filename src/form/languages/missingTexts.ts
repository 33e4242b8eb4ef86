import { translatedFields, type ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field, AssociationsField } from '../../../domain/fields';
import { isMissing, locales, valueIn, type Locale } from '../../../domain/locales';

type Values = Record<string, unknown>;

/**
 * The labels of the fields that lack a text in a language: those that have one in another language, and the required
 * ones. Pictures lack one when a caption is German only, associations when a row says something in German only. Switched-off
 * fields don't count.
 */
export function missingTexts(type: ContentType<any>, values: Values, locale: Locale, isOn: (feature: Feature | undefined) => boolean): string[] {
  const missing = Object.entries(translatedFields(type.fields))
    .filter(([name, field]) => {
      if (!isOn(field.feature) || !isBlank(valueIn(values, name, locale))) return false;
      const required = locale === 'de' && 'required' in field && field.required !== undefined;
      return required || locales.some((other) => !isBlank(valueIn(values, name, other)));
    })
    .map(([, field]) => field.label);
  const pictures = Object.entries(type.fields)
    .filter(([name, field]) => (field as { kind: string }).kind === 'images' && isOn((field as { feature?: Feature }).feature) && lacksCaption(values[name], locale))
    .map(([, field]) => (field as { label: string }).label);
  return [...missing, ...pictures, ...missingInAssociations(type, values, locale, isOn)];
}

/** The labels of what rows of associations say in German and not in the language, e.g. the role of an employment. */
function missingInAssociations(type: ContentType<any>, values: Values, locale: Locale, isOn: (feature: Feature | undefined) => boolean): string[] {
  if (locale === 'de') return [];
  const associations = (Object.entries(type.fields) as [string, Field][]).filter(([, field]) => field.kind === 'associations' && isOn(field.feature));
  return associations.flatMap(([name, field]) => {
    const rows = (Array.isArray(values[name]) ? values[name] : []) as object[];
    return Object.entries(translatedFields((field as AssociationsField).item))
      .filter(([part]) => rows.some((row) => !isBlank(valueIn(row, part, 'de')) && isBlank(valueIn(row, part, locale))))
      .map(([, { label }]) => label);
  });
}

function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && (value.trim() === '' || /^(<p>\s*<\/p>)*$/.test(value)));
}

function lacksCaption(pictures: unknown, locale: Locale): boolean {
  if (locale === 'de' || !Array.isArray(pictures)) return false;
  return pictures.some((picture: Values) => !isBlank(picture.description) && isBlank(picture[`description${locale.toUpperCase()}`]));
}
