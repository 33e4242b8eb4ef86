import type { ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';
import { isMissing, translatedPath, translationLocalesOf, valueIn } from '../../../domain/locales';

/** A list that has entries in German and none in another language. */
export interface ListToCopy {
  /** Its place in German, and in the other language. */
  name: string;
  source: string;
  /** `Links (FR)`. */
  label: string;
}

/** All lists of a record whose German entries a translation could start from, language after language. */
export function listsToCopy(type: ContentType, values: object): ListToCopy[] {
  const lists = Object.entries(type.fields as Record<string, Field>).filter(
    ([name, field]) => field.translated && Array.isArray(field.empty) && !isMissing(valueIn(values, name, 'de')),
  );
  return translationLocalesOf(type).flatMap((locale) =>
    lists
      .filter(([name]) => isMissing(valueIn(values, name, locale)))
      .map(([name, field]) => ({
        name,
        source: translatedPath(name, true, locale),
        label: `${field.label} (${locale.toUpperCase()})`,
      })),
  );
}
