import { beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../domain/access';
import { referenceListNames, referenceLists } from '../../domain/references';
import type { Fetch } from './client';
import { create, noTexts, minimalRecord } from './samples';
import { describeContract, variedTypes } from './targets';

const oddIds = [
  '0',
  '-1',
  '1e3',
  '1.5',
  '01',
  'abc',
  'NaN',
  'null',
  'undefined',
  '%00',
  '..%2f',
  '..%2f..%2fusers',
  '%2e%2e',
  '1%00',
  '1%20',
  '%F0%9F%A6%84',
  '99999999999999999999',
  '2147483648',
  '4294967297',
  "1'--",
  '1;drop',
  '__proto__',
  'constructor',
  '%c0%af',
  'a'.repeat(300),
];
/** Bodies and URLs are read before the type makes a difference. */
const someTypes = variedTypes.slice(0, 4);
const resources = [
  ...someTypes.map(({ name }) => name),
  ...referenceListNames.slice(0, 2).map((list) => referenceLists[list].path),
  'files',
];

/** A title of the given length. */
const textOf = (length: number) => Buffer.from(`{"title":"${'x'.repeat(length)}"}`);
/** More than either of them accepts; created once, because creating it takes longer than refusing it. */
const tooMuch = textOf(11_000_000);

describeContract('bad input', (api, unsupported) => {
  let boss: Fetch;
  beforeAll(async () => {
    boss = await api.as(roles[0]);
  });

  const noMethod = [404, 405, ...(unsupported('addresses') ? [501] : [])];
  // `..` resolves to the list of both kinds of contacts.
  const noRecord = [400, 404, 414, ...(unsupported('contactCalls') ? [501] : [])];

  describe.each([...resources, 'users'])('/%s', (resource) => {
    it('returns 404 for invalid ids', async () => {
      for (const id of oddIds) {
        const { status } = await boss(`/${resource}/${id}`);
        expect(noRecord, `${id}: ${status}`).toContain(status);
      }
      expect((await boss(`/${resource}/999999`)).status).toBe(404);
    });

    it('refuses other methods', async () => {
      expect(noMethod).toContain((await boss(`/${resource}`, { method: 'PATCH', json: { isPublic: true } })).status);
      expect(noMethod).toContain((await boss(`/${resource}`, { method: 'DELETE' })).status);
      expect(noMethod).toContain((await boss(`/${resource}/1`, { method: 'POST', json: {} })).status);
    });
  });

  /** The status for a body that is not a JSON object; the mock uses a different one. */
  const refused = (status: number) => (unsupported('bodies') ? [400, 422] : [status]);

  describe.each([...someTypes.map(({ name }) => name), 'files', 'login', 'users'])('POST /%s', (resource) => {
    const post = (body: string, type?: string) =>
      boss(`/${resource}`, { method: 'POST', body, headers: { 'content-type': type ?? 'application/json' } });

    it.each(['{', '{"title":', 'title=x', "{'title': 1}", '{"a":1}{"b":2}', '\u0000', '[1,]', 'undefined'])(
      'returns 400 for %j',
      async (body) => {
        expect(refused(400)).toContain((await post(body)).status);
      },
    );

    it('returns 4xx for an empty body', async () => {
      expect([400, 415, 422]).toContain((await boss(`/${resource}`, { method: 'POST' })).status);
      expect([400, 422]).toContain((await post('')).status);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'nonsense'])(
      'returns 415 for %s',
      async (type) => {
        expect(refused(415)).toContain((await post('{"title":"x"}', type)).status);
      },
    );

    it.each(['[]', '"x"', '5', 'null', 'true', '[[[]]]'])('returns 422 for %s', async (body) => {
      expect(refused(422)).toContain((await post(body)).status);
    });

    it('returns 4xx for keys with a special meaning in JavaScript', async () => {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const { status } = await post(`{"${key}":{"isAdmin":true,"title":"x"}}`);
        expect([400, 422], `${key}: ${status}`).toContain(status);
      }
      expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    });
  });

  const statusOf = async (path: string, body: Uint8Array<ArrayBuffer>) =>
    (await boss(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }).catch(refusedOnTheWay))
      .status;

  describe.each(someTypes)('$name', (type) => {
    it('survive deep nesting and many keys', async () => {
      const deep = `${'{"translations":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
      const many = JSON.stringify(
        Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index])),
      );
      for (const body of [deep, many]) {
        const { status } = await boss(`/${type.name}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect([400, 422]).toContain(status);
      }
    });

    it('refuse rich text that is nested too deeply, at the field', async () => {
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind !== 'richText') continue;
        const { status, problem } = await boss(`/${type.name}`, {
          method: 'POST',
          json: minimalRecord(type, 'Tief', { [name]: `${'<b>'.repeat(28_000)}x${'</b>'.repeat(28_000)}` }),
        });
        expect([status, problem.errors]).toEqual([
          422,
          [{ field: name, message: 'Der Text ist zu tief verschachtelt.' }],
        ]);
        const layers = `${'<ul><li>'.repeat(50)}x${'</li></ul>'.repeat(50)}${'<p>Satz<br></p>'.repeat(2_000)}`;
        expect(
          (await boss(`/${type.name}`, { method: 'POST', json: minimalRecord(type, 'Viel', { [name]: layers }) }))
            .status,
        ).toBe(201);
      }
    });

    it('do not mistake a key of the prototype for a value', async () => {
      for (const more of [
        '"__proto__":{"isPublic":true}',
        '"translations":{"__proto__":{"fr":{"title":"x"}},"fr":{"constructor":"x"}}',
      ]) {
        const body = `${JSON.stringify(minimalRecord(type, 'Vorlage')).slice(0, -1)},${more}}`;
        const { status, data } = await boss(`/${type.name}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect([201, 400]).toContain(status);
        const none = noTexts(type);
        const always = type.alwaysPublic === true;
        const { isPublic = always, translations = none } = data ?? {};
        expect({ isPublic, translations }).toEqual({ isPublic: always, translations: none });
      }
    });

    it('refuse too many values', async () => expect(await statusOf(`/${type.name}`, tooMuch)).toBe(413));

    it('refuse an If-Match that is not a version', async () => {
      const { record } = await create(boss, type, minimalRecord(type, 'Bedingt'));
      for (const tag of ['"0"', '"99"', '"abc"', 'W/"x"', '"1\' or 1=1"']) {
        const { status } = await boss(`/${type.name}/${record.id}`, {
          method: 'PUT',
          json: minimalRecord(type, 'Anders'),
          headers: { 'if-match': tag },
        });
        expect([400, 412], tag).toContain(status);
      }
      expect((await boss(`/${type.name}/${record.id}`)).data).toEqual(record);
    });
  });

  it('refuses 50 MB', async () => expect(await statusOf('/projects', textOf(50_000_000))).toBe(413));

  it('returns 404 for unknown URLs', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/db',
      '/projects/1/users',
      '/projects/1/history/2',
      '/%2e%2e/package.json',
      '//api/v1',
      '//api/v2/projects',
      '//api',
    ]) {
      expect([400, 404, ...(unsupported('addresses') ? [501] : [])], path).toContain((await boss(path)).status);
    }
  });

  it('refuses parameters that its libraries would understand', async () => {
    for (const query of ['_embed=users', '_expand=users', 'callback=alert', '_delay=1']) {
      const { status, problem } = await boss(`/projects/1?${query}`);
      expect([status, problem.detail]).toEqual([400, `Den Parameter «${query.split('=')[0]}» gibt es hier nicht.`]);
    }
  });
});

/** A server may close the connection during the upload, which also counts as refusing it. */
function refusedOnTheWay(error: unknown): { status: number } {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET') return { status: 413 };
  throw error;
}
