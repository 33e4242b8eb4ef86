import { SaxesParser } from 'saxes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFolder } from '../../tests/support/builtFolder';
import { createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let create: (values: object) => Promise<number>;
let open: number;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { browserDir: builtFolder(), env: { PUBLIC_URL: 'https://regio.example' } });
  const cookie = (await createAccount(test.database, 'ROLE_EDITOR')).cookie.replace('session=', '__Host-session=');
  create = async (payload) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/projects', headers: { cookie }, payload });
    return answer.json<{ data: { id: number } }>().data.id;
  };
  open = await create({
    title: 'Seilbahn',
    description: '<p>Sie <strong>f</strong>ährt &amp; fährt.</p>',
    isPublic: true,
    topics: [{ id: 1 }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  await create({ title: 'Geheimnis' });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
const get = (url: string) => app.inject({ url });

const read = async (url: string) => {
  const answer = await get(url);
  expect(answer.statusCode, url).toBe(200);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const nodes: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const path: typeof nodes = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name: [path.at(-1)?.name, name].filter(Boolean).join(' > '), attributes, text: '' };
    nodes.push(node);
    path.push(node);
  });
  parser.on('text', (text) => {
    const node = path.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => path.pop());
  parser.write(answer.body).close();
  const all = (name: string) => nodes.filter((node) => node.name === name);
  return { all, texts: (name: string) => all(name).map(({ text }) => text) };
};

it('lists public records in a language, latest change first, as valid Atom', async () => {
  const newest = await create({ title: 'Neu\u0007 & <b>gross</b>', isPublic: true });
  const { all, texts } = await read('/embed/feeds/projects-fr.xml');
  expect(texts('feed > id')).toEqual(['https://regio.example/embed/feeds/projects-fr.xml']);
  expect(texts('feed > title')).toEqual(['Projets – regio']);
  const page = `https://regio.example/embed/static/projects/${newest}-fr/page.html`;
  expect(all('feed > entry > title')[0]).toMatchObject({
    text: 'Neu & <b>gross</b>',
    attributes: { 'xml:lang': 'de' },
  });
  expect(texts('feed > entry > id')[0]).toBe(page);
  expect(all('feed > entry > link')[0]?.attributes.href).toBe(page);
  for (const moment of [...texts('feed > entry > updated'), ...texts('feed > entry > published')])
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
  expect(texts('feed > entry > title')).toContain('Téléphérique');
  expect(texts('feed > entry > title')).not.toContain('Geheimnis');
  expect(texts('feed > entry > summary')).toContain('Sie fährt & fährt.');
  const updated = texts('feed > entry > updated');
  expect(texts('feed > updated').at(0)).toBe(updated[0]);
  expect(updated).toEqual(updated.toSorted().toReversed());
});

it('is filtered like the list, keeps the filters in its own URL, and ignores other parameters', async () => {
  const { all, texts } = await read('/embed/feeds/projects-de.xml?topic[]=1&randomize=1&limit=1&x=y');
  expect(texts('feed > entry > title')).toEqual(['Seilbahn']);
  expect(texts('feed > id')).toEqual(['https://regio.example/embed/feeds/projects-de.xml?topic%5B%5D=1']);
  expect(all('feed > link').find(({ attributes }) => attributes.rel === 'self')?.attributes.href).toBe(
    texts('feed > id')[0],
  );
  expect((await read('/embed/feeds/projects-de.xml?term=seilbahn')).texts('feed > entry > title')).toEqual([
    'Seilbahn',
  ]);
  const empty = await read('/embed/feeds/projects-de.xml?term=nirgendwo');
  expect(empty.texts('feed > entry')).toEqual([]);
  for (const query of ['topic[]=abc', 'topic[]=99999999999999999999', 'cooperation[]=__proto__'])
    expect((await get(`/embed/feeds/projects-de.xml?${query}`)).statusCode, query).toBe(200);
  const tooMany = Array.from({ length: 700 }, (_, id) => `topic[]=${id}`).join('&');
  for (const query of ['startDate[]=x', 'term=%00', `term=${'x'.repeat(3000)}`, tooMany]) {
    const { statusCode, body } = await get(`/embed/feeds/projects-de.xml?${query}`);
    const ofList = await get(`/api/v1/projects?${query}`);
    expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ detail: ofList.json().detail })]);
  }
});

it('is linked from frames and static pages; contacts, unknown lists and languages have none', async () => {
  const link = /<link rel="alternate" type="application\/atom\+xml" title="Projekte" href="([^"]*)">/;
  for (const url of ['/embed/iframe/projects-de.html', `/embed/static/projects/${open}-de/page.html`])
    await read(link.exec((await get(url)).body)?.[1] as string);
  expect((await get('/embed/iframe/contacts-de.html')).body).not.toContain('atom');
  for (const file of ['contacts-de.xml', 'secrets-de.xml', 'projects-xx.xml', 'projects-de.html'])
    expect((await get(`/embed/feeds/${file}`)).statusCode, file).toBe(404);
  for (const name of ['events', 'posts', 'jobs', 'publications']) await read(`/embed/feeds/${name}-it.xml`);
});
