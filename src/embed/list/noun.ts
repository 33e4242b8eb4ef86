import type { ComponentType } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { ContentLocale, Locale } from '../../../domain/locales';
import type { ListState, Options } from './address';
import type { PublicRecord } from './calls';
import type { EmbedOptions, Settings } from './settings';

/** How the records of an embed look: a few words on their card, and all of it when one stands open. */
export interface EmbedNoun {
  /** What the card is headed with; the address says it too. */
  title: (record: PublicRecord, locale: Locale) => string;
  /** The language of the title, where that is another one. */
  titleLang?: ((record: PublicRecord, locale: Locale) => ContentLocale | undefined) | undefined;
  /** The picture of the card, where the type has some; as a text its address. */
  image?: (record: PublicRecord) => { id: number; extension: string } | string | undefined;
  Summary: ComponentType<{ record: PublicRecord; locale: Locale }>;
  Detail: ComponentType<{ record: PublicRecord; locale: Locale }>;
  /** Stands between the filters and the cards, e.g. a map. */
  Above?: ComponentType<AboveProps>;
  /** Whether the list is so narrow that each record is shown as it is, in place of its card. */
  isOpen?: (state: ListState) => boolean;
}

/** What a page loads of a noun. */
export interface LoadedNoun {
  noun: EmbedNoun;
  /** What it shows, where its name alone does not say. In: what the page says. Errors: one where that is not enough. */
  embedOf?: (options: EmbedOptions) => Embed;
}

export interface AboveProps {
  embed: Embed;
  state: ListState;
  /** What there is to choose from. */
  options: Options;
  settings: Settings;
  onChange: (state: ListState) => void;
  onOpen: (id: number, title: string) => void;
}
