/** A mail as it is handed to whoever sends it. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt. */
  messageId: string;
  createdAt: Date;
}

/** The sender's address, and the name that programs show for it. */
export interface MailAddress {
  name: string;
  address: string;
}

/** The way out of the house: an SMTP server, or files. */
export interface MailTransport {
  /** Out: what became of the mail, for the log. Errors: see failure.ts. `signal` ends it at once. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string>;
  /** Removes what it has kept of mails from before then. */
  removeOld?(before: Date): Promise<void>;
}
