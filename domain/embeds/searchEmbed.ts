import { words, type ContentLocale, type Words } from '../locales';
import type { Card } from '../publicViews/card';
import { choiceFilter, labels, listEmbed, type Embed } from './embeds';

/** The search across all public content. It is not a list of one type, so it has only a name and a title. */
export const searchEmbed: { embed: string; title: Words } = {
  embed: 'search',
  title: words('Suche', 'Recherche', 'Ricerca'),
};

/** What its URL contains: the search term and the chosen lists. */
export const searchState: Embed = {
  ...listEmbed('projects', 'hit-id', [choiceFilter('types', labels.type, {})]),
  name: searchEmbed.embed,
};

/** A result of the public search: its card, and where the words were found. */
export interface PublicHit extends Card {
  /** The list it belongs to: the name of an embed. */
  type: string;
  /** The text around the first match, unless the match is in the title. */
  found?: { text: string; lang: ContentLocale };
}

/** The number of results, by list. */
export interface PublicFound {
  total: number;
  hasMore: boolean;
  facets: readonly { type: string; label: string; count: number }[];
  /** There are more results than were counted. */
  isCut: boolean;
}
