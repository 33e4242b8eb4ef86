import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { InboxItem } from '../../domain/inbox/inbox';
import { projects } from '../../domain/types/project';
import { exchangeColumns, type TranslationImport } from '../../domain/translations/exchange';
import type { GapCard } from '../../domain/translations/list';
import { testApi } from '../../tests/support/testApi';
import { sanitizeRichText } from '../engine/write/sanitize';
import { readSpreadsheet } from '../spreadsheets/read/readSpreadsheet';
import { readXliff } from './readReturned';
import { codesIn, htmlOf, writeXliff } from './xliff';

const server = testApi({ email: 'anna@example.org' });
const { ask } = server;
beforeEach(async () => {
  for (const table of ['translation_gaps', 'inbox_items', 'source_records'])
    await sql`delete from ${sql.table(table)}`.execute(server.database.db);
});

type Values = Record<string, unknown>;
const html = '<p>Die <strong>Alp &amp; der <em>Wald</em></strong><br />am See</p><ul><li>Käse</li></ul>';

async function create(type: string, values: Values): Promise<number> {
  const { status, body } = await ask('POST', `/${type}`, values);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
}
const fetchFile = async (format: string, locale = 'fr', headers = {}) => {
  const gaps = (await ask('GET', `/translation-gaps?limit=100`)).body.data as GapCard[];
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/translation-gaps/export',
    headers: { cookie: server.cookie, ...headers },
    payload: { format, locale, ids: gaps.map(({ id }) => id) },
  });
};
const send = async (file: string | Buffer, name = 'texte.xlf') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/translation-gaps/import?name=${name}`,
    headers: { cookie: server.cookie, 'content-type': 'application/octet-stream' },
    payload: file,
  });
  return { status: answer.statusCode, body: answer.json() as { data: TranslationImport; detail: string } };
};
const items = async () => {
  const { data } = (await ask('GET', '/inbox')).body as { data: { id: number }[] };
  return Promise.all(data.map(async ({ id }) => (await ask('GET', `/inbox/${id}`)).body.data as InboxItem));
};
/** Translates every unit, as a tool that keeps all codes would. */
const translated = (file: string, of = (text: string) => `FR ${text}`) =>
  file.replaceAll(
    /<segment state="initial"><source>([^]*?)<\/source>(<target>[^]*?<\/target>)?/g,
    (_, source: string) => {
      const target = source.replaceAll(/>([^<]+)|^([^<]+)/g, (whole: string) =>
        whole.startsWith('>') ? `>${of(whole.slice(1))}` : of(whole),
      );
      return `<segment state="translated"><source>${source}</source><target>${target}</target>`;
    },
  );

it('texts go out as XLIFF 2.1 and return as a proposal, with formats and programmes intact', async () => {
  const id = await create('projects', { title: 'Weg "A" & <B>', description: html, translations: { fr: {}, it: {} } });
  const unit = (title: string) => ({ title, units: [], translations: { fr: {}, it: {} } });
  await create('events', { title: 'Fest', programs: [unit('Rede'), unit('Pause'), unit('Pause')] });
  const answer = await fetchFile('xliff');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('application/xliff+xml'),
    expect.stringMatching(/^attachment; filename="Texte-FR-[\d_-]+\.xlf"$/),
  ]);
  expect(answer.body).toContain('version="2.1" srcLang="de" trgLang="fr"');
  expect(answer.body).toContain(`<file id="f1" original="projects/${id}">`);
  expect(answer.body.match(/<unit /g)).toHaveLength(5);

  const { body } = await send(translated(answer.body));
  expect(body.data).toEqual({
    importId: expect.any(Number),
    counts: { proposed: 5, records: 2, known: 0, unchanged: 0, empty: 0, refused: 0 },
    problems: [],
  });
  const all = await items();
  const project = all.find(({ type }) => type === 'project');
  expect(project).toMatchObject({
    source: 'translation',
    status: 'update',
    internalId: id,
    importId: body.data.importId,
  });
  expect(project?.normalizedData).toEqual({
    translations: {
      fr: {
        title: 'FR Weg "A" & <B>',
        description: sanitizeRichText(
          '<p>FR Die <strong>FR Alp &amp; der <em>FR Wald</em></strong><br />FR am See</p><ul><li>FR Käse</li></ul>',
        ),
      },
    },
  });
  expect(project?.base).toEqual({ translations: { fr: { title: '', description: '' } } });
  const programs = all.find(({ type }) => type === 'event')?.normalizedData.programs as { translations: Values }[];
  expect(programs.map(({ translations }) => translations.fr)).toMatchObject([
    { title: 'FR Rede' },
    { title: 'FR Pause' },
    { title: 'FR Pause' },
  ]);
  // The same file again: in a thread because it is large, and after a dismissal.
  const large = `${translated(answer.body)}${' '.repeat(30_000)}`;
  expect((await send(large)).body.data.counts).toMatchObject({ proposed: 0, known: 5 });
  await ask('POST', `/inbox/imports/${body.data.importId}/dismiss`, {});
  expect((await send(translated(answer.body))).body.data.counts).toMatchObject({ proposed: 0, known: 5 });
  expect((await send(translated(answer.body, (text) => `Bien: ${text}`))).body.data.counts).toMatchObject({
    proposed: 5,
  });
  // A newer file replaces a waiting proposal.
  expect((await send(translated(answer.body, (text) => `Mieux: ${text}`))).body.data.counts.records).toBe(2);
  expect((await items()).length).toBe(2);
});

it('a text whose German has changed since is named and not proposed; the others are', async () => {
  const id = await create('projects', { title: 'Seilbahn', description: html, translations: { fr: {}, it: {} } });
  const file = translated((await fetchFile('xliff')).body);
  await ask('PUT', `/projects/${id}`, { title: 'Seilbahn Nord' });
  const gone = await create('posts', { title: 'Weg', translations: { fr: {}, it: {} } });
  const withGone = file.replace(
    '</xliff>',
    `<file id="g" original="posts/${gone + 99}"><unit id="title:0"><segment>
    <source>a</source><target>b</target></segment></unit></file></xliff>`,
  );
  const { data } = (await send(withGone)).body;
  expect(data).toMatchObject({ counts: { proposed: 1, records: 1, refused: 2 } });
  expect(data.problems).toEqual([
    { title: 'Seilbahn Nord', field: 'Titel', message: expect.stringMatching(/^Der deutsche Text hat sich seit/) },
    { title: `ID ${gone + 99}`, field: 'Bezeichnung', message: 'Diesen Eintrag gibt es nicht mehr.' },
  ]);
});

it('a file sent twice at once brings its proposals once', async () => {
  await create('projects', { title: 'Weg', translations: { fr: {}, it: {} } });
  const file = translated((await fetchFile('xliff')).body);
  const both = await Promise.all([send(file), send(file)]);
  expect(both.reduce((sum, { body }) => sum + body.data.counts.proposed, 0)).toBe(1);
  expect(await items()).toHaveLength(1);
});

it('an editor limited to other types brings no proposals about this one', async () => {
  await create('projects', { title: 'Seilbahn', translations: { fr: {}, it: {} } });
  const file = translated((await fetchFile('xliff')).body);
  const limit = (types: string[] | null) =>
    sql`update users set writable_types = ${types}::text[] where email = 'anna@example.org'`.execute(
      server.database.db,
    );
  await limit(['events']);
  const { data } = (await send(file)).body;
  await limit(null);
  expect(data).toMatchObject({
    counts: { proposed: 0, refused: 1 },
    problems: [{ message: expect.stringContaining('dürfen') }],
  });
});

it('tables hold the same texts, with what was translated before', async () => {
  const id = await create('projects', {
    title: 'Seilbahn',
    description: html,
    translations: { fr: { title: 'Téléphérique' } },
  });
  await ask('PUT', `/projects/${id}`, { title: 'Seilbahn Nord' });
  const answer = await fetchFile('xlsx');
  const [sheet] = await readSpreadsheet(answer.rawPayload);
  expect(sheet?.head.cells).toEqual(Object.values(exchangeColumns));
  expect(sheet?.rows.map(({ cells }) => cells.slice(1))).toEqual([
    ['Projekt', 'Seilbahn Nord', 'Titel', 'Seilbahn', 'Seilbahn Nord', 'Téléphérique'],
    ['Projekt', 'Seilbahn Nord', 'Beschreibung', '', sanitizeRichText(html)],
  ]);
  const key = (index: number) => sheet?.rows[index]?.cells[0] ?? '';
  const csv = [
    'Schlüssel;Übersetzung',
    `${key(0)};Téléphérique nord`,
    `${key(1)};"<p onclick=""x()"">Texte<script>x</script></p>"`,
    `projects/${id}/fr/lat:1;x`,
    ';x',
  ].join('\n');
  const { body } = await send(csv, 'texte.csv');
  expect(body.data.counts).toMatchObject({ proposed: 2, refused: 1 });
  expect((await items())[0]).toMatchObject({
    normalizedData: { translations: { fr: { title: 'Téléphérique nord', description: '<p>Texte</p>' } } },
    base: { translations: { fr: { title: 'Téléphérique', description: '' } } },
  });
});

it.each([
  ['a document type', '<!DOCTYPE x [<!ENTITY e "x">]><xliff/>', 'Dokumenttyp'],
  ['XLIFF 1.2', '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', 'XLIFF 2.0 oder 2.1'],
  ['another language', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="fr"/>', 'Deutschen'],
  ['no texts', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="de" trgLang="fr"/>', 'stammt nicht'],
  ['other XML', '<html></html>', 'stammt nicht'],
  ['broken XML', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="de" trgLang="fr"><file>', 'beschädigt'],
  ['another table', 'Name;Ort\nA;B', '«Schlüssel»'],
  ['nothing', ' ', 'keine Daten'],
])('a file with %s is refused with a clear sentence', async (_, file, message) => {
  const { status, body } = await send(file);
  expect([status, body.detail]).toEqual([422, expect.stringContaining(message)]);
});

it('a file that is too large is refused by its name', async () => {
  const { status, body } = await send(Buffer.alloc(21 * 1024 * 1024, 32), 'gross.xlf');
  expect([status, body.detail]).toEqual([413, expect.stringContaining('gross.xlf')]);
});

it('exports name what is wrong: nothing to translate, too many, no such format', async () => {
  const ask2 = (payload: Values) => ask('POST', '/translation-gaps/export', payload);
  expect((await ask2({ format: 'xliff', locale: 'fr', ids: [987_654] })).status).toBe(409);
  expect(
    (await ask2({ format: 'xliff', locale: 'fr', ids: Array.from({ length: 5_001 }, (__, id) => id) })).status,
  ).toBe(422);
  expect((await ask2({ format: 'doc', locale: 'fr', ids: [1] })).status).toBe(422);
});

it('XLIFF keeps everything: codes, control characters, spaces, and what tools do to it', async () => {
  const texts = [
    html,
    '<p>a\u00a0b &lt;x&gt; <a href="https://x.org/?a=1&amp;b=2">c</a></p>',
    '<p>offen <strong>x</p>',
    '<table><tbody><tr><td>1</td></tr></tbody></table><hr />',
  ];
  for (const text of texts) {
    const { pieces, codes } = codesIn(sanitizeRichText(text));
    expect(sanitizeRichText(htmlOf(pieces, codes))).toBe(sanitizeRichText(text));
  }
  const german = ' Zeile\r\n\u0007zwei ]]> & "x" ';
  const segment = { key: 'title:1', label: 'Titel', isHtml: false, german, text: german, before: '' };
  const file = [
    ...writeXliff([{ type: projects, id: 1, title: 'A & B', segments: [segment] }], 'it', () => 'https://x'),
  ].join('');
  expect(await readXliff(Buffer.from(file))).toEqual([
    { record: 'projects/1', locale: 'it', key: 'title:1', target: expect.anything() },
  ]);
  const [read] = await readXliff(Buffer.from(file));
  expect((read as { target: string[] }).target.join('')).toBe(german);
  const codes = '<sc id="1"/>due<ec startRef="1"/>';
  // Another encoding, split codes, markers, proposals by the tool, and changed segments.
  const other = file.replace(
    /<segment[^]*<\/segment>/,
    `<mtc:matches xmlns:mtc="urn:m"><mtc:match><source>no</source><target>no</target></mtc:match></mtc:matches>
      <segment><source>a</source><target><mrk id="m1" type="term">Uno</mrk>${codes}</target></segment>
      <ignorable><source> </source></ignorable><segment><source>b</source><target>tre</target></segment>`,
  );
  const utf16 = Buffer.from(`\ufeff${other.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  expect((await readXliff(utf16))[0]?.target).toEqual(['Uno', { open: '1' }, 'due', { close: '1' }, ' ', 'tre']);
  const half = other.replace('<target>tre</target>', '');
  expect((await readXliff(Buffer.from(half)))[0]?.target).toBeNull();
});
