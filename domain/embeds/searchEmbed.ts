import { words, type ContentLocale, type Words } from '../locales';
import type { Card } from '../publicViews/card';
import { choiceFilter, labels, listEmbed, type Embed } from './embeds';

/** The search over everything public. It is not a list of one type, so it has only a name and a title. */
export const searchEmbed: { embed: string; title: Words } = {
  embed: 'search',
  title: words('Suche', 'Recherche', 'Ricerca'),
};

/** What its URL holds: the term and the chosen lists. */
export const searchState: Embed = {
  ...listEmbed('projects', 'hit-id', [choiceFilter('types', labels.type, {})]),
  name: searchEmbed.embed,
};

/** A match of the public search: its card, and where its words are. */
export interface PublicHit extends Card {
  /** The list it is in: the name of an embed. */
  type: string;
  /** The text around the first match, unless that is the title. */
  found?: { text: string; lang: ContentLocale };
}

/** What a search finds in all, by list. */
export interface PublicFound {
  total: number;
  hasMore: boolean;
  facets: readonly { type: string; label: string; count: number }[];
  /** There are more than were counted. */
  isCut: boolean;
}
