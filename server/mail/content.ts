import type { Locale } from '../../domain/locales';

/**
 * The content of a mail, as plain text without markup. Its text and HTML versions are both rendered from this
 * (render.ts), so they always agree.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; lines: readonly string[] }
  /** Links to an `http(s)://` URL. */
  | { kind: 'link'; label: string; address: string };

export interface MailContent {
  /** The language of the recipient. */
  locale: Locale;
  subject: string;
  blocks: readonly Block[];
}

/** The sender, as shown in the header and footer of a mail. */
export interface Sender {
  productName: string;
  /** The public URL of the product; null if it is not configured. */
  publicUrl: string | null;
}

/** A mail as stored in the outbox. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
