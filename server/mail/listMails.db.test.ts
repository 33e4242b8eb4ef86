import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailSummary, MailState } from '../../domain/administration/mails';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { claimMail, endMail } from './outbox';
import { queueMail } from './queueMail';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_ADMIN'));
});
beforeEach(() => sql`truncate outbox restart identity`.execute(test.database.db));
afterAll(async () => {
  await app.close();
  await test.drop();
});

/** Queues one mail for each given state. */
async function queue(...states: MailState[]): Promise<void> {
  const { db } = test.database;
  await db.transaction().execute(async (trx) => {
    for (const index of states.keys())
      await queueMail(trx, {
        to: `person${index + 1}@example.org`,
        kind: 'CHMOS_INBOX',
        mail: { subject: `Nr. ${index + 1}`, text: `Text ${index + 1}`, html: '<p>Geheim</p>' },
      });
  });
  for (const state of states) {
    const mail = await claimMail(db, 60);
    if (mail)
      await endMail(
        db,
        mail,
        state === 'waiting' ? { state, error: 'Später.', rest: 600 } : { state, error: 'Kaputt.' },
      );
  }
}
const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
  call(app, method, url, { cookie, ...(method === 'POST' && { body: {} }) });
const idsOf = async (query: string) => ((await ask(`/mails${query}`)).body.data as MailSummary[]).map(({ id }) => id);

describe('the mails for administrators', () => {
  it('are listed, the newest first, without their text', async () => {
    await queue('sent', 'failed', 'waiting');
    const { status, body } = await ask('/mails');
    expect(status).toBe(200);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(body.data).toEqual([
      {
        id: 3,
        recipient: 'person3@example.org',
        subject: 'Nr. 3',
        kind: 'CHMOS_INBOX',
        state: 'waiting',
        attempts: 1,
        lastError: 'Später.',
        createdAt: moment,
        nextAttemptAt: moment,
        sentAt: null,
      },
      {
        id: 2,
        recipient: 'person2@example.org',
        subject: 'Nr. 2',
        kind: 'CHMOS_INBOX',
        state: 'failed',
        attempts: 1,
        lastError: 'Kaputt.',
        createdAt: moment,
        nextAttemptAt: null,
        sentAt: null,
      },
      {
        id: 1,
        recipient: 'person1@example.org',
        subject: 'Nr. 1',
        kind: 'CHMOS_INBOX',
        state: 'sent',
        attempts: 1,
        lastError: null,
        createdAt: moment,
        nextAttemptAt: null,
        sentAt: moment,
      },
    ]);
  });

  it('are filtered by state and paged', async () => {
    await queue('sent', 'failed', 'waiting', 'failed', 'sent');
    expect(await idsOf('?state[]=failed')).toEqual([4, 2]);
    expect(await idsOf('?state=failed&state=waiting')).toEqual([4, 3, 2]);
    expect(await idsOf('?state[]=unknown')).toEqual([]);
    expect(await idsOf('?limit=2')).toEqual([5, 4]);
    expect(await idsOf('?limit=2&offset=4')).toEqual([1]);
    for (const query of ['?limit=1001', '?limit=x', '?offset=-1', '?state[]=%00'])
      expect((await ask(`/mails${query}`)).status).toBe(400);
  });

  it('are read one by one with their text', async () => {
    await queue('sent');
    const { status, body } = await ask('/mails/1');
    expect([status, body.data]).toEqual([200, expect.objectContaining({ id: 1, subject: 'Nr. 1', text: 'Text 1' })]);
    expect(JSON.stringify(body)).not.toContain('Geheim');
    for (const id of ['2', '0', 'abc', '99999999999']) expect((await ask(`/mails/${id}`)).status).toBe(404);
  });

  it('are retried only if they have failed', async () => {
    await queue('sent', 'failed', 'waiting');
    const storeRetry = await ask('/mails/2/retry', 'POST');
    expect(storeRetry).toMatchObject({
      status: 200,
      body: { data: { id: 2, state: 'waiting', attempts: 0, lastError: 'Kaputt.', nextAttemptAt: expect.any(String) } },
    });
    expect(await claimMail(test.database.db, 60)).toMatchObject({ id: 2, attempts: 1 });
    for (const id of [1, 2, 3])
      expect(await ask(`/mails/${id}/retry`, 'POST')).toMatchObject({
        status: 409,
        body: { detail: 'Nur eine fehlgeschlagene E-Mail kann erneut gesendet werden.' },
      });
    expect((await ask('/mails/9/retry', 'POST')).status).toBe(404);
    expect(await idsOf('?state[]=sent')).toEqual([1]);
  });

  it('are retried once, however many request it', async () => {
    await queue('failed');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/mails/1/retry', 'POST')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});
