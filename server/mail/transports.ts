import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { readdir, rm, stat } from 'node:fs/promises';
import { isLoopback, type Config } from '../config';
import { writeAtomically } from '../files/writeAtomically';
import type { MailTransport, MailAddress, OutgoingMail } from './transport';
import { oneLine, toSubject } from './texts';
import { Unsendable } from './failure';

/** The configured transport: an SMTP server, or files in `DATA_DIR/mails`. */
export function openMailTransport({
  smtpUrl,
  dataDir,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom) : emlFiles(path.join(dataDir, 'mails'), mailFrom);
}

/** In milliseconds. The worker aborts if a server keeps responding without end. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends through SMTP, with one connection per mail. Passwords are sent only over an encrypted connection, unless the
 * URL ends with `?requireTLS=false`; it may contain other options of nodemailer.
 */
export function smtpTransport(url: string, from: MailAddress): MailTransport {
  const { hostname, username } = new URL(url);
  const requireTLS = username !== '' && !isLoopback(hostname);
  const transport = createTransport({ ...timeouts, ...(requireTLS && { requireTLS }), url });
  return {
    async send(mail, signal) {
      const { response } = await transport.sendMail({ ...buildMessage(mail, from), signal });
      return oneLine(response);
    },
  };
}

/**
 * Writes each mail to an .eml file named after its time and id, for installations without a mail server. A further
 * attempt overwrites the file.
 */
export function emlFiles(folder: string, from: MailAddress): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(buildMessage(mail, from));
      const file = path.join(
        folder,
        `${mail.createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}-${mail.id}.eml`,
      );
      await writeAtomically(file, message as Buffer);
      return file;
    },
    async removeOld(before) {
      const names = await readdir(folder).catch(() => []);
      // Also removes unfinished files of a process that died.
      for (const name of names.filter((one) => /\.eml(\.[0-9a-f]+\.part)?$/.test(one))) {
        const file = path.join(folder, name);
        if ((await stat(file)).mtime < before) await rm(file, { force: true });
      }
    },
  };
}

/**
 * A single address, without lists, names, quotes or control characters, so that it can neither add a recipient nor end
 * a header.
 */
const singleAddress = /^[^\s@<>"(),;:\\[\]\p{Cc}]{1,64}@[^\s@<>"(),;:\\[\]\p{Cc}]{1,189}$/u;

/**
 * Builds the message of a mail: multipart/alternative with text and HTML, for one recipient.
 * @throws Unsendable
 */
function buildMessage(
  { recipient, subject, text, html, messageId, createdAt }: OutgoingMail,
  from: MailAddress,
): SendMailOptions {
  if (!singleAddress.test(recipient)) throw new Unsendable('An diese Adresse kann keine E-Mail gesendet werden.');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from,
    to: { name: '', address: recipient },
    envelope: { from: from.address, to: [recipient] },
    maxRecipients: 1,
    subject: toSubject(subject),
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    date: createdAt,
    // Suppresses out-of-office replies, and hides the name of our mail software.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
