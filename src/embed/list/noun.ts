import type { ComponentType } from 'react';
import type { Locale } from '../../../domain/locales';
import type { PublicRecord } from './calls';

/** How the records of an embed look: a few words on their card, and all of it when one stands open. */
export interface EmbedNoun {
  /** What the card is headed with; the address says it too. */
  title: (record: PublicRecord, locale: Locale) => string;
  /** The picture of the card, where the type has some. */
  image?: (record: PublicRecord) => { id: number; extension: string } | undefined;
  Summary: ComponentType<{ record: PublicRecord; locale: Locale }>;
  Detail: ComponentType<{ record: PublicRecord; locale: Locale }>;
}
