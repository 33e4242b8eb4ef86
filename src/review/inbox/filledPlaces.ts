import type { Feature } from '../../../domain/features';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { isEqual } from '../../../domain/review/equal';
import { placesOf, valueAt, type Declaration, type Place, type Side } from '../../../domain/review/places';

/** The filled places of a record, of the fields this instance shows. */
export function filledPlaces(
  type: Declaration,
  record: Side,
  isOn: (feature: Feature | undefined) => boolean,
): Place[] {
  return placesOf(type).filter((place) => {
    const { declared } = place;
    return isOn(declared.feature) && !isEqual(declared, valueAt(record, place) ?? declared.empty, declared.empty);
  });
}

/** The first language with any text: a record submitted in French opens in French. */
export function languageOfTexts(filled: readonly Place[]): ContentLocale {
  return (
    contentLocales.find((locale) => filled.some((place) => place.declared.translated && place.locale === locale)) ??
    'de'
  );
}
