import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field, Fields } from '../../../domain/fields';
import { hasCaptions, hasItems, itemsIn } from '../../../domain/kinds/items';
import { isMissing, localesOf, valueIn, type ContentLocale } from '../../../domain/locales';

type Values = Record<string, unknown>;
type IsOn = (feature: Feature | undefined) => boolean;

/**
 * The labels of the fields that lack a text in a language: those that have one in another language, and the required ones. Pictures
 * lack one when a caption is German only, items of lists when they say something in German only. Neither switched-off fields count, nor what is written in German only.
 */
export function missingTexts(type: ContentType<any>, values: Values, locale: ContentLocale, isOn: IsOn): string[] {
  const lacks = (name: string, field: Field) => {
    if (!isBlank(valueIn(values, name, locale))) return false;
    const required = locale === 'de' && 'required' in field && field.required !== undefined;
    return required || localesOf(type).some((other) => !isBlank(valueIn(values, name, other)));
  };
  return missingIn(type.fields, values, locale, isOn, lacks);
}

function missingIn(fields: Fields, values: Values, locale: ContentLocale, isOn: IsOn, lacks: (name: string, field: Field) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isOn(field.feature) || (field.germanOnly && locale !== 'de')) return [];
    if (field.translated) return lacks(name, field) ? [field.label] : [];
    const items = (hasItems(field) ? itemsIn(field, values[name]) : []) as Values[];
    if (hasCaptions(field)) return items.some((picture) => lacksCaption(picture, locale)) ? [field.label] : [];
    if (!('item' in field)) return [];
    const labels = items.flatMap((item) => missingIn(field.item, item, locale, isOn, (part) => locale !== 'de' && !isBlank(valueIn(item, part, 'de')) && isBlank(valueIn(item, part, locale))));
    return [...new Set(labels)];
  });
}

function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && (value.trim() === '' || /^(<p>\s*<\/p>)*$/.test(value)));
}

function lacksCaption(picture: Values, locale: ContentLocale): boolean {
  return locale !== 'de' && !isBlank(picture.description) && isBlank(picture[`description${locale.toUpperCase()}`]);
}
