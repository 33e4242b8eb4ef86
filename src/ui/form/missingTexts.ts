import { translatedFields, type ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import { isMissing, locales, valueIn, type Locale } from '../../../domain/locales';

type Values = Record<string, unknown>;

/**
 * The labels of the fields that lack a text in a language: those that have one in another language, and the required
 * ones. Pictures lack one when a caption is German only. Switched-off fields don't count.
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
  return [...missing, ...pictures];
}

function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && (value.trim() === '' || /^(<p>\s*<\/p>)*$/.test(value)));
}

function lacksCaption(pictures: unknown, locale: Locale): boolean {
  if (locale === 'de' || !Array.isArray(pictures)) return false;
  return pictures.some((picture: Values) => !isBlank(picture.description) && isBlank(picture[`description${locale.toUpperCase()}`]));
}
