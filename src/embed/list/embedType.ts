import type { ComponentType } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import type { ListState, Options } from './address';
import type { PublicRecord } from './calls';
import type { EmbedOptions, Settings } from './settings';

/** How the records of an embed look when they are opened. */
export interface Opened {
  title: (record: PublicRecord, locale: Locale) => string;
  Detail: ComponentType<{ record: PublicRecord; locale: Locale }>;
}

/** What a list shows in addition to its cards, and how it opens a record. */
export interface EmbedType {
  /** Loads the full view. */
  load: () => Promise<Opened>;
  /** Shown between filters and cards, such as a map. */
  Above?: ComponentType<AboveProps>;
  /** Whether the list is narrowed so far that complete records are shown instead of cards. */
  isOpen?: (state: ListState) => boolean;
}

/** A module of a content type in this folder, as loaded by a page. */
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
