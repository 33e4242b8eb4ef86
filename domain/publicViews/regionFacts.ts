import { regionKinds } from '../embeds/regionEmbed';
import type { Locale } from '../locales';
import type { RecordLike } from '../values/textsIn';
import { fact, type Fact } from './facts';

/** What a kind of region is called; '' for none. */
export const regionTypeName = (type: unknown, locale: Locale): string =>
  ('choices' in regionKinds.from && regionKinds.from.choices.find(({ value }) => value === type)?.label[locale]) || '';

/** What kind of region it is. */
export const regionFacts = (region: RecordLike, locale: Locale): Fact[] => [
  fact(regionKinds.label[locale], regionTypeName(region.type, locale)),
];
