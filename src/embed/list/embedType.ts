import type { ComponentType } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { ContentLocale, Locale } from '../../../domain/locales';
import type { ListState, Options } from './address';
import type { PublicRecord } from './calls';
import type { EmbedOptions, Settings } from './settings';

/** How the records of an embed look: a short card in the list, and a full view when opened. */
export interface EmbedType {
  /** The heading of the card; part of the record's address too. */
  title: (record: PublicRecord, locale: Locale) => string;
  /** The language of the title, if it is not the page's. */
  titleLang?: ((record: PublicRecord, locale: Locale) => ContentLocale | undefined) | undefined;
  /** The picture of the card, if the type has any; a string is its address. */
  image?: (record: PublicRecord) => { id: number; extension: string } | string | undefined;
  Summary: ComponentType<{ record: PublicRecord; locale: Locale }>;
  Detail: ComponentType<{ record: PublicRecord; locale: Locale }>;
  /** Shown between filters and cards, such as a map. */
  Above?: ComponentType<AboveProps>;
  /** Whether the list is narrowed so far that records are shown in full instead of as cards. */
  isOpen?: (state: ListState) => boolean;
}

/** A module of this folder's content types, as loaded by a page. */
export interface LoadedType {
  contentType: EmbedType;
  /**
   * The embed to show, if it depends on the options.
   * @throws if the options do not suffice
   */
  embedOf?: (options: EmbedOptions) => Embed;
}

export interface AboveProps {
  embed: Embed;
  state: ListState;
  /** The available options. */
  options: Options;
  settings: Settings;
  onChange: (state: ListState) => void;
  onOpen: (id: number, title: string) => void;
}
