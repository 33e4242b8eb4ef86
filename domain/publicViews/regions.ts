import type { Locale } from '../locales';
import { textOf } from '../values/textsIn';
import { personEntry } from './contacts';
import { fact } from './facts';
import { regionEmbedWords, regionTypeLabel, regionTypeNames } from './regionWords';
import type { PublicView } from './view';

/** What a kind of region is called; '' for none. */
export const regionTypeName = (type: unknown, locale: Locale): string => regionTypeNames[String(type)]?.[locale] ?? '';

export const view: PublicView = {
  title: 'name',
  text: 'description',
  facts: (region, locale: Locale) => [fact(regionTypeLabel[locale], regionTypeName(region.type, locale))],
  ways: (region, locale: Locale) => {
    const href = textOf(region, 'url', locale);
    return href === '' ? [] : [{ text: regionEmbedWords[locale].website, href }];
  },
  sections: (_region, locale: Locale, { people }) =>
    people === null
      ? []
      : [
          {
            heading: regionEmbedWords[locale].contacts,
            entries: people.map((person) => personEntry(person, locale)),
            otherwise: regionEmbedWords[locale].noContacts,
          },
        ],
  asks: { people: 'contacts' },
  order: ['facts', 'text', 'ways', 'extra', 'sections'],
  schemaType: 'AdministrativeArea',
};
