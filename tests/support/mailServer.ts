import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  from: string;
  /** The recipients of the envelope. */
  to: string[];
  raw: string;
  mail: Email;
}

export interface TestMailServer {
  /** For example `smtp://127.0.0.1:4711`. */
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** An error that refuses a mail, with an SMTP code. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A mail server that stores the mails it receives. `options` change its behaviour. */
export async function startMailServer(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail,
          });
          done();
        });
      });
    },
    ...options,
  });
  // Clients that disconnect cause errors here.
  server.on('error', () => undefined);
  const listening = server.listen(0, host);
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://${host}:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
