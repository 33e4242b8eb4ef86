import type { Locale } from '../locales';
import { localizedNames, localizedText } from '../values/textsIn';
import { dayOf, fact, relationFact } from './facts';
import type { PublicView } from './view';

const postWords: Record<Locale, { date: string; topics: string }> = {
  de: { date: 'Datum', topics: 'Thema' },
  fr: { date: 'Date', topics: 'Thème' },
  it: { date: 'Data', topics: 'Tema' },
};

export const view: PublicView = {
  title: 'title',
  card: (post, locale) => [
    dayOf(post.date),
    localizedText(post, 'description', locale),
    localizedNames(post, 'topics', locale),
  ],
  text: 'text',
  facts: (post, locale: Locale) => [
    fact(postWords[locale].date, dayOf(post.date)),
    relationFact(postWords[locale].topics, post, 'topics', locale),
  ],
  pictures: 'gallery',
  videos: true,
  links: 'value',
  documents: true,
  schemaType: 'NewsArticle',
};
