import type { Locale } from '../../domain/locales';

/**
 * The content of a mail: plain text without markup. Text and HTML are both rendered from it (render.ts), so they always
 * agree.
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

/** The sender, for the frame of the mail. */
export interface Sender {
  productName: string;
  /** The public URL of the product; null if not configured. */
  publicUrl: string | null;
}

/** A mail as stored in the outbox. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
