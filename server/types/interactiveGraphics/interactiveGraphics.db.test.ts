import { describe, expect, it } from 'vitest';
import { call } from '../../../tests/support/testApp';
import { testApi } from '../../../tests/support/testApi';

const server = testApi();
const { ask } = server;

const path = '/interactive-graphics';
const circle = '<circle class="h" cx="5" cy="5" r="4"></circle>';
const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const old = {
  title: 'Grafik',
  type: 'default',
  description: '',
  copyright: '',
  svg: drawing(circle),
  selector: '.h',
  start: '',
  config: { [circle]: '<p>Text</p>' },
};
const post = (body: object) => ask('POST', path, body);
const put = (id: number, body: object) => ask('PUT', `${path}/${id}`, body);
const read = async (id: number) => (await ask('GET', `${path}/${id}`)).body.data;
const problems = ({ body }: { body: { errors?: { field: string; message: string }[] } }) =>
  (body.errors ?? []).map(({ field, message }) => `${field}: ${message}`);

describe('existing clients', () => {
  it('send and read a map by markup; the graphic is public, and keeps values they do not know', async () => {
    const { id, config, elements, isPublic } = (await post(old)).body.data;
    expect([config, isPublic, elements]).toEqual([
      old.config,
      true,
      [expect.objectContaining({ type: 'text', content: '<p>Text</p>', key: expect.stringMatching(/^circle:/) })],
    ]);
    await put(id, {
      elements: [
        { ...elements[0], translations: { fr: { content: '<p>Texte</p>' }, it: {} } },
        { key: '#fort', type: 'text', content: '<p>Weg</p>' },
      ],
    });
    const before = await read(id);
    expect(before.config).toEqual(old.config);
    // Sent back as it was read, but with another text.
    await put(id, { ...before, config: { [circle]: '<p>Neu<script>x</script></p>' } });
    const after = await read(id);
    expect(after.elements).toMatchObject([
      { content: '<p>Neu</p>', translations: { fr: { content: '<p>Texte</p>' } } },
      { key: '#fort' },
    ]);
    expect((await call(server.app, 'GET', `${path}/public/${id}`)).body.data).toMatchObject({
      title: 'Grafik',
      svg: old.svg,
      config: { [circle]: '<p>Neu</p>' },
    });
    expect((await call(server.app, 'GET', `${path}/public/999999`)).status).toBe(404);
  });

  it('name elements by the markup before sanitizing: the keys follow in the same step', async () => {
    const bad = '<circle class="h" onclick="alert(1)" r="4"></circle>';
    const { svg, config } = (
      await post({ ...old, svg: drawing(`<script>alert(1)</script>${bad}`), config: { [bad]: '<p>Da</p>' } })
    ).body.data;
    const good = '<circle class="h" r="4"></circle>';
    expect([svg, config]).toEqual([drawing(good), { [good]: '<p>Da</p>' }]);
  });

  it('may name missing elements and send hotspots; invalid values are refused at their field', async () => {
    const { id, elements, config } =
      (
        await post({
          ...old,
          config: { '<rect id="weg"></rect>': '<p>Weg</p>', [circle]: { type: 'project', id: '999' } },
        })
      ).body.data ?? {};
    expect(id).toBeUndefined();
    expect([elements, config]).toEqual([undefined, undefined]);
    const unknownProject = { config: { [circle]: { type: 'project', id: '999' } } };
    expect(problems(await post({ ...old, ...unknownProject }))).toEqual([
      'config: Es gibt keinen Eintrag mit der Id 999.',
    ]);
    expect(problems(await post({ ...old, config: {} }))).toEqual([
      'config: Geben Sie bitte mindestens 1 interaktives Element an.',
    ]);
    const lost = (await post({ ...old, config: { '<rect id="weg"></rect>': '<p>Weg</p>' } })).body.data;
    expect([lost.config, lost.elements[0].content]).toEqual([{}, '<p>Weg</p>']);
    const marker = { symbol: 'number', number: '1', x: 50, y: 12.5, content: '<p>Hier</p>' };
    const spots = (await post({ ...old, type: 'hotspots', selector: '', config: { markers: [marker] } })).body.data;
    expect([spots.config, spots.selector]).toEqual([{ markers: [marker] }, '']);
    for (const config of [5, 'x', { [circle]: 5 }, { [circle]: { type: 'x' } }])
      expect(problems(await post({ ...old, config }))[0]).toMatch(/^config/);
  });
});

it('errors come in their order: title, drawing, selector, elements', async () => {
  expect(problems(await post({}))).toEqual([
    'title: Geben Sie bitte einen Titel an um die Kollektion zu speichern.',
    'svg: Fügen Sie bitte eine SVG Grafik ein.',
    'selector: Geben Sie bitte einen CSS Selektor an.',
    'elements: Geben Sie bitte mindestens 1 interaktives Element an.',
  ]);
  expect(problems(await post({ title: 'H', svg: drawing(''), type: 'hotspots' }))).toEqual([]);
});

/** Each group repeats the previous one ten times, which makes ten million circles. */
const tenOfTen = Array.from(
  { length: 8 },
  (_, level) => `<g id="g${level}">${level === 0 ? circle : `<use href="#g${level - 1}"/>`.repeat(10)}</g>`,
).join('');

it('invalid or hostile drawings are rejected with an error at the field, and none of it is stored', async () => {
  for (const [change, field] of [
    [{ svg: 'kein SVG' }, 'svg'],
    [{ svg: `<svg>${'<g/>'.repeat(100_000)}</svg>` }, 'svg'],
    [{ svg: `<svg>${'<g>'.repeat(5_000)}</svg>` }, 'svg'],
    [{ selector: 'g[' }, 'selector'],
    [{ selector: '*', svg: `<svg>${'<path/>'.repeat(3_001)}</svg>` }, 'selector'],
    [{ selector: 'circle >' }, 'selector'],
    [{ svg: drawing(circle).slice(0, -9) }, 'svg'],
    [{ svg: `<svg>${tenOfTen}</svg>` }, 'svg'],
    [{ start: '>>' }, 'start'],
  ] as const)
    expect(problems(await post({ ...old, ...change }))[0], JSON.stringify(change).slice(0, 80)).toMatch(
      new RegExp(`^${field}: .+[.!]$`),
    );
  expect((await post({ ...old, svg: drawing('x'.repeat(10_000_000)) })).status).toBe(413);
  const bomb =
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b ` +
    `"${'&a;'.repeat(100)}">]>${drawing(`<text>${'&b;'.repeat(100)}</text>${circle}`)}`;
  expect(problems(await post({ ...old, svg: bomb }))).toEqual([expect.stringMatching(/^svg: .*&b;/)]);
});

it('a drawing is checked before use and shown as an inert picture; drafts are for editors only', async () => {
  const check = (body: object, as: { cookie?: string } = { cookie: server.cookie }) =>
    call(server.app, 'POST', `${path}/drawing`, { ...as, body });
  expect((await check({ svg: drawing('<script>x</script><g></g>') })).body.data).toEqual({
    svg: drawing('<g></g>'),
    removed: [{ what: 'script', count: 1 }],
  });
  expect(problems(await check({ svg: 'x' }))).toEqual(['svg: Das ist keine SVG Grafik.']);
  expect((await check({ svg: 'x' }, {})).status).toBe(401);
  const { id } = (await post({ ...old, isPublic: false, svg: drawing(`<text>a&nbsp;b</text>${circle}`) })).body.data;
  expect((await call(server.app, 'GET', `${path}/${id}/drawing.svg`)).status).toBe(404);
  const picture = await server.app.inject({
    url: `/api/v1${path}/${id}/drawing.svg`,
    headers: { cookie: server.cookie },
  });
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['x-content-type-options']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'nosniff',
  ]);
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  expect(picture.body).toContain('a\u00a0b');
  // A cached copy stays valid until the drawing changes, or is no longer visible to the client.
  const again = (more: object) =>
    server.app.inject({
      url: `/api/v1${path}/${id}/drawing.svg`,
      headers: { 'if-none-match': String(picture.headers.etag), ...more },
    });
  const same = await again({ cookie: server.cookie });
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', picture.headers.etag]);
  expect((await again({})).statusCode).toBe(404);
  await put(id, { svg: drawing(`<text>neu</text>${circle}`) });
  expect((await again({ cookie: server.cookie })).statusCode).toBe(200);
});

it('the drawing is served as XML, and elements are found by the markup that browsers write', async () => {
  const label = '<text id="" class="h">a&nbsp;b</text>';
  const { id, svg, config, elements } = (await post({ ...old, svg: drawing(label), config: { [label]: '<p>Da</p>' } }))
    .body.data;
  expect([svg, config]).toEqual([drawing(label.replace('&nbsp;', '\u00a0')), { [label]: '<p>Da</p>' }]);
  // Older keys stay, since they count the length of the markup as browsers write it.
  expect(elements[0].key).toMatch(new RegExp(`^text:${label.length}:`));
  expect((await read(id)).config).toEqual({ [label]: '<p>Da</p>' });
});

it('a new drawing keeps the text of elements it still has', async () => {
  const other = '<g id="b"><path d="M0 0"></path></g>';
  const { id, elements } = (
    await post({
      ...old,
      svg: drawing(circle + other),
      selector: '*',
      config: { [circle]: '<p>Kreis</p>', [other]: '<p>Gruppe</p>' },
    })
  ).body.data;
  const changed = drawing(`<rect width="1"></rect><g id="b" class="neu"><path d="M5 5"></path></g><g>${circle}</g>`);
  const { data } = (await put(id, { svg: changed })).body;
  expect(data.elements).toEqual(elements);
  expect(data.config).toEqual({
    [circle]: '<p>Kreis</p>',
    '<g id="b" class="neu"><path d="M5 5"></path></g>': '<p>Gruppe</p>',
  });
});

it('visitors see nothing of a project that is not public, and a deleted one does not block saving', async () => {
  const project = (await ask('POST', '/projects', { title: 'Geheim', isPublic: true })).body.data.id as number;
  const text = '<rect id="text"></rect>';
  const { id } = (
    await post({
      ...old,
      svg: drawing(circle + text),
      selector: '*',
      config: { [circle]: { type: 'project', id: project }, [text]: '<p>Text</p>' },
    })
  ).body.data;
  const asVisitor = async () => [
    (await call(server.app, 'GET', `${path}/public/${id}`)).body.data,
    (await call(server.app, 'GET', `${path}/${id}`)).body.data,
    (await call(server.app, 'GET', `${path}?ids=${id}`)).body.data[0],
  ];
  for (const record of await asVisitor())
    expect(record.config).toEqual({ [circle]: { type: 'project', id: project }, [text]: '<p>Text</p>' });
  await ask('PUT', `/projects/${project}`, { isPublic: false });
  for (const record of await asVisitor()) {
    expect(record.config).toEqual({ [text]: '<p>Text</p>' });
    expect(record.elements.map((item: { project: unknown }) => item.project)).toEqual([null, null]);
  }
  expect((await read(id)).config[circle]).toEqual({ type: 'project', id: project });
  const opened = await read(id);
  expect((await ask('DELETE', `/projects/${project}`)).status).toBe(200);
  expect((await read(id)).config).toEqual({ [text]: '<p>Text</p>' });
  expect((await put(id, { title: 'Anders' })).body.data).toMatchObject({
    title: 'Anders',
    config: { [text]: '<p>Text</p>' },
  });
  // Sent from a form that was opened before, and in the notation of existing clients.
  for (const sent of [{ elements: opened.elements }, { config: opened.config }])
    expect((await put(id, sent)).body.data?.config, JSON.stringify(sent)).toEqual({ [text]: '<p>Text</p>' });
});
