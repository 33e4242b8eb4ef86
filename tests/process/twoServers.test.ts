import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { InboxItem } from '../../domain/inbox/inbox';
import type { Project } from '../../domain/types/project';
import { startEmbeddedPostgres, type RunningPostgres } from '../../server/postgres/embeddedPostgres';
import { clientWith, signIn, type Client } from '../support/client';
import { startMailServer, type TestMailServer } from '../support/mailServer';
import { openLive } from '../support/liveStream';
import { objectStore } from '../support/objectStore';
import type { Product } from '../support/product';
import { startRoundRobin, type RoundRobin } from '../support/roundRobin';
import { Installations } from './installation';

/** Two servers behind one URL, sharing one PostgreSQL and one S3, as in docs/scaling.md. */

const installations = new Installations();
let dataDir: string;
let postgres: RunningPostgres;
let mails: TestMailServer;
let proxy: RoundRobin;
let servers: Product[];
/** The same user through the first server, the second one, and both in turn. */
let one: Client;
let other: Client;
let both: Client & { cookie: string };
const objects = objectStore();
const store = createServer(objects.answer);

beforeAll(async () => {
  dataDir = await installations.copyOf(inject('firstStart').dataDir);
  [postgres, mails, proxy] = await Promise.all([
    startEmbeddedPostgres({ dataDir }),
    startMailServer(),
    startRoundRobin(),
  ]);
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const env = {
    DATABASE_URL: postgres.connectionString,
    FILES_URL: 's3://bucket/files',
    PUBLIC_URL: proxy.address,
    SMTP_URL: mails.url,
    MAIL_FROM: 'regio@example.org',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
  };
  const start = async () => installations.start({ dataDir: await installations.folder(), env });
  servers = await Promise.all([start(), start()]);
  proxy.servers = servers.map(({ output }) => /Server listening at (http:\S+?)"/.exec(output())?.[1] as string);
  both = await signIn(proxy.address);
  const at = (server: number): Client => clientWith(proxy.servers[server] as string, both.cookie);
  [one, other] = [at(0), at(1)];
});
afterAll(async () => {
  await installations.end(() => postgres.stop());
  await proxy.close();
  await mails.close();
  store.closeAllConnections();
  store.close();
});

const turns = [() => [one, other], () => [other, one]] as (() => [Client, Client])[];
const ask = (server: number, path: string, init: RequestInit = {}) => fetch(`${proxy.servers[server]}${path}`, init);
const idempotent = (server: number, key: string, body: object) =>
  ask(server, '/api/v1/projects', {
    method: 'POST',
    headers: { cookie: both.cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const withTag = (server: number, id: number, tag: string, body: object) =>
  ask(server, `/api/v1/projects/${id}`, {
    method: 'PUT',
    headers: { cookie: both.cookie, 'content-type': 'application/json', 'if-match': tag },
    body: JSON.stringify(body),
  });

describe('two servers behind one URL', () => {
  it('act as one: what one saves the other returns at once, in lists, records, maps and for visitors', async () => {
    const {
      data: { id },
    } = await one.call<Project>('POST', '/projects', { title: 'Zwei', isPublic: true, lat: '47', lng: '8' });
    const list = '/projects?limit=100&orderBy[]=-id';
    let tag = '';
    for (let round = 0; round < 6; round += 1) {
      const [writer, reader] = (turns[round % 2] as (typeof turns)[number])();
      const title = `Runde ${round}`;
      expect((await writer.call('PUT', `/projects/${id}`, { title })).status).toBe(200);
      // A client with the previous list must not get a 304.
      const listed = await ask((round + 1) % 2, `/api/v1${list}`, {
        headers: { cookie: both.cookie, 'if-none-match': tag },
      });
      expect(listed.status).toBe(200);
      expect(await listed.text()).toContain(title);
      tag = listed.headers.get('etag') ?? '';
      expect((await reader.call<Project>('GET', `/projects/${id}`)).data.title).toBe(title);
      for (const address of [
        `/projects/${id}?audience=visitors`,
        '/projects?limit=10&audience=visitors&term=Runde',
        '/projects/geojson/de.json?audience=visitors',
        `/search?term=${encodeURIComponent(title)}`,
      ]) {
        expect(JSON.stringify((await reader.call('GET', address)).data), address).toContain(title);
      }
      // The server that saved it returns exactly the same.
      expect(
        (await ask(round % 2, `/api/v1${list}`, { headers: { cookie: both.cookie, 'if-none-match': tag } })).status,
      ).toBe(304);
    }
    expect((await one.call('PUT', `/projects/${id}`, { isPublic: false })).status).toBe(200);
    expect((await other.call('GET', `/projects/${id}?audience=visitors`)).status).toBe(404);
    expect((await ask(1, `/embed/static/projects/${id}-de.html`)).status).toBe(410);
  });

  it('share versions, repeated requests, files, releases, presence, sessions and failed sign-ins', async () => {
    const created = await idempotent(0, 'einmal', { title: 'Nur einmal' });
    const { data: project } = (await created.json()) as { data: Project };
    const again = await idempotent(1, 'einmal', { title: 'Nur einmal' });
    expect([again.headers.get('idempotent-replayed'), ((await again.json()) as { data: Project }).data.id]).toEqual([
      'true',
      project.id,
    ]);
    const atOnce = await Promise.all(
      [0, 1, 0, 1].map(
        async (server) =>
          ((await (await idempotent(server, 'zugleich', { title: 'Zugleich' })).json()) as { data: Project }).data.id,
      ),
    );
    expect(new Set(atOnce).size).toBe(1);

    const tag = created.headers.get('etag') ?? '';
    expect((await withTag(1, project.id, tag, { title: 'Über den anderen' })).status).toBe(200);
    const late = await withTag(0, project.id, tag, { title: 'Zu spät' });
    expect([late.status, ((await late.json()) as { data: Project }).data.title]).toEqual([412, 'Über den anderen']);

    const { data: file } = await one.call<{ id: number }>('POST', '/files', {
      name: 'a.pdf',
      data: Buffer.from('%PDF-1.4\nkurz').toString('base64'),
      mimeType: 'application/pdf',
      extension: 'pdf',
    });
    expect((await other.call('GET', `/files/view/${file.id}.pdf`)).data).toBe('%PDF-1.4\nkurz');

    const { data: item } = await one.call<InboxItem>('PUT', `/projects/${project.id}`, {
      title: 'Vorgeschlagen',
      addToInbox: true,
    });
    expect(
      (
        await other.call('PUT', `/projects/${project.id}`, {
          title: 'Vorgeschlagen',
          inboxId: item.id,
          merge: true,
          addToInbox: false,
        })
      ).status,
    ).toBe(200);
    expect((await one.call<InboxItem>('GET', `/inbox/${item.id}`)).data.outcome).toBe('merged');
    expect(
      (
        await one.call('PUT', `/projects/${project.id}`, {
          title: 'Noch einmal',
          inboxId: item.id,
          merge: true,
          addToInbox: false,
        })
      ).status,
    ).toBe(409);

    const colleague = await signIn(proxy.servers[1] as string, 'editor@example.org');
    const live = await openLive(proxy.servers[1] as string, colleague.cookie);
    await expect.poll(() => live.events.some(({ type }) => type === 'present')).toBe(true);
    await one.call('POST', '/presence', { resource: 'projects', id: project.id, field: 'title' });
    await one.call('PUT', `/projects/${project.id}`, { title: 'Live' });
    await expect
      .poll(() => live.events.map((event) => ('resource' in event ? [event.type, event.resource] : [])))
      .toEqual(
        expect.arrayContaining([
          ['entered', 'projects'],
          ['updated', 'projects'],
        ]),
      );
    await ask(0, '/logout', { headers: { cookie: colleague.cookie }, redirect: 'manual' });
    expect((await colleague.call('GET', '/users/me')).status).toBe(401);
    await live.ended;
    expect(live.events.at(-1)).toEqual({ type: 'ended' });

    const wrong = async () =>
      (
        await fetch(`${proxy.address}/api/v1/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"email":"fremd@example.org","password":"falsch"}',
        })
      ).status;
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await wrong());
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('send each mail once', async () => {
    const accounts = ['admin', 'editor', 'super', 'user'].map((name) => `${name}@example.org`);
    const before = mails.received.length;
    await Promise.all(
      accounts.map((email, index) =>
        ask(index % 2, '/api/v1/password/forgot', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        }),
      ),
    );
    const receivers = () =>
      mails.received
        .slice(before)
        .map(({ to }) => String(to[0]))
        .toSorted((a, b) => (a < b ? -1 : 1));
    await expect.poll(receivers, { timeout: 30_000 }).toEqual(accounts);
    // Both servers check for due work every two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(receivers()).toEqual(accounts);
    expect(mails.received.at(-1)?.raw).toContain(proxy.address);
  });

  it('all clients get an error without the database, and service resumes without a restart', async () => {
    const {
      data: { id },
    } = await both.call<Project>('POST', '/projects', { title: 'Ohne Datenbank', isPublic: true });
    const addresses = [
      '/api/v1/projects?limit=30&audience=visitors',
      `/api/v1/projects/${id}?audience=visitors`,
      '/api/v1/topics?audience=visitors',
      `/embed/static/projects/${id}-de/page.html`,
    ];
    const statuses = (server: number) =>
      Promise.all(addresses.map(async (address) => (await ask(server, address)).status));
    for (const server of [0, 1]) expect(await statuses(server)).toEqual(addresses.map(() => 200));
    await postgres.stop();
    for (const server of [0, 1]) expect(await statuses(server)).toEqual(addresses.map(() => 503));
    // An embedded frame still loads, and says that there is nothing to show.
    expect((await ask(0, '/embed/iframe/projects-de.html')).status).toBe(200);
    const { status, data } = await both.call<{ detail: string }>('GET', '/projects?limit=30');
    expect([status, data.detail]).toEqual([
      503,
      'Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    ]);
    expect((await both.call('PUT', `/projects/${id}`, { title: 'Geht nicht' })).status).toBe(503);
    expect((await ask(0, '/api/v1/ready')).status).toBe(503);
    expect((await ask(0, '/api/v1/health')).status).toBe(200);

    postgres = await startEmbeddedPostgres({ dataDir });
    await expect
      .poll(async () => (await both.call('PUT', `/projects/${id}`, { title: 'Wieder da' })).status, { timeout: 20_000 })
      .toBe(200);
    for (const server of [0, 1]) {
      expect(await statuses(server)).toEqual(addresses.map(() => 200));
      expect(await (await ask(server, addresses[1] as string)).text()).toContain('Wieder da');
    }
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
  });
});
