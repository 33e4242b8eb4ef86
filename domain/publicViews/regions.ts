import type { Locale } from '../locales';
import { listOf, namesOf, textOf } from '../values/textsIn';
import { personEntry } from './contacts';
import { fact } from './facts';
import { regionEmbedWords, regionTypeLabel, regionTypeNames } from './regionWords';
import type { PublicView } from './view';

/** The public name of a kind of region; '' for none. */
export const regionTypeName = (type: unknown, locale: Locale): string => regionTypeNames[String(type)]?.[locale] ?? '';

export const view: PublicView = {
  title: 'name',
  card: (region, locale: Locale) => {
    const municipalities = listOf(region, 'cities', 'de').length;
    return [
      regionTypeName(region.type, locale),
      municipalities > 0 ? regionEmbedWords[locale].municipalityCount(municipalities) : '',
      namesOf(region, 'contacts', locale).join(', '),
    ];
  },
  isCardRepeated: true,
  text: 'description',
  facts: (region, locale: Locale) => [fact(regionTypeLabel[locale], regionTypeName(region.type, locale))],
  footer: (region, locale: Locale) => {
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
  needs: { people: 'contacts' },
  order: ['facts', 'text', 'footer', 'extra', 'sections'],
  schemaType: 'AdministrativeArea',
};
