/** A mail for a transport. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt. */
  messageId: string;
  createdAt: Date;
}

/** The sender's address with its display name. */
export interface MailAddress {
  name: string;
  address: string;
}

/** How mails are sent: through SMTP, or as files. */
export interface MailTransport {
  /**
   * Sends a mail.
   * @param signal aborts immediately
   * @returns the result, for the log
   * @throws see failure.ts
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string>;
  /** Removes mails stored before this time. */
  removeOld?(before: Date): Promise<void>;
}
