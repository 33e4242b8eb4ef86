import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebhookDelivery } from '../../domain/administration/webhooks';
import { testApi } from '../../tests/support/testApi';
import { publishDue } from '../publishing/publishing';
import type { WorkerTiming } from '../queue/worker';
import { failingDays, startWebhookWorker } from './deliver';
import { isPublicAddress, networksOf } from '../http/outgoing';
import { sendWebhook } from './send';

const api = testApi({ role: 'ROLE_ADMIN' });
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const closing: (() => Promise<unknown>)[] = [];
beforeEach(() => sql`truncate webhooks, webhook_deliveries restart identity`.execute(api.database.db));
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that responds with these statuses, repeating the last one. */
async function receiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      response
        .writeHead(status ?? 204, { location: 'http://127.0.0.1:1/', connection: 'close' })
        .end('x'.repeat(9_999));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

const sender = { productName: 'regio', publicUrl: 'https://redaktion.example.org' };

function work(networks = ['loopback'], timing: Partial<WorkerTiming> = {}) {
  const worker = startWebhookWorker(
    { db: api.database.db, privateNetworks: networksOf(networks), sender, log },
    { poll: 20, pause: 20, storeRetry: 20, ...timing },
  );
  closing.push(() => worker.stop());
}
async function create(url: string, ...events: string[]): Promise<{ id: number; secret: string }> {
  const { status, body } = await api.ask('POST', '/webhooks', { name: 'Website', url, events, isActive: true });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data;
}
const deliveries = async (id = 1) =>
  (await api.ask('GET', `/webhooks/${id}/deliveries`)).body.data as WebhookDelivery[];
const read = async () => (await api.ask('GET', '/webhooks')).body.data[0];
const post = async (values: object) => (await api.ask('POST', '/posts', { title: 'Neues', ...values })).body.data.id;
const change = (id: number, values: object) => api.ask('PUT', `/posts/${id}`, values);
/** Simulates the passing of time. */
const pass = (interval: string) =>
  sql`with w as (update webhooks set failing_since = failing_since - ${interval}::interval)
    update webhook_deliveries set next_attempt_at = next_attempt_at - ${interval}::interval`.execute(api.database.db);

describe('a webhook', () => {
  it('reports what happens to records, signed according to Standard Webhooks', async () => {
    const { url, received } = await receiver();
    const { secret } = await create(url, '*:published', 'posts:changed', 'posts:unpublished', 'posts:deleted');
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const id = await post({ isPublic: false });
    await change(id, { title: 'Nur ein Entwurf' });
    await change(id, { isPublic: true });
    await change(id, { title: 'Geändert' });
    await change(id, { title: 'Geändert' });
    await change(id, { isPublic: false, publishFrom: '2030-01-01T08:00:00Z' });
    await publishDue(api.database.db, new Date('2030-01-01T08:00:01Z'));
    await api.ask('DELETE', `/posts/${id}`);
    // Refused saves and other types do not send anything.
    await change(999_999, { title: 'x' });
    await api.ask('POST', '/jobs', { title: '', isPublic: true });
    work();
    await expect.poll(() => received.length).toBe(5);
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'posts.published',
      'posts.changed',
      'posts.unpublished',
      'posts.published',
      'posts.deleted',
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({
      type: 'posts.published',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { resource: 'posts', id, version: 3 },
    });
    // Written by hand, according to the specification.
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
    expect(new Set(received.map((one) => one.headers['webhook-id'])).size).toBe(5);
  });

  it('shows its secret once', async () => {
    const { secret } = await create('https://www.example.org/', 'posts:changed');
    expect(JSON.stringify([await read(), await deliveries()])).not.toContain(secret);
    const renewed = await api.ask('POST', '/webhooks/1/secret');
    expect(renewed.body.data.secret).not.toBe(secret);
  });

  it('gets a message once from several servers, and again with the same id after a failure', async () => {
    const { url, received } = await receiver(500, 302, 204);
    await create(url, 'posts:published');
    await post({ isPublic: true });
    for (const _ of [1, 2, 3]) work();
    await expect.poll(async () => (await deliveries())[0]?.lastStatus).toBe(500);
    expect((await read()).failingSince).not.toBe(null);
    await pass('1 hour');
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ lastStatus: 302, state: 'waiting' });
    expect((await deliveries())[0]?.lastError).toContain('Weiterleitungen');
    await pass('1 hour');
    await expect
      .poll(async () => (await deliveries())[0])
      .toMatchObject({ state: 'sent', attempts: 3, lastError: null });
    expect(received.length).toBe(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await read()).failingSince).toBe(null);
    for (let index = 0; index < 30; index += 1) await post({ isPublic: true });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(33);
  });

  it('is switched off after days of failures, or by 410, and says so', async () => {
    const [down, gone] = [await receiver(503), await receiver(410)];
    await create(down.url, 'posts:published');
    await create(gone.url, 'posts:published');
    await post({ isPublic: true });
    await post({ isPublic: true });
    work();
    await expect.poll(async () => (await deliveries(2)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(gone.received).toHaveLength(1);
    await expect.poll(() => down.received.length).toBe(1);
    // The second message waits together with the first.
    expect((await deliveries(1)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 0],
      ['waiting', 1],
    ]);
    await pass(`${failingDays} days 1 minute`);
    await expect.poll(async () => (await read()).isActive).toBe(false);
    expect((await read()).switchedOffAt).not.toBe(null);
    expect(log.error).toHaveBeenCalledWith({ webhook: 1 }, expect.stringContaining('switched off'));
    const mails = await api.database.db.selectFrom('outbox').selectAll().where('kind', '=', 'WEBHOOK_OFF').execute();
    const administrators = await sql<{ email: string }>`
      select email from users where roles && array['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']`.execute(api.database.db);
    // One for each of both webhooks and each administrator.
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      administrators.rows.flatMap(({ email }) => [email, email]).toSorted(),
    );
    expect(mails[0]?.text_body).toContain('https://redaktion.example.org/settings/webhooks');
    await post({ isPublic: true });
    expect(await deliveries(1)).toHaveLength(2);
    const { name, url, events } = await read();
    await api.ask('PUT', '/webhooks/1', { name, url, events, isActive: true });
    expect(await read()).toMatchObject({ isActive: true, failingSince: null, switchedOffAt: null });
  });

  it('can be tested, and messages can be sent again', async () => {
    const { url, received } = await receiver();
    const { id } = await create(url, 'posts:published');
    const { body } = await api.ask('POST', `/webhooks/${id}/test`);
    expect((await api.ask('POST', `/webhooks/deliveries/${body.data.id}/replay`)).status).toBe(409);
    work();
    await expect
      .poll(async () => (await deliveries())[0])
      .toMatchObject({ event: 'test', state: 'sent', lastStatus: 204 });
    expect((await api.ask('POST', `/webhooks/deliveries/${body.data.id}/replay`)).status).toBe(200);
    await expect.poll(() => received.length).toBe(2);
    expect((await api.ask('POST', '/webhooks/deliveries/999/replay')).status).toBe(404);
  });

  it('never reaches private networks, by address or by name, unless they are allowed', async () => {
    const { url, received } = await receiver();
    await create(url, 'posts:published');
    await create(url.replace('127.0.0.1', 'localhost'), 'posts:published');
    await create(url.replace('127.0.0.1', '[::ffff:127.0.0.1]'), 'posts:published');
    await create('http://169.254.169.254/latest/meta-data', 'posts:published');
    await post({ isPublic: true });
    work(['10.0.0.0/8']);
    for (const id of [1, 2, 3, 4])
      await expect.poll(async () => (await deliveries(id))[0]?.lastError).toContain('in einem privaten Netz');
    expect(received).toEqual([]);
  });

  it('requires https outside of allowed networks', async () => {
    await create('http://8.8.8.8/', 'posts:published');
    await post({ isPublic: true });
    work();
    await expect.poll(async () => (await deliveries())[0]?.lastError).toContain('https://');
  });

  it('needs a valid address and events that exist', async () => {
    const valid = { name: 'Website', url: 'https://www.example.org', events: ['jobs:submitted'], isActive: true };
    expect((await api.ask('POST', '/webhooks', valid)).status).toBe(201);
    for (const [field, value] of [
      ['url', 'ftp://example.org'],
      ['url', 'https://user:secret@example.org'],
      ['name', ' '],
      ['events', []],
      ['events', ['projects:submitted']],
      ['events', ['nonsense:changed']],
    ] as const)
      expect(
        (await api.ask('POST', '/webhooks', { ...valid, [field]: value })).body.errors,
        String(value),
      ).toMatchObject([{ field: expect.stringContaining(field) }]);
  });
});

it.each([
  ['8.8.8.8', true],
  ['2a00:1450:400a:802::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
])('the address %s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

it('connects to the address that was checked, whatever the name means elsewhere', async () => {
  const { url, received } = await receiver();
  const message = { secret: 'whsec_AAAA', messageId: 'm', payload: '{}' };
  const to = (address: string) =>
    sendWebhook(
      { ...message, url: url.replace('127.0.0.1', 'empfang.invalid') },
      networksOf(['loopback']),
      AbortSignal.timeout(5_000),
      () => Promise.resolve([{ address, family: 4 }]),
    );
  expect(await to('127.0.0.1')).toBe(204);
  expect(received).toHaveLength(1);
  await expect(to('10.0.0.1')).rejects.toMatchObject({ code: 'private' });
});

it('does not wait for the end of an endless response', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(1_000)), 1);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const message = { url, secret: 'whsec_AAAA', messageId: 'm', payload: '{}' };
  expect(await sendWebhook(message, networksOf(['loopback']), AbortSignal.timeout(5_000))).toBe(200);
});
