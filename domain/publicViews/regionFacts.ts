import type { Locale } from '../locales';
import type { RecordLike } from '../values/textsIn';
import { fact, type Fact } from './facts';
import { regionTypeLabel, regionTypeNames } from './regionWords';

export const regionTypeName = (type: unknown, locale: Locale): string => regionTypeNames[String(type)]?.[locale] ?? '';

export const regionFacts = (region: RecordLike, locale: Locale): Fact[] => [
  fact(regionTypeLabel[locale], regionTypeName(region.type, locale)),
];
