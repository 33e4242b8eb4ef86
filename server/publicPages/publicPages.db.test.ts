import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEmbeds, listEmbeds } from '../../domain/embeds/allEmbeds';
import { ofCollection } from '../../domain/embeds/collectionEmbeds';
import { embedNamed, framePage, type Embed } from '../../domain/embeds/embeds';
import { supportEmbed } from '../../domain/embeds/supportEmbed';
import { readReport } from '../../domain/administration/telemetry';
import { builtFolder } from '../../tests/support/builtFolder';
import { createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import type { BuiltEmbeds } from './builtEmbeds';
import { frameHtml, listedWithoutScripts } from './framePage';
import { html } from './html';
import { noRelatedData } from '../../domain/publicViews/view';
import { recordFragment, recordPage } from './recordPage';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
const ids: Record<string, number> = {};
const hostile = '</script><script>alert(1)</script>"\'&';
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { browserDir: builtFolder(), env: { PUBLIC_URL: 'https://regio.example' } });
  // With https, the cookie has a prefix that prevents sibling hosts from setting it.
  cookie = (await createAccount(test.database, 'ROLE_EDITOR')).cookie.replace('session=', '__Host-session=');
  ids.open = await create({
    title: 'Seilbahn',
    description: '<p>Sie <strong>f</strong>ährt &amp; fährt.</p>',
    isPublic: true,
    topics: [{ id: 1 }],
    links: [{ label: hostile, url: 'www.example.org/?a=1&b=2' }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  ids.draft = await create({ title: 'Geheimnis' });
  ids.hostile = await create({ title: hostile, description: '<p>x</p>', isPublic: true });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

async function create(payload: object, resource = 'projects'): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/${resource}`,
    headers: { cookie, 'content-type': 'application/json' },
    payload,
  });
  return answer.json<{ data: { id: number } }>().data.id;
}
const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('static pages', () => {
  it.each(['', '/meta.html', '/page.html'])('show no draft and nothing unknown%s, signed in or not', async (part) => {
    const page = (id: number) => `/embed/static/projects/${id}-de${part === '' ? '.html' : part}`;
    for (const headers of [{}, { cookie }]) {
      for (const id of [ids.draft as number, 999_999]) {
        const { statusCode, body } = await get(page(id), headers);
        expect(statusCode).toBe(404);
        expect(body).not.toContain('Geheimnis');
      }
      expect((await get(page(ids.open as number), headers)).statusCode).toBe(200);
    }
  });

  it.each([
    [
      'fr',
      'Cette page n’existe pas',
      'Vers la liste «\u202fProjets\u202f»',
      () => [
        `/embed/static/projects/${ids.draft}-fr`,
        `/embed/static/projects/${ids.draft}-fr.html`,
        '/embed/static/projects/999999-fr/page.html',
      ],
    ],
    [
      'it',
      'Questa pagina non esiste',
      undefined,
      () => ['/embed/static/secrets/1-it/page.html', '/embed/iframe/project-collection/99999-it.html'],
    ],
    ['de', 'Diese Seite gibt es nicht', undefined, () => ['/embed/iframe/secrets-xx.html']],
  ] as const)(
    'and frames tell people in %s what is missing, and link to the list',
    async (locale, title, list, addresses) => {
      for (const url of addresses()) {
        const { statusCode, headers, body } = await get(url);
        expect({
          url,
          statusCode,
          type: headers['content-type'],
          robots: headers['x-robots-tag'],
          kept: headers['cache-control'],
        }).toEqual({ url, statusCode: 404, type: 'text/html; charset=utf-8', robots: 'noindex', kept: 'no-store' });
        expect(body).toContain(`<html lang="${locale}"`);
        expect(body).toContain(`<h1>${title}</h1>`);
        expect(/<a href="[^"]*">([^<]*)<\/a>/.exec(body)?.[1], url).toBe(list);
      }
      expect((await get('/api/v1/projects/999999')).headers['content-type']).toContain('json');
    },
  );

  it('use the language in the URL, with its fallback', async () => {
    expect((await get(`/embed/static/projects/${ids.open}-fr/page.html`)).body).toContain(
      '<title>Téléphérique</title>',
    );
    const italian = (await get(`/embed/static/projects/${ids.open}-it/page.html`)).body;
    expect(italian).toContain('<title lang="fr">Téléphérique</title>');
    expect(italian).toContain('<h1 lang="fr">Téléphérique</h1>');
    expect(italian).toMatch(/<div class="record-view__text" lang="de"><p>Sie <strong>/);
    expect((await get('/embed/iframe/projects-it.html')).body).toContain('lang="fr">Téléphérique</a>');
    expect((await get(`/embed/static/projects/${ids.open}-de.html`)).body).toMatch(
      /<h1>Seilbahn<\/h1>[^]*<strong>f<\/strong>ährt &amp; fährt\.[^]*<dt>Themen<\/dt>[^]*<h2>Links<\/h2>/,
    );
    // Inline tags can occur within a word; entities are decoded and escaped again.
    expect((await get(`/embed/static/projects/${ids.open}-de/meta.html`)).body).toContain(
      '<meta name="description" content="Sie fährt &#38; fährt.">',
    );
    expect((await get(`/embed/static/projects/${ids.open}-xx.html`)).statusCode).toBe(404);
  });

  it('sanitize text stored earlier, and links as editors type them', async () => {
    const { text } = await recordFragment({
      embed: embedNamed('projects') as Embed,
      record: {
        id: 1,
        title: 'a',
        description: '<p onclick="x()">b<script>alert(1)</script><img src=x onerror=y></p>',
        links: [{ label: 'c', url: 'javascript:alert(1)' }],
      },
      locale: 'de',
      base: '',
      related: noRelatedData,
    });
    expect(text).not.toMatch(/onclick|<script|onerror|javascript:/);
    expect((await get(`/embed/static/projects/${ids.open}-de.html`)).body).toContain(
      'href="http://www.example.org/?a=1&amp;b=2"',
    );
  });

  it('number documents without a name, as the views do', async () => {
    const record = {
      id: 1,
      title: 'a',
      files: [
        { id: 8, extension: 'pdf', description: 'Rapport' },
        { id: 9, extension: 'pdf', description: '' },
      ],
    };
    const embed = embedNamed('projects') as Embed;
    const { text } = await recordFragment({ embed, record, locale: 'fr', base: '', related: noRelatedData });
    expect(text).toMatch(/8\.pdf"[^>]*>Rapport \(PDF\)<[^]*9\.pdf"[^>]*>Fichier 2 \(PDF\)</);
  });

  it('let no text break out of its element', async () => {
    for (const url of [
      `/embed/static/projects/${ids.hostile}-de/page.html`,
      `/embed/static/projects/${ids.open}-de.html`,
      `/embed/static/projects/${ids.hostile}-de/meta.html`,
      '/embed/iframe/projects-de.html',
    ]) {
      const { statusCode, body } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(body, url).not.toContain('<script>alert(1)');
    }
    const page = (await get(`/embed/static/projects/${ids.hostile}-de/page.html`)).body;
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
      name: string;
    };
    expect(data.name).toBe(hostile);
  });

  it('give search engines structured data for contacts and jobs, and show the page without scripts', async () => {
    const readData = async (url: string) => {
      const { body } = await get(url);
      return {
        body,
        data: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Record<
          string,
          unknown
        >,
      };
    };
    const company = await create(
      {
        companyName: 'Amt für Wald',
        street: 'Waldweg 1',
        zipCode: '7000',
        city: 'Chur',
        phone: '081 000 00 00',
        isPublic: true,
        userComment: 'unter uns',
        translations: { fr: { companyName: 'Office des forêts' }, it: {} },
      },
      'contacts/company',
    );
    const { body, data } = await readData(`/embed/static/contacts/${company}-fr/page.html`);
    expect(data).toMatchObject({
      '@type': 'Organization',
      name: 'Office des forêts',
      telephone: '081 000 00 00',
      address: { streetAddress: 'Waldweg 1', postalCode: '7000', addressLocality: 'Chur' },
    });
    expect(data).not.toHaveProperty('inLanguage');
    expect(body).toContain('<span>7000 <span lang="de">Chur</span></span>');
    expect(body).not.toContain('unter uns');
    const person = await create(
      {
        firstName: 'Anna',
        lastName: 'Muster',
        street: 'Privatweg 9',
        email: 'anna@example.org',
        isPublic: true,
        employments: [{ company: { id: company }, role: 'Leiterin', official: true, contactGroups: [] }],
      },
      'contacts/person',
    );
    const official = await readData(`/embed/static/contacts/${person}-de/page.html`);
    // As in the view: a person with a main employment has the organisation's address.
    expect(official.body).toMatch(
      /Leiterin<\/p>[^]*Amt für Wald<\/span><span>Waldweg 1[^]*7000 Chur[^]*href="mailto:anna@example\.org"/,
    );
    expect(official.body).not.toContain('Privatweg');
    expect(official.data).toMatchObject({
      '@type': 'Person',
      name: 'Anna Muster',
      jobTitle: 'Leiterin',
      worksFor: { name: 'Amt für Wald' },
      address: { streetAddress: 'Waldweg 1' },
    });
    const hidden = await create({ companyName: 'Privatamt' }, 'contacts/company');
    expect((await get(`/embed/static/contacts/${hidden}-de.html`)).statusCode).toBe(404);
    expect((await get('/sitemaps/contacts-0.xml')).body).toContain(`/embed/static/contacts/${company}-de/page.html`);
    expect((await get('/sitemaps/contacts-0.xml')).body).not.toContain(`contacts/${hidden}-`);
    const job = await create(
      {
        name: 'Försterin',
        description: '<p>Wald</p>',
        employer: 'Amt für Wald',
        location: 'Chur',
        applicationDeadline: '2020-05-01T12:00:00+02:00',
        isPublic: true,
      },
      'jobs',
    );
    const shown = await readData(`/embed/static/jobs/${job}-de/page.html`);
    expect(shown.data).toMatchObject({
      '@type': 'JobPosting',
      title: 'Försterin',
      description: '<p>Wald</p>',
      hiringOrganization: { name: 'Amt für Wald' },
      jobLocation: { name: 'Chur', address: { addressLocality: 'Chur', addressCountry: 'CH' } },
      validThrough: '2020-05-01T12:00:00+02:00',
    });
    expect(shown.data).toHaveProperty('datePosted');
    expect(shown.body).toContain('<dt>Bewerbungsfrist</dt><dd>01.05.2020 12:00</dd>');
    // The deadline has passed, so lists leave it out, with or without scripts.
    expect((await get('/embed/iframe/jobs-de.html')).body).not.toContain('Försterin');
  });

  it('load what the record itself lacks: the types of its tags, and its public people', async () => {
    const tags = (await get('/api/v1/tags')).json<{ data: { id: number; name: string; context: string | null }[] }>()
      .data;
    const tag = tags.find(({ context }) => context === 'circularEconomyProject:action');
    const circular = await create(
      { title: 'Kreislauf', type: 'exemplary', tags: [{ id: tag?.id }], isPublic: true },
      'circular-economy-projects',
    );
    expect((await get(`/embed/static/circular-economy-projects/${circular}-fr.html`)).body).toContain(
      '<dt>Champs d’action</dt>',
    );
    const [seen, unseen] = [
      await create({ firstName: 'Rosa', lastName: 'Sichtbar', isPublic: true }, 'contacts/person'),
      await create({ firstName: 'Emil', lastName: 'Verborgen' }, 'contacts/person'),
    ];
    const region = await create(
      { name: 'Tal', type: 'nrp', contacts: [{ id: unseen }, { id: seen }], isPublic: true },
      'regions',
    );
    const { body } = await get(`/embed/static/regions/${region}-de.html`);
    expect(body).toContain(
      '<h2>Kontakte</h2><ul><li><address class="record-view__contact"><strong>Rosa ' +
        'Sichtbar</strong></address></li></ul>',
    );
    expect(body).not.toContain('Verborgen');
  });

  it('count readers by a picture, per language, on standalone pages', async () => {
    const pixelsIn = (body: string) =>
      [...body.matchAll(/<img src="\/api\/v1\/logs\/pixel\?d=([^"]*)"/g)].map(
        ([, d = '']) => JSON.parse(decodeURIComponent(d)) as object,
      );
    expect(pixelsIn((await get(`/embed/static/projects/${ids.open}-fr/page.html`)).body)).toEqual([
      readReport('projects', ids.open as number, 'fr'),
    ]);
    for (const part of ['.html', '/meta.html'])
      expect(pixelsIn((await get(`/embed/static/projects/${ids.open}-fr${part}`)).body)).toEqual([]);
  });

  it('are cached for a minute, and then revalidated by 304', async () => {
    const url = `/embed/static/projects/${ids.open}-de/page.html`;
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
    expect(headers.vary).not.toMatch(/cookie/i);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('frames and scripts', () => {
  it('may load from the map server if set, and get its URL', async () => {
    const tiles = {
      MAP_TILES_URL: 'https://tiles.example.org/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: 'Amt "für" Karten',
    };
    const mapped = await createTestApp(test.database, { browserDir: builtFolder(), env: tiles });
    const frame = await mapped.inject({ url: '/embed/iframe/regions-de.html' });
    expect(frame.headers['content-security-policy']).toContain("img-src 'self' data: https://tiles.example.org;");
    const [, attribute = ''] = /data-tiles="([^"]*)"/.exec(frame.body) ?? [];
    expect(JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&#34;', '"'))).toEqual({
      url: tiles.MAP_TILES_URL,
      attribution: tiles.MAP_TILES_ATTRIBUTION,
    });
    expect((await mapped.inject({ url: '/embed/regions-latest/embed-regions-latest.js' })).body).toContain(
      'tiles.example.org',
    );
    expect(
      (await mapped.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'],
    ).toMatch(/img-src [^;]*https:\/\/tiles\.example\.org/);
    await mapped.close();
    expect((await get('/embed/iframe/regions-de.html')).body).not.toContain('data-tiles');
  });

  it.each(allEmbeds.map((embed) => [embed.name, embed] as const))(
    'of %s are there, for every page to use',
    async (name, embed) => {
      const id =
        embed.collection &&
        (await create(
          { title: 'Auswahl', selection: embed.resource === 'projects' ? [{ id: ids.draft }, { id: ids.open }] : [] },
          embed.collection.resource,
        ));
      const frame = await get(framePage(id === undefined ? embed : ofCollection(embed, id), 'fr'));
      expect(frame.statusCode).toBe(200);
      expect(frame.headers['content-security-policy']).toContain('frame-ancestors *');
      expect(frame.headers['x-frame-options']).toBeUndefined();
      expect(frame.headers['x-robots-tag']).toBe('noindex');
      const script = await get(`/embed/${name}-latest/embed-${name}-latest.js`);
      expect(script.headers['access-control-allow-origin']).toBe('*');
      expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(script.body).toContain(`"functionName":"regio`);
      expect(script.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60');
      // Proxies that compress make tags weak.
      const tag = { 'if-none-match': `W/${String(script.headers.etag)}` };
      expect((await get(`/embed/${name}-latest/embed-${name}-latest.js`, tag)).statusCode).toBe(304);
      expect((await get(`/embed/${name}-latest/embed-${name}-latest.css`)).statusCode).toBe(200);
      expect((await get(`/embed/${name}/documentation.html`)).body).toContain(
        `https://regio.example/embed/${name}-latest/`,
      );
    },
  );

  it.each([
    ['feedback', 'Feedback', 'Cette page vous a-t-elle été utile'],
    ['job-form', 'JobForm', 'Proposer une offre d’emploi'],
  ])('of %s, which is not a list, may do the same', async (name, functionName, title) => {
    const frame = await get(`/embed/iframe/${name}-fr.html`);
    expect([frame.statusCode, frame.headers['x-robots-tag'], frame.headers['x-frame-options']]).toEqual([
      200,
      'noindex',
      undefined,
    ]);
    expect(frame.body).toContain(`<title>${title}`);
    expect((await get(`/embed/${name}-latest/embed-${name}-latest.js`)).body).toContain(
      `"functionName":"regio${functionName}"`,
    );
    expect((await get(`/embed/${name}-latest/embed-${name}-latest.css`)).statusCode).toBe(200);
    expect((await get(`/embed/${name}/documentation.html`)).body).toContain(
      `https://regio.example/embed/iframe/${name}-it.html`,
    );
  });

  it("document their parameters, and report ignored ones, under the product's name", async () => {
    const other = await createTestApp(test.database, { browserDir: builtFolder(), env: { PRODUCT_ID: 'berg' } });
    const { body } = await other.inject({ url: '/embed/events/documentation.html' });
    await other.close();
    for (const phrase of [
      'bergEvents(',
      '<code>type=berg</code>',
      '<code>archive=1</code>',
      '<code>disableThumbnails</code>',
      '<code>templateHooks</code>',
    ])
      expect(body).toContain(phrase);
    expect(body).not.toMatch(/regio(?!ns)/);
    expect((await get('/embed/regions/documentation.html')).body).toContain('<code>regionTypes</code>');
  });

  it('return 410 for a record that was public, and 404 for one that never was', async () => {
    const status = async (id: number) => (await get(`/embed/static/jobs/${id}-de/page.html`)).statusCode;
    const [deleted, hidden, draft] = [
      await create({ name: 'Gelöscht', isPublic: true }, 'jobs'),
      await create({ name: 'Zurückgezogen', isPublic: true }, 'jobs'),
      await create({ name: 'Entwurf' }, 'jobs'),
    ];
    expect([await status(deleted), await status(hidden), await status(draft)]).toEqual([200, 200, 404]);
    await app.inject({ method: 'DELETE', url: `/api/v1/jobs/${deleted}`, headers: { cookie } });
    await app.inject({
      method: 'PUT',
      url: `/api/v1/jobs/${hidden}`,
      headers: { cookie },
      payload: { name: 'Zurückgezogen', isPublic: false },
    });
    expect([await status(deleted), await status(hidden), await status(draft)]).toEqual([410, 410, 404]);
  });

  it('of a collection name it, list its public records, and are 404 without one', async () => {
    const id = await create(
      { title: 'Unsere Auswahl', selection: [{ id: ids.draft }, { id: ids.open }] },
      'project-collections',
    );
    const { body } = await get(`/embed/iframe/project-collection/${id}-de.html`);
    expect(body).toContain('<title>Unsere Auswahl</title>');
    expect(body).toContain(`data-collection="${id}"`);
    expect(body).toContain(`href="/embed/static/projects/${ids.open}-de/page.html"`);
    expect(body).not.toContain('Geheimnis');
    for (const url of [
      '/embed/iframe/project-collection-de.html',
      '/embed/iframe/project-collection/99999-de.html',
      `/embed/iframe/projects/${id}-de.html`,
      `/embed/static/project-collection/${ids.open}-de.html`,
    ])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain('collection');
  });

  it('list public records for browsers without scripts', async () => {
    const { body } = await get('/embed/iframe/projects-de.html');
    expect(body).toContain('Seilbahn');
    expect(body).not.toContain('Geheimnis');
    const [links, others] = [body, (await get('/embed/iframe/projects-de.html?from=1')).body].map(
      (page) => page.match(/<li>/g)?.length ?? 0,
    );
    expect(others).toBe((links as number) - 1);
    expect((await get('/embed/iframe/job-form-fr.html')).body).toContain(
      '<noscript><p><a href="/forms/jobs?lang=fr&#38;plain=1">Sans JavaScript</a></p></noscript>',
    );
  });

  it('link browsers without scripts to what they do not list', () => {
    const records = Array.from({ length: listedWithoutScripts + 1 }, (_, index) => ({
      id: index + 1,
      title: 'Holz',
      lines: [],
    }));
    const page = (shown: typeof records, from: number) =>
      frameHtml(
        listEmbeds[0] as Embed,
        'it',
        {
          product: 'regio',
          tiles: null,
          parents: null,
          built: { frame: '', modulesOf: () => [] as readonly string[] } as unknown as BuiltEmbeds,
          style: html``,
        },
        { records: shown, from },
      ).text;
    expect(page(records, 100)).toContain('<a href="?from=200">Altre voci</a>');
    expect(page(records, 100).match(/<li>/g)).toHaveLength(listedWithoutScripts);
    expect(page(records.slice(1), 0)).not.toContain('?from');
  });

  it('serve built files to modules on other pages', async () => {
    const { statusCode, headers } = await get('/embed/assets/mount-1.js');
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('say that impact studies are no longer offered, where a page still asks for them', async () => {
    const { statusCode, body } = await get(
      '/embed/regions-wirkungsmessung-latest/embed-regions-wirkungsmessung-latest.js',
    );
    expect(statusCode).toBe(200);
    const page: Record<string, (place: object, options?: object) => void> = {};
    const place = { textContent: '' };
    const warnings: string[] = [];
    runInNewContext(body, { window: page, console: { warn: (text: string) => warnings.push(text) } });
    page.regioRegionsWirkungsmessung?.(place, { locale: 'fr' });
    expect(place.textContent).toBe('Cette liste n’est plus proposée.');
    expect(warnings).toHaveLength(1);
  });

  it('do not exist for disabled or unknown lists', async () => {
    const without = await createTestApp(test.database, {
      browserDir: builtFolder(),
      env: { PLUGIN_ENABLE_PROJECTS: 'false' },
    });
    try {
      for (const url of [
        '/embed/iframe/projects-de.html',
        '/embed/projects-latest/embed-projects-latest.js',
        `/embed/static/projects/${ids.open}-de.html`,
        '/sitemaps/projects-0.xml',
      ]) {
        expect((await without.inject({ url })).statusCode, url).toBe(404);
      }
    } finally {
      await without.close();
    }
    expect((await get('/embed/iframe/secrets-de.html')).statusCode).toBe(404);
    expect((await get('/embed/iframe/projects-xx.html')).statusCode).toBe(404);
  });
});

describe('search engines learn which languages a record has text in', () => {
  const addresses = (id: number | undefined, name = 'projects') =>
    (['de', 'fr', 'it'] as const).map(
      (locale) => `https://regio.example/embed/static/${name}/${id}-${locale}/page.html`,
    );
  const links = (body: string) => ({
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    alternate: Array.from(body.matchAll(/rel="alternate" hreflang="(\w+)" href="([^"]*)"/g), ([, ...found]) => found),
  });

  it('from its pages: one with a text in another language links to that one', async () => {
    const [german] = addresses(ids.open);
    for (const locale of ['de', 'fr', 'it'])
      expect(links((await get(`/embed/static/projects/${ids.open}-${locale}/page.html`)).body)).toEqual({
        canonical: german,
        alternate: [['de', german]],
      });
    const french = await create(
      { name: '', isPublic: true, translations: { fr: { name: 'Cheffe', description: '<p>Venez</p>' }, it: {} } },
      'jobs',
    );
    const [, frenchJob] = addresses(french, 'jobs');
    const { body } = await get(`/embed/static/jobs/${french}-de/page.html`);
    expect(links(body)).toEqual({ canonical: frenchJob, alternate: [['fr', frenchJob]] });
    expect(body).toContain('<h1 lang="fr">Cheffe</h1>');
  });

  it('from the sitemap, which names no draft', async () => {
    const index = (await get('/sitemap.xml')).body;
    const [, file = ''] = /<loc>https:\/\/regio\.example(\/sitemaps\/projects-0\.xml)<\/loc>/.exec(index) ?? [];
    const { body } = await get(file);
    const [german, ...others] = addresses(ids.open);
    expect(body).toContain(german);
    for (const address of others) expect(body).not.toContain(address);
    expect(body).not.toContain(`/${ids.draft}-`);
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /api/v1/files/view/\n' +
        'Allow: /api/v1/interactive-graphics/*/drawing.svg\nSitemap: https://regio.example/sitemap.xml\n',
    );
  });

  it.each(allEmbeds.filter(({ collection }) => !collection).map(({ name }) => name))(
    'from the sitemap of %s',
    async (name) => {
      expect((await get(`/sitemaps/${name}-0.xml`)).statusCode).toBe(200);
    },
  );
});

it("a record's picture is on its page, and in previews of search engines and networks", async () => {
  const shown = {
    embed: supportEmbed,
    record: {
      id: 1,
      name: 'Fonds',
      logo: { id: 5, extension: 'png', description: '' },
      translations: { fr: { logo: { id: 6, extension: 'png', description: 'Fonds de soutien' } }, it: {} },
    },
    base: 'https://regio.example',
    related: noRelatedData,
    site: 'regio',
  };
  const logo = (id: number) => `https://regio.example/api/v1/files/view/${id}.png`;
  const { text } = await recordFragment({ ...shown, locale: 'de' });
  expect(text).toContain(`<img src="${logo(5)}" alt="Logo: Fonds"`);
  expect(text, 'nothing before the article').toMatch(/^<article /);
  const french = (await recordPage({ ...shown, locale: 'fr' }, undefined)).text;
  expect(french).toContain(`<img src="${logo(6)}" alt="Fonds de soutien"`);
  expect((await recordFragment({ ...shown, locale: 'it' })).text).toContain(
    `<img src="${logo(6)}" alt="Fonds de soutien" lang="fr"`,
  );
  expect(french).toContain(`<meta property="og:image" content="${logo(6)}">`);
  expect(french).toContain(`"image":"${logo(6)}"`);
});
