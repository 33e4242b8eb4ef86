import type { SendMailOptions } from 'nodemailer';
import { Unsendable } from './failure';
import type { MailAddress, OutgoingMail } from './transport';
import { asSubject } from './texts';

/**
 * One address and nothing else: no list, no name, no quotes, no control characters. So it can neither add a receiver nor end
 * a header.
 */
const singleAddress = /^[^\s@<>"(),;:\\[\]\p{Cc}]{1,64}@[^\s@<>"(),;:\\[\]\p{Cc}]{1,189}$/u;

/** The message of a mail: multipart/alternative with text and HTML, to one receiver. Errors: Unsendable. */
export function compose({ recipient, subject, text, html, messageId, createdAt }: OutgoingMail, from: MailAddress): SendMailOptions {
  if (!singleAddress.test(recipient)) throw new Unsendable('An diese Adresse kann keine Mail gehen.');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from,
    to: { name: '', address: recipient },
    envelope: { from: from.address, to: [recipient] },
    maxRecipients: 1,
    subject: asSubject(subject),
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    date: createdAt,
    // No answers of absence notes; no name of our software.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
