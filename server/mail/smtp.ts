import { createTransport } from 'nodemailer';
import { isLoopback } from '../config';
import { compose } from './compose';
import { oneLine } from './texts';
import type { MailAddress, MailTransport } from './transport';

/** In milliseconds. A server that keeps answering and never comes to an end is cut off by the worker. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends over SMTP, one connection a mail. A password crosses the network encrypted or not at all, unless the address ends
 * in `?requireTLS=false`; other options of nodemailer may stand there too.
 */
export function smtpTransport(url: string, from: MailAddress): MailTransport {
  const { hostname, username } = new URL(url);
  const requireTLS = username !== '' && !isLoopback(hostname);
  const transport = createTransport({ ...timeouts, ...(requireTLS && { requireTLS }), url });
  return {
    async send(mail, signal) {
      const { response } = await transport.sendMail({ ...compose(mail, from), signal });
      return oneLine(response);
    },
  };
}
