import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, startMailServer, type TestMailServer } from '../../tests/support/mailServer';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { projectRoot } from '../config';
import { connect, type Database } from '../database';
import { maxAttempts, type WorkerTiming } from '../queue/worker';
import { startMailWorker } from './worker';
import { claimMail, endMail } from './outbox';
import { queueMail } from './queueMail';
import { smtpTransport } from './transports';
import type { MailTransport, OutgoingMail } from './transport';

let test: TestDatabase;
let database: Database;
const from = { name: 'Regio', address: 'no-reply@example.org' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
beforeEach(async () => {
  await sql`truncate outbox restart identity`.execute(database.db);
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => test.drop());

async function queue(...recipients: string[]): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (const to of recipients)
      await queueMail(trx, {
        to,
        kind: 'CHMOS_INBOX',
        mail: { subject: `Für ${to}`, text: 'Text', html: '<p>Text</p>' },
      });
  });
}
const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const states = async () => (await rows()).map(({ state }) => state);
/** Simulates the passing of time. */
const pass = (seconds: number) =>
  sql`update outbox set next_attempt_at = next_attempt_at - ${seconds} * interval '1 second',
    leased_until = leased_until - ${seconds} * interval '1 second'`.execute(database.db);

function work(transport: MailTransport, timing: Partial<WorkerTiming> = {}, db = database.db) {
  const worker = startMailWorker({ db, transport, log }, { poll: 20, pause: 20, storeRetry: 20, ...timing });
  closing.push(() => worker.stop());
  return worker;
}
/** A transport that keeps the mails it receives; `answer` may refuse them. */
function memory(answer: (mail: OutgoingMail, signal: AbortSignal) => unknown = () => undefined) {
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail, signal: AbortSignal) => {
    await answer(mail, signal);
    sent.push(mail);
    return 'kept';
  };
  return { sent, send };
}
async function mailServer(...options: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  const server = await startMailServer(...options);
  closing.push(() => server.close());
  return server;
}

describe('a mail in the outbox', () => {
  it('reaches an SMTP server, one recipient each, in the order queued', async () => {
    const server = await mailServer();
    await queue('eins@example.org', 'zwei@example.org', 'drei@example.org');
    work(smtpTransport(server.url, from));
    await expect.poll(states).toEqual(['sent', 'sent', 'sent']);
    expect(server.received.map(({ to }) => to)).toEqual([
      ['eins@example.org'],
      ['zwei@example.org'],
      ['drei@example.org'],
    ]);
    expect(server.received.map(({ mail }) => mail.subject)).toEqual([
      'Für eins@example.org',
      'Für zwei@example.org',
      'Für drei@example.org',
    ]);
    expect(server.received[0]?.raw).not.toContain('zwei@');
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      last_error: null,
      claim: null,
      leased_until: null,
      sent_at: expect.any(Date),
    });
  });

  it('is not sent before its transaction commits, and never if it fails', async () => {
    const { sent, send } = memory();
    work({ send });
    await database.db
      .transaction()
      .execute(async (trx) => {
        await queueMail(trx, { to: 'a@example.org', kind: 'CHMOS_INBOX', mail: { subject: '', text: '', html: '' } });
        throw new Error('anders überlegt');
      })
      .catch(() => undefined);
    await queue('b@example.org');
    await expect.poll(() => sent.map(({ recipient }) => recipient)).toEqual(['b@example.org']);
  });

  it('is sent by an idle worker soon after being queued', async () => {
    const { sent, send } = memory();
    work({ send }, { poll: 50 });
    await queue('a@example.org');
    await expect.poll(() => sent.length).toBe(1);
    await queue('b@example.org');
    await expect.poll(() => sent.length).toBe(2);
  });
});

describe('a mail that fails', () => {
  it('temporarily is retried at growing intervals, with the same Message-ID', async () => {
    let left = 2;
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done((left -= 1) < 0 ? null : refusal(451, 'greylisted')),
    });
    await queue('a@example.org');
    const seen: string[] = [];
    const transport = smtpTransport(server.url, from);
    work({
      send: (mail, signal) => {
        seen.push(mail.messageId);
        return transport.send(mail, signal);
      },
    });
    const retryDelay = async (attempts: number) => {
      await expect.poll(async () => (await rows()).map((row) => [row.attempts, row.claim])).toEqual([[attempts, null]]);
      const {
        rows: [row],
      } = await sql<{
        seconds: number;
        state: string;
        last_error: string;
      }>`select extract(epoch from next_attempt_at - now())::float as seconds, state, last_error from outbox`.execute(
        database.db,
      );
      return row;
    };
    const first = await retryDelay(1);
    expect(first).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/im Moment nicht an: 451 .*greylisted/),
    });
    expect(first?.seconds).toBeGreaterThan(50);
    expect(first?.seconds).toBeLessThan(76);
    await pass(80);
    const second = await retryDelay(2);
    expect(second?.seconds).toBeGreaterThan(110);
    expect(second?.seconds).toBeLessThan(151);
    await pass(160);
    await expect.poll(states).toEqual(['sent']);
    expect(await rows()).toMatchObject([{ attempts: 3, last_error: null }]);
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  it('permanently is a dead letter at once, and holds up no other mail', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('weg') ? refusal(550, 'no such user') : null),
    });
    await queue('weg@example.org', 'a@example.org, b@example.org', 'da@example.org');
    work(smtpTransport(server.url, from));
    await expect.poll(states).toEqual(['failed', 'failed', 'sent']);
    expect(await rows()).toMatchObject([
      {
        attempts: 1,
        last_error: expect.stringMatching(/^Der Mailserver lehnt die E-Mail ab: 550 .*no such user/),
        claim: null,
      },
      { attempts: 1, last_error: 'An diese Adresse kann keine E-Mail gesendet werden.' },
      { attempts: 1 },
    ]);
    expect(server.received.map(({ to }) => to)).toEqual([['da@example.org']]);
    expect(log.error).toHaveBeenCalledWith(
      { mail: 1, kind: 'CHMOS_INBOX', attempts: 1, cause: 'EENVELOPE 550' },
      'mail failed for good',
    );
  });

  it('every time is a dead letter after the last attempt', async () => {
    await queue('a@example.org');
    await sql`update outbox set attempts = ${maxAttempts - 2}`.execute(database.db);
    const { sent, send } = memory(() => {
      throw Object.assign(new Error('weg'), { code: 'ECONNECTION' });
    });
    work({ send });
    await expect.poll(rows).toMatchObject([{ attempts: maxAttempts - 1, state: 'waiting', claim: null }]);
    await pass(8 * 3_600);
    await expect
      .poll(rows)
      .toMatchObject([
        { attempts: maxAttempts, state: 'failed', last_error: 'Der Mailserver ist nicht erreichbar: weg' },
      ]);
    expect(sent).toEqual([]);
  });

  it('because of the server makes the others wait, instead of trying each', async () => {
    await queue('a@example.org', 'b@example.org', 'c@example.org');
    const { send } = memory(() => {
      throw Object.assign(new Error('weg'), { code: 'ECONNECTION' });
    });
    work({ send }, { pause: 60_000 });
    const tried = async () => (await rows()).map(({ attempts, last_error }) => [attempts, last_error !== null]);
    await expect.poll(tried).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
    await rest(300);
    expect(await tried()).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
  });

  it('is cut off if the server never finishes', async () => {
    const server = await mailServer({ onData: (stream) => void stream.resume() });
    await queue('a@example.org');
    work(smtpTransport(server.url, from), { attempt: 300 });
    await expect
      .poll(rows)
      .toMatchObject([
        { state: 'waiting', attempts: 1, last_error: 'Der Mailserver hat nicht rechtzeitig geantwortet.', claim: null },
      ]);
  });
});

describe('several workers', () => {
  it('share the work, and never send the same mail', async () => {
    const receivers = Array.from({ length: 60 }, (_, index) => `person${index}@example.org`);
    const server = await mailServer();
    await queue(...receivers);
    const others = [connect(test.connectionString), connect(test.connectionString)];
    closing.push(() => Promise.all(others.map((other) => other.close())));
    const counts = [0, 0, 0];
    [database, ...others].forEach(({ db }, index) => {
      const transport = smtpTransport(server.url, from);
      work(
        {
          send: (mail, signal) => {
            counts[index] = (counts[index] ?? 0) + 1;
            return transport.send(mail, signal);
          },
        },
        {},
        db,
      );
    });
    await expect
      .poll(async () => (await states()).filter((state) => state === 'sent').length, { timeout: 30_000 })
      .toBe(60);
    expect(server.received.map(({ to }) => String(to)).sort()).toEqual(receivers.toSorted());
    expect(counts.every((count) => count > 0)).toBe(true);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('take a mail each when they query at the same time', async () => {
    await queue('a@example.org', 'b@example.org');
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimMail(database.db, 60)));
    expect(claims.flatMap((claim) => claim?.recipient ?? []).sort()).toEqual(['a@example.org', 'b@example.org']);
  });

  it('skip a mail that another is just taking, instead of waiting for it or taking it too', async () => {
    await queue('a@example.org', 'b@example.org');
    await database.db.transaction().execute(async (trx) => {
      expect(await claimMail(trx, 60)).toMatchObject({ recipient: 'a@example.org' });
      const others = await Promise.all([claimMail(database.db, 60), claimMail(database.db, 60)]);
      expect(others.map((other) => other?.recipient)).toEqual(expect.arrayContaining(['b@example.org', undefined]));
    });
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  it("leave a mail alone until its lease ends, after which the first worker's result no longer counts", async () => {
    await queue('a@example.org');
    const lost = await claimMail(database.db, 60);
    await pass(59);
    expect(await claimMail(database.db, 60)).toBe(undefined);
    await pass(2);
    const found = await claimMail(database.db, 60);
    expect(found).toMatchObject({ id: lost?.id, messageId: lost?.messageId, attempts: 2 });
    expect(await endMail(database.db, lost as never, { state: 'failed', error: 'zu spät' })).toBe(false);
    expect(await endMail(database.db, found as never, { state: 'sent' })).toBe(true);
    expect(await states()).toEqual(['sent']);
  });

  it('give up on a mail that crashes each of them', async () => {
    await queue('a@example.org');
    await sql`update outbox set attempts = ${maxAttempts}`.execute(database.db);
    const { sent, send } = memory();
    work({ send });
    await expect
      .poll(rows)
      .toMatchObject([{ state: 'failed', last_error: 'Das Senden wurde immer wieder abgebrochen.' }]);
    expect(sent).toEqual([]);
  });
});

describe('a server process', () => {
  it('killed in the middle of a mail leaves it to the next one, which sends it once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'regio-mails-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    let holds = true;
    const begun: string[] = [];
    const server = await mailServer({
      onMailFrom: (_address, { id }, done) => {
        begun.push(id);
        if (!holds) done();
      },
    });
    await queue('a@example.org');
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(projectRoot, 'server/main.ts')], {
      cwd: projectRoot,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: test.connectionString,
        DATA_DIR: folder,
        PORT: '0',
        LOG_LEVEL: 'error',
        SEED: 'none',
        SMTP_URL: server.url,
        MAIL_FROM: 'no-reply@example.org',
      },
    });
    closing.push(async () => child.kill('SIGKILL'));
    await expect.poll(() => begun.length, { timeout: 45_000 }).toBe(1);
    child.kill('SIGKILL');
    holds = false;
    work(smtpTransport(server.url, from));
    await pass(100);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, claim: expect.any(String) }]);
    await pass(30);
    await expect.poll(states).toEqual(['sent']);
    expect(server.received.map(({ to }) => to)).toEqual([['a@example.org']]);
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
  });
});

describe('stopping', () => {
  it('waits for the current mail and starts no other', async () => {
    let free = () => {};
    const { sent, send } = memory(() => new Promise<void>((resolve) => (free = resolve)));
    await queue('a@example.org', 'b@example.org');
    const worker = startMailWorker({ db: database.db, transport: { send }, log }, { poll: 20 });
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    const stopped = worker.stop();
    free();
    await stopped;
    expect(sent).toHaveLength(1);
    expect(await states()).toEqual(['sent', 'waiting']);
    expect((await rows())[1]).toMatchObject({ attempts: 0, claim: null });
  });

  it('waits for a limited time: the next worker retries the mail', async () => {
    const server = await mailServer({ onData: (stream) => void stream.resume() });
    await queue('a@example.org');
    const worker = startMailWorker(
      { db: database.db, transport: smtpTransport(server.url, from), log },
      { poll: 20, shutdown: 100 },
    );
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await worker.stop();
    expect(await rows()).toMatchObject([{ state: 'waiting', claim: null, leased_until: null }]);
  });
});

describe('sent mail', () => {
  it('is deleted after ninety days; failed mail stays', async () => {
    await queue('alt@example.org', 'jung@example.org', 'tot@example.org', 'wartet@example.org');
    await sql`update outbox set state = 'sent', sent_at = now() - interval '91 days' where id = 1`.execute(database.db);
    await sql`update outbox set state = 'sent', sent_at = now() - interval '89 days' where id = 2`.execute(database.db);
    await sql`update outbox set state = 'failed', created_at = now() - interval '400 days' where id = 3`.execute(
      database.db,
    );
    await sql`update outbox set created_at = now() - interval '400 days', next_attempt_at = now() + interval '1 day'
      where id = 4`.execute(database.db);
    let removed: Date | undefined;
    work({ ...memory(), removeOld: async (before) => void (removed = before) });
    await expect.poll(async () => (await rows()).map(({ id }) => id)).toEqual([2, 3, 4]);
    await expect.poll(() => removed && Math.round((Date.now() - removed.getTime()) / 86_400_000)).toBe(90);
  });

  it('holds up no mail if it cannot be deleted', async () => {
    await queue('a@example.org');
    const { sent, send } = memory();
    work({ send, removeOld: () => Promise.reject(new Error('kein Zugriff')) });
    await expect.poll(() => sent.length).toBe(1);
    expect(log.warn).toHaveBeenCalledWith(
      { err: expect.any(Error) },
      'old mails could not be removed; trying again later',
    );
  });

  it('is recorded as sent even if the database is unavailable just then', async () => {
    await queue('a@example.org');
    let refused = 0;
    const { sent, send } = memory(async () => {
      await sql`alter table outbox rename column sent_at to hidden`.execute(database.db);
      setTimeout(() => void sql`alter table outbox rename column hidden to sent_at`.execute(database.db), 60);
      refused += 1;
    });
    work({ send }, { storeRetry: 30 });
    await expect.poll(() => states().catch(() => [])).toEqual(['sent']);
    expect([refused, sent.length]).toEqual([1, 1]);
  });
});
