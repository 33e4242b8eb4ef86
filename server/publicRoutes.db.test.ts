import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allContentTypes } from '../domain/contentTypes';
import type { ContentType } from '../domain/contentType';
import { allEmbeds } from '../domain/embeds/allEmbeds';
import { searchEmbed } from '../domain/embeds/searchEmbed';
import { feedbackEmbed } from '../domain/embeds/feedbackEmbed';
import { translationLocalesOf } from '../domain/locales';
import { client, type Fetch, type Json } from '../tests/contract/client';
import { create, pixel, prepareMaterial, sampleRecord, minimalRecord, type Material } from '../tests/contract/samples';
import { builtFolder } from '../tests/support/builtFolder';
import { createAccount, createTestApp } from '../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';

/**
 * Checks every public route that the server knows: none shows a draft, a private contact, an internal field, or the
 * host that a request claims. New routes need URLs here.
 */

type Values = Record<string, Json>;
const secret = 'geheim';
const foreignHost = 'angreifer.example';

let test: TestDatabase;
let app: FastifyInstance;
let origin: string;
let editor: Fetch;
let material: Material;
/** Ids by content type: public records and drafts. */
const shown = new Map<string, number>();
const drafts = new Map<string, number>();
let draftsPicture: number;
let shownPicture: number;
/** Preview links to the public records: they must not show private fields either. */
const previews: string[] = [];

const open = allContentTypes.filter((type) => type.read(null) === 'public');

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { browserDir: builtFolder(), env: { PUBLIC_URL: 'http://regio.example' } });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  editor = client(origin, (await createAccount(test.database, 'ROLE_EDITOR')).cookie);
  material = await prepareMaterial(editor);
  const picture = async (name: string) =>
    (await editor('/files', { method: 'POST', json: { name, data: pixel, mimeType: 'image/png', extension: 'png' } }))
      .data.id as number;
  [draftsPicture, shownPicture] = [await picture(`${secret}.png`), await picture('offen.png')];
  const keep = async (type: ContentType, values: Values) => (await create(editor, type, values)).record.id as number;
  // Public records are related to drafts, which could leak through the relations.
  for (const type of open)
    if (!type.alwaysPublic)
      drafts.set(
        type.name,
        await keep(type, { ...withSecret(type, minimalRecord(type, `${secret} Ziel`), () => true), isPublic: false }),
      );
  for (const type of open) {
    const whole = related(type, sampleRecord(type, { ...material, image: { ...material.image, id: shownPicture } }));
    shown.set(
      type.name,
      await keep(
        type,
        withSecret(type, whole, (name) => !(type.publicFields as string[]).includes(name)),
      ),
    );
    const link = { resource: type.name, recordId: shown.get(type.name), days: 1 };
    const { status, data } = await editor('/preview-links', { method: 'POST', json: link });
    if (status === 201) previews.push(data.path);
    if (!type.alwaysPublic)
      await keep(type, {
        ...withSecret(
          type,
          sampleRecord(type, { ...material, image: { ...material.image, id: draftsPicture } }),
          () => true,
        ),
        isPublic: false,
      });
  }
}, 120_000);
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await test.drop();
});

/** A record with a secret in the selected fields, in every language. */
function withSecret(type: ContentType, record: Values, isMeant: (name: string) => boolean): Values {
  const ways: Partial<Record<string, (name: string) => Json>> = {
    text: (name) => `${secret}${name}`.slice(0, 40),
    multiline: () => secret,
    richText: () => `<p>${secret}</p>`,
    email: () => `${secret}@example.org`,
    url: () => `https://${secret}.example`,
  };
  const values = { ...record };
  for (const [name, { kind }] of Object.entries(type.fields)) {
    const say = ways[kind];
    if (!say || !isMeant(name)) continue;
    if (name in values) values[name] = say(name);
    for (const locale of translationLocalesOf(type))
      if (values.translations?.[locale]?.[name] !== undefined)
        values.translations = {
          ...values.translations,
          [locale]: { ...values.translations[locale], [name]: say(name) },
        };
  }
  return type.settle?.(values) ?? values;
}

/** Adds relations to drafts. */
function related(type: ContentType, record: Values): Values {
  const values = { ...record };
  for (const [name, field] of Object.entries(type.fields)) {
    const id = 'resource' in field ? drafts.get(field.resource) : undefined;
    if (id !== undefined && field.kind === 'records') values[name] = [{ id }, ...values[name]];
  }
  return values;
}

/** The ids for a route of a type: the public record and the draft. */
const ids = (type: string) => [shown.get(type), drafts.get(type)].filter((id) => id !== undefined);
const languages = ['de', 'fr'];
const perLanguage = (make: (locale: string) => string[]) => languages.flatMap(make);
const special: Record<string, () => string[]> = {
  '/embed/static/:name/:page': () => staticPages().map((page) => `${page}.html`),
  '/embed/static/:name/:page/:part': () => staticPages().flatMap((page) => [`${page}/meta.html`, `${page}/page.html`]),
  '/embed/preview/:code/:page': () =>
    previews.flatMap((page) => languages.map((locale) => page.replace('de.', `${locale}.`))),
  '/embed/iframe/:page': () =>
    [...allEmbeds.map(({ name }) => name), feedbackEmbed.embed, searchEmbed.embed].flatMap((name) =>
      languages.map((locale) => `/embed/iframe/${name}-${locale}.html`),
    ),
  '/embed/iframe/:name/:page': () =>
    allEmbeds.flatMap(({ name, collection }) =>
      collection ? ids(collection.resource).map((id) => `/embed/iframe/${name}/${id}-de.html`) : [],
    ),
  '/embed/feeds/:page': () =>
    allEmbeds
      .filter(({ feed }) => feed)
      .flatMap(({ name }) => languages.map((locale) => `/embed/feeds/${name}-${locale}.xml`)),
  '/forms/:code': () => ['jobs', 'feedback'].flatMap((name) => [`/forms/${name}`, `/forms/${name}?lang=fr&plain=1`]),
  '/sitemaps/:file': () => allEmbeds.map(({ name }) => `/sitemaps/${name}-0.xml`),
  '/api/v1/files/view/:file': () => [shownPicture, draftsPicture].map((id) => `/api/v1/files/view/${id}.png`),
  '/api/v1/files/download/:file': () => [shownPicture, draftsPicture].map((id) => `/api/v1/files/download/${id}.png`),
  '/api/v1/projects/clusters/:file': () =>
    perLanguage((locale) => [
      `/api/v1/projects/clusters/${locale}.json`,
      `/api/v1/projects/clusters/${locale}.json?zoom=18`,
    ]),
  '/api/v1/projects/geojson/:file': () => perLanguage((locale) => [`/api/v1/projects/geojson/${locale}.json`]),
  '/api/v1/regions/geojson/cities/:file': () =>
    perLanguage((locale) => [`/api/v1/regions/geojson/cities/${locale}.json`]),
  '/api/v1/regions/:id/geojson/:file': () =>
    ids('regions').flatMap((id) => perLanguage((locale) => [`/api/v1/regions/${id}/geojson/${locale}.json`])),
  '/api/v1/events/:locale/:file': () =>
    ids('events').flatMap((id) => perLanguage((locale) => [`/api/v1/events/${locale}/${id}.ics`])),
  '/api/v1/financial-supports/export/:file': () =>
    ids('financial-supports').flatMap((id) =>
      perLanguage((locale) => [`/api/v1/financial-supports/export/${id}-${locale}.pdf`]),
    ),
  '/api/v1/projects/export/:file': () =>
    ids('projects').flatMap((id) => perLanguage((locale) => [`/api/v1/projects/export/${id}-${locale}.pdf`])),
  // Only the log contains what is sent here.
  '/api/v1/logs/pixel': () => [
    `/api/v1/logs/pixel?d=${encodeURIComponent('{"category":"project","action":"view","value":"1"}')}`,
  ],
  '/api/v1/contacts-data/:contactType': () => ['person', 'company'].map((type) => `/api/v1/contacts-data/${type}`),
  '/api/v1/contacts/:id': () =>
    ['contacts/person', 'contacts/company'].flatMap(ids).map((id) => `/api/v1/contacts/${id}`),
  '/api/v1/contacts/:id/regions': () =>
    ['contacts/person', 'contacts/company'].flatMap(ids).map((id) => `/api/v1/contacts/${id}/regions`),
};
const staticPages = () =>
  allEmbeds.flatMap(({ name, resource }) =>
    ids(resource).flatMap((id) => languages.map((locale) => `/embed/static/${name}/${id}-${locale}`)),
  );

/** Query parameters for every URL: none, or the public view. */
const plain = ['', 'audience=visitors'];
/** Parameters that could make a single record reveal more. */
const ofOne = ['shape=full', 'shape=summary&limit=1000', 'embed=1', 'fields[]=email'];
/** Parameters that could make a list filter, count or sort by hidden values. */
const ofMany = [
  `term=${secret}`,
  'limit=1000&total=true',
  'status[]=draft',
  'isPublic=0',
  'randomize=1',
  'past=1',
  'orderBy[]=-id',
  'missing=fr',
  `email=${secret}@example.org`,
];

/** The queries to try: no parameters for files, personal links and pages; for single records, those of records. */
function queriesOf(url: string): string[] {
  if (!url.startsWith('/api/')) return [''];
  if (/:code|\/(view|download|export|:locale)\/:file/.test(url)) return plain;
  return /:id(?!\/geojson)/.test(url) && !url.includes('/public/')
    ? [...plain, ...ofOne]
    : [...plain, ...ofOne, ...ofMany];
}

/** The URLs of a route; undefined if this test does not know its parameters. */
function addressesOf(url: string): string[] | undefined {
  const made = special[url]?.();
  if (made) return made;
  if (!url.includes(':')) return [url];
  // Without the code of a link, its responses cannot be reached.
  if (url.includes('/:code')) return addressesOf(url.replace(':code', 'x'.repeat(43)));
  if (url.endsWith('/:locale')) return languages.map((locale) => url.replace(':locale', locale));
  const type = /^\/api\/v1\/(.+?)(?:\/public)?\/:id/.exec(url)?.[1];
  if (type === undefined || url.split(':').length > 2) return undefined;
  return (shown.has(type) ? ids(type) : [1]).map((id) => url.replace(':id', String(id)));
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a forged host, which `fetch` would not allow. */
const get = (address: string) =>
  new Promise<Answer>((resolve, reject) => {
    ask(`${origin}${address}`, { headers: { host: foreignHost, 'x-forwarded-host': foreignHost } }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
    })
      .on('error', reject)
      .end();
  });

it('no public route reveals private data, or trusts the host in the request', async () => {
  const routes = app.routes.filter(
    ({ method, url, access }) =>
      method === 'GET' &&
      !url.includes('*') &&
      (url.startsWith('/api/v1/') ? access?.(null) : !url.startsWith('/api/')),
  );
  const urls = [...new Set(routes.map(({ url }) => url))].filter((url) => !url.endsWith('/logout'));
  expect(urls.length).toBeGreaterThan(90);
  expect(urls.filter((url) => addressesOf(url) === undefined)).toEqual([]);
  const wrong: string[] = [];
  for (const url of urls) {
    let isAnswered = false;
    const work = (addressesOf(url) as string[]).flatMap((address) =>
      queriesOf(url).map((query) => (query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address)),
    );
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let address = work.pop(); address; address = work.pop()) {
          const { status, headers, text } = await get(address);
          isAnswered ||= status < 300;
          if (status >= 500 || headers['set-cookie']) wrong.push(`${address}: ${status}`);
          if (`${JSON.stringify(headers)}${text}`.toLowerCase().includes(secret))
            wrong.push(`${address} says the secret`);
          if (`${JSON.stringify(headers)}${text}`.includes(foreignHost)) wrong.push(`${address} says the foreign host`);
          // Responses in shared caches must not depend on the cookie.
          if (headers['cache-control']?.includes('public') && /cookie/i.test(headers.vary ?? ''))
            wrong.push(`${address} is kept for all but differs`);
          if (
            status === 200 &&
            address.endsWith('audience=visitors') &&
            !/public|no-store/.test(headers['cache-control'] ?? '')
          )
            wrong.push(`${address} is asked for everybody and kept for nobody`);
        }
      }),
    );
    if (!isAnswered && !url.includes('/:code')) wrong.push(`${url} never answered`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
