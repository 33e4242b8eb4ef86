import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, startMailServer, type TestMailServer } from '../../tests/support/mailServer';
import { emlFiles, smtpTransport } from './transports';
import { readFailure } from './failure';
import type { OutgoingMail } from './transport';

const from = { name: 'Regio Zürich', address: 'no-reply@redaktion.example.org' };
const mail: OutgoingMail = {
  id: 7,
  recipient: 'editor@example.org',
  subject: 'Grüsse aus Genève: «20 %» = 100 €',
  text: 'Grüezi\n.\nEin Punkt allein, und ünser Text.\n',
  html: '<p>Grüezi <b>wohl</b></p>',
  messageId: '5f2c1a34-0000-4000-8000-000000000007',
  createdAt: new Date('2026-11-21T08:15:30Z'),
};
const never = new AbortController().signal;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function mailServer(...options: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  const server = await startMailServer(...options);
  closing.push(() => server.close());
  return server;
}
const send = (url: string, changes: Partial<OutgoingMail> = {}, signal = never) =>
  smtpTransport(url, from).send({ ...mail, ...changes }, signal);
const failureOf = (sending: Promise<unknown>) =>
  sending.then(() => Promise.reject(new Error('It was sent.')), readFailure);

describe('over SMTP', () => {
  it('reaches one recipient as text and HTML, with its umlauts', async () => {
    const server = await mailServer();
    await send(server.url);
    expect(server.received).toHaveLength(1);
    const [{ from: sender, to, raw, mail: got }] = server.received as [TestMailServer['received'][0]];
    expect([sender, to]).toEqual([from.address, ['editor@example.org']]);
    expect(got).toMatchObject({
      subject: mail.subject,
      from,
      to: [{ address: 'editor@example.org', name: '' }],
      messageId: '<5f2c1a34-0000-4000-8000-000000000007@redaktion.example.org>',
      date: '2026-11-21T08:15:30.000Z',
    });
    expect([got.cc, got.bcc]).toEqual([undefined, undefined]);
    expect(got.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(got.html?.trimEnd()).toBe(mail.html);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    // Pure ASCII, so that no server on the way can corrupt it.
    expect(raw).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  });

  it.each([
    'Neu\r\nBcc: alle@example.org',
    'Neu\nX-Spam: no\n\n<b>Text</b>',
    'Neu\r\rTo: x@example.org',
    '=?utf-8?Q?a=0D=0ABcc:_alle=40example.org?=',
  ])('a subject such as %j adds neither header nor recipient', async (subject) => {
    const server = await mailServer();
    await send(server.url, { subject });
    const [{ to, mail: got }] = server.received as [TestMailServer['received'][0]];
    expect(to).toEqual(['editor@example.org']);
    expect(got.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    expect(got.bcc).toBe(undefined);
  });

  it.each([
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'Name <a@example.org>',
    '<a@example.org>',
    '"a b"@example.org',
    'Gruppe: a@example.org;',
    'a@b@c',
    'a',
    '',
    'a(b)@example.org',
    'a@[127.0.0.1]',
    'a@example.org\0',
  ])('%j is refused as a receiver at every attempt', async (recipient) => {
    const server = await mailServer();
    expect(await failureOf(send(server.url, { recipient }))).toMatchObject({
      isPermanent: true,
      concernsAll: false,
      message: 'An diese Adresse kann keine E-Mail gesendet werden.',
    });
    expect(server.received).toEqual([]);
  });

  it.each([
    [
      'the receiver with 550',
      { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal(550, 'no such user')) },
      true,
      /lehnt die E-Mail ab: 550 .*no such user/,
    ],
    [
      'the sender with 553',
      { onMailFrom: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal(553, 'not from here')) },
      true,
      /lehnt die E-Mail ab: 553/,
    ],
    [
      'the receiver with 451',
      { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal(451, 'try later')) },
      false,
      /im Moment nicht an: 451 .*try later/,
    ],
    [
      'the content with 554',
      {
        onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error: Error) => void) =>
          void stream.resume().on('end', () => done(refusal(554, 'spam'))),
      },
      true,
      /ab: 554 .*spam/,
    ],
    [
      'the content with 452',
      {
        onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error: Error) => void) =>
          void stream.resume().on('end', () => done(refusal(452, 'full'))),
      },
      false,
      /nicht an: 452 .*full/,
    ],
  ])('a server that refuses %s', async (_, options, isPermanent, words) => {
    const server = await mailServer(options);
    const failure = await failureOf(send(server.url));
    expect(failure).toMatchObject({ isPermanent, concernsAll: false });
    expect(failure.message).toMatch(words);
  });

  it('a refusal by the server or a wrong password is retried', async () => {
    const closed = await mailServer({ onConnect: (_, done) => done(refusal(554, 'go away')) });
    expect(await failureOf(send(closed.url))).toMatchObject({ isPermanent: false, concernsAll: true });
    const strict = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(refusal(535, 'wrong')),
    });
    expect(await failureOf(send(strict.url.replace('//', '//me:geheim@')))).toMatchObject({
      isPermanent: false,
      concernsAll: true,
      message: expect.stringMatching(/^Der Mailserver lehnt die Anmeldung ab: 535(?!.*geheim)/),
    });
    expect(await failureOf(send(strict.url))).toMatchObject({
      isPermanent: false,
      concernsAll: true,
      message: expect.stringContaining('530'),
    });
  });

  it('signs in with the password in the URL, unencrypted only on the same machine', async () => {
    const passwords: unknown[] = [];
    const options = {
      allowInsecureAuth: true,
      onAuth: (({ password }, _, done) => {
        passwords.push(password);
        done(null, { user: 'me' });
      }) as NonNullable<NonNullable<Parameters<typeof startMailServer>[0]>['onAuth']>,
    };
    const near = await mailServer(options);
    await send(near.url.replace('//', '//me:p%40ss@'));
    expect(passwords).toEqual(['p@ss']);
    // An address that does not look like loopback but leads to this machine.
    const far = await mailServer(options, '0.0.0.0');
    expect(await failureOf(send(far.url.replace('//', '//me:geheim@')))).toMatchObject({
      isPermanent: false,
      message: expect.stringMatching(/verschlüsseln/),
    });
    expect(passwords).toHaveLength(1);
    await send(`${far.url.replace('//', '//me:geheim@')}/?requireTLS=false`);
    expect(passwords).toEqual(['p@ss', 'geheim']);
  });

  it('ends at once on a signal, even if the server keeps sending single letters', async () => {
    const sockets: Socket[] = [];
    const dripping = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      const timer = setInterval(() => socket.write('2'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => dripping.close(resolve)));
    const { port } = dripping.address() as AddressInfo;
    const began = performance.now();
    expect(await failureOf(send(`smtp://127.0.0.1:${port}`, {}, AbortSignal.timeout(300)))).toMatchObject({
      isPermanent: false,
      concernsAll: true,
      message: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
    });
    expect(performance.now() - began).toBeLessThan(5_000);
    // The connection is closed, not just abandoned.
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('an unreachable server is retried', async () => {
    const server = await startMailServer();
    await server.close();
    expect(await failureOf(send(server.url))).toMatchObject({
      isPermanent: false,
      concernsAll: true,
      message: expect.stringMatching(/^Der Mailserver ist nicht erreichbar: .*ECONNREFUSED/),
    });
  });
});

describe('as files', () => {
  async function folder(): Promise<string> {
    const made = await mkdtemp(path.join(tmpdir(), 'regio-mails-'));
    closing.push(() => rm(made, { recursive: true, force: true }));
    return path.join(made, 'mails');
  }

  it('are complete mails named by time and id, overwritten by a retry, readable only by the owner', async () => {
    const place = await folder();
    const transport = emlFiles(place, from);
    const file = await transport.send(mail, never);
    expect(file).toBe(path.join(place, '2026-11-21T08-15-30-7.eml'));
    expect(await transport.send({ ...mail, text: 'Noch einmal' }, never)).toBe(file);
    expect(await readdir(place)).toEqual(['2026-11-21T08-15-30-7.eml']);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const got = await PostalMime.parse(await readFile(file));
    expect(got).toMatchObject({
      subject: mail.subject,
      from,
      to: [{ address: mail.recipient }],
      messageId: expect.stringContaining(mail.messageId),
    });
    expect([got.text?.trim(), got.html?.trim()]).toEqual(['Noch einmal', mail.html]);
    await expect(transport.send({ ...mail, recipient: 'a@b.ch,c@d.ch' }, never)).rejects.toThrow('keine E-Mail');
  });

  it('are deleted after the retention period, and other files stay', async () => {
    const place = await folder();
    const transport = emlFiles(place, from);
    await transport.removeOld?.(new Date());
    const old = await transport.send(mail, never);
    const young = await transport.send({ ...mail, id: 8 }, never);
    await writeFile(`${old}.0a1b2c3d.part`, 'halb');
    await writeFile(path.join(place, 'meins.txt'), 'bleibt');
    for (const name of await readdir(place))
      if (name !== path.basename(young))
        await utimes(path.join(place, name), new Date('2026-01-01'), new Date('2026-01-01'));
    await transport.removeOld?.(new Date('2026-02-01'));
    expect((await readdir(place)).toSorted()).toEqual([path.basename(young), 'meins.txt']);
  });
});
