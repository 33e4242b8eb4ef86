import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { GapCard, RecordGap } from '../../domain/translations/list';
import { call, createAccount } from '../../tests/support/testApp';
import { testApi } from '../../tests/support/testApi';
import { readConfig } from '../config';
import { translate } from './machine';
import { removeOldMachineTexts } from './machineRoutes';

type Values = Record<string, any>;
interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  body: Values;
}

/** A service over HTTP, and what it was asked. */
const asked: Asked[] = [];
let respond: (response: ServerResponse, asked: Asked) => void;
const sends = (status: number, content: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof content === 'string' ? content : JSON.stringify(content));
};
const inFrench = (response: ServerResponse, { body }: Asked) =>
  sends(200, { translatedText: `FR ${String(body.q)}` })(response);
const service = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    const one = { url: request.url ?? '', headers: request.headers, body: JSON.parse(text) as Values };
    asked.push(one);
    respond(response, one);
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const key = 'very-secret-key';
const env = { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: url, TRANSLATION_KEY: key };
const api = testApi({ env });
const { ask } = api;
beforeEach(async () => {
  asked.length = 0;
  respond = inFrench;
  await sql`delete from machine_texts`.execute(api.database.db);
});

async function create(values: Values): Promise<number> {
  const { status, body } = await ask('POST', '/projects', { translations: { fr: {}, it: {} }, ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
}
const machine = (id: number, german: string, more: Values = {}) =>
  ask('POST', `/projects/${id}/machine-translations`, { field: 'title', locale: 'fr', german, ...more });
const save = async (id: number, values: Values) => {
  const { status, body } = await ask('PUT', `/projects/${id}`, values);
  expect(status, JSON.stringify(body)).toBe(200);
};
const take = (id: number, title: string) => save(id, { translations: { fr: { title }, it: {} } });
const gaps = async (id: number) => (await ask('GET', `/projects/${id}/translation-gaps`)).body.data as RecordGap[];
const french = async (id: number) => (await gaps(id)).find(({ locale, field }) => locale === 'fr' && field === 'title');
const check = (id: number) =>
  ask('POST', `/projects/${id}/translation-gaps`, { field: 'title', locale: 'fr', answer: 'checked' });
const listed = async () =>
  ((await ask('GET', '/translation-gaps?state=machine')).body.data as GapCard[]).map(({ recordId }) => recordId);

it('a text taken from a machine is marked until somebody confirms it, in form and list', async () => {
  const id = await create({ title: 'Seilbahn' });
  expect((await machine(id, 'Seilbahn')).body.data).toEqual({ text: 'FR Seilbahn', provider: 'LibreTranslate' });
  expect(asked[0]).toMatchObject({
    url: '/translate',
    body: { q: 'Seilbahn', source: 'de', target: 'fr', format: 'text', api_key: key },
  });
  expect((await french(id))?.state).toBe('missing');
  await take(id, 'FR Seilbahn');
  expect(await french(id)).toMatchObject({ state: 'machine', machine: [{ part: '', text: 'FR Seilbahn' }] });
  expect(await listed()).toEqual([id]);
  await save(id, { translations: { fr: { title: 'FR Seilbahn' }, it: { title: 'Funivia' } } });
  expect((await french(id))?.state).toBe('machine');
  expect((await check(id)).status).toBe(200);
  expect(await french(id)).toBeUndefined();
  expect(await listed()).toEqual([]);
  expect((await check(id)).status).toBe(409);
  await save(id, { startDate: '2026-01-01' });
  expect(await french(id)).toBeUndefined();
});

it('the mark goes when the text changes, and a text of one’s own gets none', async () => {
  const id = await create({ title: 'Seilbahn' });
  await machine(id, 'Seilbahn');
  await take(id, 'Téléphérique');
  expect(await french(id)).toBeUndefined();
  await take(id, 'FR Seilbahn');
  expect((await french(id))?.state).toBe('machine');
  await take(id, 'Téléphérique');
  expect(await french(id)).toBeUndefined();
});

it('a mark outlives a change of the German text, deleting and restoring', async () => {
  const id = await create({ title: 'Seilbahn' });
  await machine(id, 'Seilbahn');
  await take(id, 'FR Seilbahn');
  await save(id, { title: 'Seilbahn Nord' });
  expect(await french(id)).toMatchObject({ state: 'stale', machine: [{ text: 'FR Seilbahn' }] });
  await save(id, { title: 'Seilbahn' });
  expect((await french(id))?.state).toBe('machine');
  await ask('DELETE', `/projects/${id}`);
  expect((await ask('POST', `/projects/${id}/restore`)).status).toBeLessThan(300);
  expect((await french(id))?.state).toBe('machine');
});

it('texts in lists are marked one by one, and formatted ones stay formatted and harmless', async () => {
  const id = await create({
    title: 'Netz',
    description: '<p>Ein <strong>Netz</strong></p>',
    links: [],
    images: [],
  });
  respond = (response, { body }) =>
    sends(200, { translatedText: `${String(body.q).replace('Ein', 'Un')}<script>alert(1)</script>` })(response);
  const { body } = await machine(id, '<p>Ein <strong>Netz</strong></p>', { field: 'description' });
  expect(asked[0]?.body.format).toBe('html');
  expect(body.data.text).toBe('<p>Un <strong>Netz</strong></p>');
  await save(id, { translations: { fr: { description: body.data.text as string }, it: {} } });
  expect((await gaps(id)).find(({ field, locale }) => field === 'description' && locale === 'fr')?.state).toBe(
    'machine',
  );
});

it('never shows the mark to visitors', async () => {
  const id = await create({ title: 'Seilbahn', isPublic: true });
  await machine(id, 'Seilbahn');
  await take(id, 'FR Seilbahn');
  const { status, body } = await call(api.app, 'GET', `/api/v1/projects/${id}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('machine');
  expect((await call(api.app, 'GET', `/api/v1/projects/${id}/translation-gaps`)).status).toBe(401);
});

it('is not proposed as our own translation before somebody has checked it', async () => {
  const [one, other] = [await create({ title: 'Bergwald' }), await create({ title: 'Bergwald' })];
  await machine(one, 'Bergwald');
  await take(one, 'FR Bergwald');
  const proposed = async () =>
    (await ask('GET', `/projects/${other}/translation-proposals?locale=fr`)).body.data as unknown[];
  expect(await proposed()).toEqual([]);
  await check(one);
  expect(await proposed()).toMatchObject([{ proposals: [{ text: 'FR Bergwald', recordId: one }] }]);
});

it('sends a text once, also for another record', async () => {
  const [one, other] = [await create({ title: 'Moor' }), await create({ title: 'Moor' })];
  await machine(one, 'Moor');
  await machine(one, 'Moor');
  expect((await machine(other, 'Moor')).body.data.text).toBe('FR Moor');
  expect(asked).toHaveLength(1);
  await take(other, 'FR Moor');
  expect((await french(other))?.state).toBe('machine');
});

it('translates only texts that a record lacks, for accounts that may write them', async () => {
  const id = await create({ title: 'Seilbahn', translations: { fr: {}, it: { title: 'Funivia' } } });
  expect((await machine(id, 'Etwas anderes')).body.detail).toMatch(/noch nicht gespeichert/);
  expect((await machine(id, 'Seilbahn', { locale: 'it' })).body.detail).toMatch(/schon übersetzt/);
  expect((await machine(id, 'Seilbahn', { locale: 'de' })).status).toBe(422);
  expect((await machine(id, 'Seilbahn', { field: 'startDate' })).status).toBe(422);
  expect((await machine(999_999, 'Seilbahn')).status).toBe(404);
  expect((await machine(id, 'x'.repeat(30_001))).status).toBe(422);
  const { id: account, cookie } = await createAccount(api.database, 'ROLE_EDITOR', 'italian@test.example');
  await api.database.db
    .updateTable('users')
    .set({ writable_languages: ['it'] })
    .where('id', '=', account)
    .execute();
  const refused = await call(api.app, 'POST', `/api/v1/projects/${id}/machine-translations`, {
    cookie,
    body: { field: 'title', locale: 'fr', german: 'Seilbahn' },
  });
  expect(refused.status).toBe(403);
  expect(asked).toEqual([]);
});

it('every failure is a sentence, without the key, and stores nothing', async () => {
  const id = await create({ title: 'Seilbahn' });
  const failures: [typeof respond, RegExp][] = [
    [sends(400, { error: 'no' }), /übersetzt diesen Text nicht/],
    [sends(403, { error: key }), /weist den Schlüssel/],
    [sends(429, ''), /nimmt gerade keine Texte an/],
    [sends(456, ''), /Kontingent/],
    [sends(500, key), /Störung \(Status 500\)/],
    [(response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /Status 302/],
    [sends(200, '<html>'), /keine Übersetzung/],
    [sends(200, { translatedText: 7 }), /keine Übersetzung/],
    [sends(200, { translatedText: ' ' }), /leeren Text/],
    [sends(200, { translatedText: 'x'.repeat(2_000_000) }), /keine Übersetzung/],
    [(response) => response.destroy(), /nicht erreichbar/],
  ];
  for (const [how, sentence] of failures) {
    respond = how;
    const { status, body } = await machine(id, 'Seilbahn');
    expect(status).toBe(502);
    expect(body.detail).toMatch(sentence);
    expect(JSON.stringify(body)).not.toContain(key);
  }
  const { rows } = await sql`select from machine_texts`.execute(api.database.db);
  expect(rows).toEqual([]);
});

it('does not wait for a slow service', async () => {
  respond = () => undefined;
  const config = { provider: 'libretranslate', url, key: '' } as const;
  const started = Date.now();
  await expect(translate(config, { text: 'Wald', isHtml: false, to: 'fr' }, 200)).rejects.toThrow(/rechtzeitig/);
  expect(Date.now() - started).toBeLessThan(3_000);
  respond = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  await expect(translate(config, { text: 'Wald', isHtml: false, to: 'fr' }, 200)).rejects.toThrow(/rechtzeitig/);
});

it('speaks to DeepL as its documentation says', async () => {
  respond = sends(200, { translations: [{ detected_source_language: 'DE', text: '<p>Forêt</p>' }] });
  const config = { provider: 'deepl', url, key } as const;
  expect(await translate(config, { text: '<p>Wald</p>', isHtml: true, to: 'fr' })).toBe('<p>Forêt</p>');
  expect(asked[0]).toMatchObject({
    url: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
    body: { text: ['<p>Wald</p>'], source_lang: 'DE', target_lang: 'FR', tag_handling: 'html' },
  });
  respond = sends(200, { translations: [] });
  await expect(translate(config, { text: 'Wald', isHtml: false, to: 'en' })).rejects.toThrow(/keine Übersetzung/);
});

it('sends neither text nor key unencrypted across the internet, nor to other networks', async () => {
  for (const address of ['http://192.0.2.1', 'http://203.0.113.9', 'http://169.254.169.254', 'http://8.8.8.8'])
    await expect(
      translate({ provider: 'deepl', url: address, key }, { text: 'Wald', isHtml: false, to: 'fr' }),
    ).rejects.toThrow(/nicht erreichbar/);
});

it('limits how many texts an account sends a minute', async () => {
  const { cookie } = await createAccount(api.database, 'ROLE_EDITOR', 'eager@test.example');
  const id = await create({ title: 'Seilbahn' });
  respond = sends(500, '');
  const statuses: number[] = [];
  for (let nr = 0; nr < 31; nr += 1)
    statuses.push(
      (
        await call(api.app, 'POST', `/api/v1/projects/${id}/machine-translations`, {
          cookie,
          body: { field: 'title', locale: 'fr', german: 'Seilbahn' },
        })
      ).status,
    );
  expect(statuses.slice(0, 30).every((status) => status === 502)).toBe(true);
  expect(statuses[30]).toBe(429);
});

it('forgets proposals that nobody has taken after 90 days; marks stay', async () => {
  const id = await create({ title: 'Seilbahn' });
  await machine(id, 'Seilbahn');
  await take(id, 'FR Seilbahn');
  await sql`update machine_texts set at = now() - interval '91 days'`.execute(api.database.db);
  await removeOldMachineTexts(api.database.db);
  expect((await sql`select from machine_texts`.execute(api.database.db)).rows).toEqual([]);
  expect((await french(id))?.state).toBe('machine');
});

it('is off by default, and says what is wrong with its configuration but not the key', () => {
  expect(readConfig({}).translation).toBeNull();
  expect(readConfig({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'a:fx' }).translation).toEqual({
    provider: 'deepl',
    url: 'https://api-free.deepl.com',
    key: 'a:fx',
  });
  const wrong: [NodeJS.ProcessEnv, RegExp][] = [
    [{ TRANSLATION_PROVIDER: 'google' }, /TRANSLATION_PROVIDER must be one of/],
    [{ TRANSLATION_PROVIDER: 'deepl' }, /TRANSLATION_KEY/],
    [{ TRANSLATION_PROVIDER: 'libretranslate' }, /TRANSLATION_URL/],
    [{ ...env, TRANSLATION_URL: 'http://user:pass@host' }, /TRANSLATION_URL/],
    [{ ...env, TRANSLATION_KEY: 'two\nlines' }, /TRANSLATION_KEY/],
  ];
  for (const [given, message] of wrong) {
    expect(() => readConfig(given)).toThrow(message);
    expect(() => readConfig(given)).not.toThrow(/two|user/);
  }
});
