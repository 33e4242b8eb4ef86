import type { Locale } from '../../domain/locales';

/**
 * What a template says: plain texts, in no notation. Plain text and HTML are both made from it (render.ts), so that
 * they say the same and no template ever handles markup.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; lines: readonly string[] }
  /** Leads to an `http(s)://` address. */
  | { kind: 'link'; label: string; address: string };

export interface MailContent {
  /** The language of the receiver. */
  locale: Locale;
  subject: string;
  blocks: readonly Block[];
}

/** Who a mail is from, for its frame. */
export interface Sender {
  productName: string;
  /** Where people reach the product; null where that is not configured. */
  publicUrl: string | null;
}

/** A mail as it lies in the outbox. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
