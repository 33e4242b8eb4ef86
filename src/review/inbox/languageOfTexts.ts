import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { isEqual } from '../../../domain/review/equal';
import { placesOf, valueAt, type Declaration, type Side } from '../../../domain/review/places';

/** The first language that any text of a record stands in: a new one that was handed in in French opens in French. */
export function languageOfTexts(type: Declaration, record: Side): ContentLocale {
  const written = placesOf(type).filter((place) => place.declared.translated && !isEqual(place.declared, valueAt(record, place) ?? place.declared.empty, place.declared.empty));
  return contentLocales.find((locale) => written.some((place) => place.locale === locale)) ?? 'de';
}
