import type { Feature } from '../features';
import type { Field, Fields, PartFields } from '../fields';
import { hasCaptions, hasItems, itemsIn, structureOf } from '../kinds/items';
import {
  imageTextKey,
  isMissing,
  locales,
  localesOf,
  translatedPath,
  valueIn,
  type ContentLocale,
  type InLocales,
  type Locale,
} from '../locales';

/** A text of a record in all languages: a field, a part of an item, or a caption. */
export interface TextInLanguages {
  /** The label of the text. */
  label: string;
  /** The declared field of the text. */
  field: Field;
  /** The part within the record's field, without positions: `units.title`; `''` for the field itself. */
  part: string;
  /** One key for each language of the type. */
  values: Partial<Record<ContentLocale, unknown>>;
  /** The path in the record in a language: `units.0.translations.fr.title`. */
  pathIn: (locale: ContentLocale) => string;
}

/**
 * A text within a list that was left empty on purpose. It is identified by the text to translate, since items can move.
 */
export interface LeftEmptyText {
  /** See `TextInLanguages`. */
  part: string;
  /** The German text, or that of the first language that has one. If it changes, the decision lapses. */
  source: unknown;
}

type IsOn = (feature: Feature | undefined) => boolean;
type Values = Record<string, unknown>;

/** Every translated text of a field, including those in its items; for pictures their captions. */
export function textsOf(
  type: InLocales,
  name: string,
  field: Field,
  holder: object,
  isOn: IsOn = () => true,
  within = '',
  place = '',
): TextInLanguages[] {
  if (!isOn(field.feature)) return [];
  if (field.translated) {
    const values = Object.fromEntries(localesOf(type).map((locale) => [locale, valueIn(holder, name, locale)]));
    return [
      {
        label: field.label,
        field,
        part: within,
        values,
        pathIn: (locale) => place + translatedPath(name, true, locale),
      },
    ];
  }
  const items = (hasItems(field) ? itemsIn(field, (holder as Values)[name]) : []) as Values[];
  const below = (part: string) => (within === '' ? part : `${within}.${part}`);
  const placeOf = (index: number) => `${place}${name}.${structureOf(field)?.isSingle ? '' : `${index}.`}`;
  if (hasCaptions(field)) {
    const caption = (field as { parts: PartFields }).parts.description as Field;
    return items.map((picture, index) => {
      const values = Object.fromEntries(
        locales.map((locale) => [locale, picture[imageTextKey('description', locale)]]),
      );
      return {
        label: field.label,
        field: caption,
        part: below('description'),
        values,
        pathIn: (locale) => placeOf(index) + imageTextKey('description', locale as Locale),
      };
    });
  }
  if (!('item' in field)) return [];
  return items.flatMap((item, index) =>
    Object.entries(field.item as Fields).flatMap(([part, inner]) =>
      textsOf(field, part, inner, item, isOn, below(part), placeOf(index)),
    ),
  );
}

/** Whether a language lacks a text that another has; never for fields in German only. */
export function isMissingIn({ field, values }: TextInLanguages, locale: ContentLocale): boolean {
  if (!(locale in values) || (field.germanOnly && locale !== 'de') || !isBlank(values[locale])) return false;
  return Object.values(values).some((value) => !isBlank(value));
}

/** The identity under which a text is left empty in a language. */
export function asLeftEmpty({ part, values }: TextInLanguages, locale: ContentLocale): LeftEmptyText {
  return { part, source: Object.entries(values).find(([other, value]) => other !== locale && !isBlank(value))?.[1] };
}

/** Whether a text is missing, white space, or empty paragraphs. */
export function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && (value.trim() === '' || /^(<p>\s*<\/p>)*$/.test(value)));
}
