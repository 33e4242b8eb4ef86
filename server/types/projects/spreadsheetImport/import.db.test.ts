import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card, InboxItem } from '../../../../domain/inbox/inbox';
import type { ImportCheck, ImportFile, ImportRow } from '../../../../domain/inbox/spreadsheetImport';
import type { Project } from '../../../../domain/types/project';
import { readXlsx } from '../../../../tests/e2e/support/xlsx';
import { call, createAccount, createTestApp } from '../../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase';
import { seedRecords } from '../../../seed/records';
import { workbookOf, xlsxParts, zipOf } from '../../../spreadsheets/read/xlsx/xlsxFile.fixture';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.db.transaction().execute((trx) => seedRecords(trx, { projects: 400 }, { types: ['projects'] }));
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
beforeEach(async () => {
  await sql`truncate inbox_items, source_records cascade`.execute(test.database.db);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

async function send<Data>(
  step: '/columns' | '/check' | '',
  bytes: Buffer | string,
  query: Record<string, string> = {},
) {
  const url = `/api/v1/projects/import${step}?${new URLSearchParams({ name: 'Projekte.xlsx', ...query }).toString()}`;
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes as string),
  });
  const body = answer.json() as { data: Data; detail?: string };
  return { status: answer.statusCode, data: body.data, detail: body.detail };
}
const check = async (bytes: Buffer | string, query = {}) => (await send<ImportCheck>('/check', bytes, query)).data;
async function importFile(bytes: Buffer | string, query = {}) {
  const { digest } = await check(bytes, query);
  return send<ImportCheck>('', bytes, { ...query, digest });
}
const rowsOf = async (csv: string) => (await check(csv)).rows;
const cards = async () => (await call(app, 'GET', '/inbox?limit=500', { cookie })).body.data as Card[];
const readItem = async (id: number) => (await call(app, 'GET', `/inbox/${id}`, { cookie })).body.data as InboxItem;
const readProject = async (id: number) => (await call(app, 'GET', `/projects/${id}`, { cookie })).body.data as Project;
async function exported(query = ''): Promise<Buffer> {
  const answer = await app.inject({ method: 'GET', url: `/api/v1/projects.xlsx${query}`, headers: { cookie } });
  return answer.rawPayload;
}
/** The export as someone would save it after editing, sheet by sheet. */
async function exportedRows(query = '?ids=15,16,17,20'): Promise<{ name: string; rows: string[][] }[]> {
  return readXlsx(await exported(query));
}
const column = (rows: string[][], label: string) => (rows[0] as string[]).indexOf(label);
const set = (rows: string[][], id: number, label: string, text: string) => {
  (rows.find(([first]) => first === String(id)) as string[])[column(rows, label)] = text;
};

describe('a wrong import', () => {
  it('shows old and new of each cell in advance, is dismissed as a whole, and reopened', async () => {
    const csv = "ID;Titel;Projektkosten\n15;Ganz falsch;CHF 1'000\n16;Auch falsch;";
    const [row] = await rowsOf(csv);
    const { title } = await readProject(15);
    expect(row?.changes).toMatchObject([
      { cell: 'B2', label: 'Titel', before: title, after: 'Ganz falsch' },
      { cell: 'C2', after: "CHF 1'000" },
    ]);
    const { data } = await importFile(csv);
    const { importId } = data as unknown as { importId: number };
    const waiting = async () => (await cards()).filter((card) => card.importId === importId).length;
    const imports = async () => (await call(app, 'GET', '/inbox/imports', { cookie })).body.data[0];
    expect([await waiting(), await imports()]).toMatchObject([
      2,
      {
        id: importId,
        name: 'Projekte.xlsx',
        source: 'xls',
        open: 2,
        total: 2,
        createdBy: { email: expect.any(String) },
      },
    ]);
    expect((await call(app, 'POST', `/inbox/imports/${importId}/dismiss`, { cookie })).body.data).toEqual({
      dismissed: 2,
    });
    expect([await waiting(), (await rowsOf(csv)).map(({ outcome }) => outcome)]).toEqual([0, ['known', 'known']]);
    expect((await call(app, 'POST', `/inbox/imports/${importId}/undo`, { cookie })).body.data).toEqual({ opened: 2 });
    expect(await waiting()).toBe(2);
    const [card] = (await cards()).filter((one) => one.importId === importId);
    await call(app, 'POST', `/inbox/imports/${importId}/dismiss`, { cookie });
    expect((await call(app, 'POST', `/inbox/${card?.id}/undo`, { cookie })).status).toBe(200);
    expect(await waiting()).toBe(1);
    expect((await call(app, 'POST', '/inbox/imports/999999/dismiss', { cookie })).status).toBe(404);
    await call(app, 'POST', `/inbox/imports/${importId}/dismiss`, { cookie });
    await sql`delete from source_records`.execute(test.database.db);
  });
});

describe('an unchanged export', () => {
  it('proposes nothing: all the demo projects, in three languages', async () => {
    const file = await exported();
    const { counts, rows } = await check(file);
    expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    expect(counts).toEqual({ new: 0, update: 0, unchanged: 400, known: 0, error: 0 });
    expect(await importFile(file)).toMatchObject({ status: 201 });
    expect(await cards()).toEqual([]);
  });

  it('proposes nothing after a spreadsheet program has saved it, nor for one language as CSV', async () => {
    const sheets = await exportedRows('');
    expect((await check(await workbookOf(sheets))).counts).toMatchObject({ unchanged: 400, error: 0 });
    for (const { rows } of sheets.slice(0, 1)) {
      const csv = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')).join('\r\n');
      expect((await check(csv)).counts).toEqual({ new: 0, update: 0, unchanged: 400, known: 0, error: 0 });
    }
  });

  it('shows for each column its target, or why it has none', async () => {
    const { data } = await send<ImportFile>('/columns', await exported('?ids=1,2,3'));
    expect(data.tables).toEqual([
      { name: 'Projekte - DE', rows: 3, locale: 'de' },
      { name: 'Projekte - FR', rows: 3, locale: 'fr' },
      { name: 'Projekte - IT', rows: 3, locale: 'it' },
    ]);
    expect(data.columns.map(({ label, target, note }) => target ?? `${label}: ${note}`)).toEqual([
      'id',
      'isPublic',
      'projectCode',
      'title',
      'descriptionText',
      'description',
      'programs',
      'instruments',
      'topics',
      'geographicRegions',
      'countries',
      'states',
      'projectCosts',
      'financing',
      'startDate',
      'endDate',
      'links',
      'Bilder: Bilder und Dokumente ändert man im Projekt.',
      'Dokumente: Bilder und Dokumente ändert man im Projekt.',
      'videos',
      'Kontakte: Kontakte stehen im Export als Textblock; geändert werden sie im Projekt.',
    ]);
    expect(data.columns[3]?.samples).toHaveLength(3);
  });
});

describe('a changed cell', () => {
  const changes: [label: string, text: string, expected: object][] = [
    ['Projektcode', 'UR_77', { projectCode: 'UR_77' }],
    ['Projekttitel', 'Ein neuer Titel', { title: 'Ein neuer Titel' }],
    [
      'Beschreibung (Formatiert)',
      '<p>Neu <strong>fett</strong><script>x</script></p>',
      { description: '<p>Neu <strong>fett</strong></p>' },
    ],
    ['Beschreibung', 'Nur Text & Zeichen', { description: '<p>Nur Text &amp; Zeichen</p>' }],
    ['Projektkosten', "CHF 1'234.50", { projectCosts: '1234.50' }],
    [
      'Weitere Projektkosten',
      'Förderung Bund: 100\nGesamtkosten EU: 20,5',
      {
        financing: [
          { id: 'costsFederation', value: '100' },
          { id: 'costsEU', value: '20.5' },
        ],
      },
    ],
    ['Start Datum', '1.2.2003', { startDate: '2003-02-01' }],
    ['End Datum', '2099-12-31', { endDate: '2099-12-31' }],
    [
      'Links',
      'Seite: https://example.org/a\nwww.example.org',
      {
        links: [
          { label: 'Seite', url: 'https://example.org/a' },
          { label: '', url: 'www.example.org' },
        ],
      },
    ],
    ['Videos', 'https://youtu.be/abcdefghijk', { videos: [{ label: '', url: 'https://youtu.be/abcdefghijk' }] }],
    [
      'Länder',
      'Italien, frankreich',
      { countries: [expect.objectContaining({ name: 'Italien' }), expect.objectContaining({ name: 'Frankreich' })] },
    ],
  ];

  it.each(changes)(
    '%s becomes one proposal for that field, compared with the project',
    async (label, text, expected) => {
      const id = 17;
      const before = await readProject(id);
      const sheets = await exportedRows();
      set(sheets[0]!.rows, id, label, text);
      const file = await workbookOf(sheets);
      const { counts, rows } = await check(file);
      expect(counts).toEqual({ new: 0, update: 1, unchanged: 3, known: 0, error: 0 });
      expect(rows.find(({ outcome }) => outcome === 'update')).toMatchObject({
        id,
        title: before.title,
        table: 'Projekte - DE',
        fields: [expect.any(String)],
        problems: [],
      });
      await importFile(file);
      const [card, ...others] = await cards();
      expect(others).toEqual([]);
      expect(card).toMatchObject({
        type: 'project',
        source: 'xls',
        status: 'update',
        internalId: id,
        title: before.title,
      });
      const item = await readItem(card!.id);
      expect(item.normalizedData).toEqual(expected);
      const [field] = Object.keys(expected) as [keyof Project];
      expect(item.base).toEqual({ [field]: before[field] });
    },
  );

  it('in another language is a translation, and a field without language may be changed in any table', async () => {
    const sheets = await exportedRows();
    set(sheets[1]!.rows, 20, 'Projekttitel', 'Titre nouveau');
    set(sheets[2]!.rows, 20, 'Projektkosten', '777');
    await importFile(await workbookOf(sheets));
    const [card] = await cards();
    expect((await readItem(card!.id)).normalizedData).toEqual({
      projectCosts: '777',
      translations: { fr: { title: 'Titre nouveau' } },
    });
  });

  it('leaves its field alone if empty, and so do missing columns', async () => {
    const { title } = await readProject(5);
    expect(await rowsOf(`ID;Projekttitel;Projektkosten;Themen\n5;${title};;\n`)).toMatchObject([
      { outcome: 'unchanged' },
    ]);
    expect(await rowsOf('ID\n5\n')).toMatchObject([{ outcome: 'unchanged', title }]);
  });

  it('is not a proposal if it means the same', async () => {
    const project = await readProject(1);
    const [y, m, d] = (project.startDate as string).split('-');
    expect(
      await rowsOf(
        'ID;Start Datum;Projektkosten\n' +
          `1;${y}-${m}-${d};${project.projectCosts && `${Number(project.projectCosts).toFixed(2)}`}\n`,
      ),
    ).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('contradicted by another table is an error at the second', async () => {
    const sheets = await exportedRows();
    set(sheets[0]!.rows, 20, 'Projektkosten', '1');
    set(sheets[1]!.rows, 20, 'Projektkosten', '2');
    const { rows } = await check(await workbookOf(sheets));
    const row = rows.find(({ outcome }) => outcome === 'error') as ImportRow;
    expect(row.problems).toEqual([
      {
        cell: expect.stringMatching(/^Projekte - FR!M\d+$/),
        message: expect.stringMatching(/^Das widerspricht der Zelle M\d+\.$/),
      },
    ]);
  });
});

describe('rows', () => {
  it('are found by their id or their exact code; otherwise they are new', async () => {
    const { projectCode, title } = await readProject(8);
    const rows = await rowsOf(
      `ID;Projektcode;Projekttitel\n8;;Nach Id\n;${projectCode};${title}\n;${projectCode.toLowerCase()};Neu ` +
        `mit Code\n;;Neu ohne Code\n`,
    );
    expect(rows.map(({ outcome, id }) => [outcome, id])).toEqual([
      ['update', 8],
      ['error', null],
      ['new', null],
      ['new', null],
    ]);
    expect(rows[1]?.problems).toEqual([{ cell: '3', message: 'Zeile 2 gehört schon zu diesem Projekt.' }]);
  });

  it('of new projects bring their values, as drafts unless the status differs', async () => {
    const csv =
      'Projektcode;Titel;Titel ' +
      'FR;Status;Kantone;Stichworte;Breitengrad\nUR_900001;Höhenweg;Sentier;Öffentlich;Uri, ' +
      'Zürich;Wandern;46.5\n';
    const rows = await rowsOf(csv);
    expect(rows).toMatchObject([{ outcome: 'new', id: null, title: 'Höhenweg', problems: [], notes: [] }]);
    await importFile(csv, { name: 'neu.csv' });
    const [card] = await cards();
    expect(card).toMatchObject({ status: 'new', internalId: null, title: 'Höhenweg', foreignId: 'UR_900001' });
    const item = await readItem(card!.id);
    expect(item.normalizedData).toEqual({
      projectCode: 'UR_900001',
      title: 'Höhenweg',
      isPublic: true,
      keywords: 'Wandern',
      lat: '46.5',
      translations: { fr: { title: 'Sentier' } },
      states: [expect.objectContaining({ name: 'Uri' }), expect.objectContaining({ name: 'Zürich' })],
    });
    expect(item.data).toMatchObject({
      file: 'neu.csv',
      rows: [{ table: 'CSV', row: 2, cells: { Titel: 'Höhenweg' } }],
    });
  });

  it('for a new project on three sheets become one project; repeated German is no translation', async () => {
    const file = await workbookOf([
      {
        name: 'Projekte - DE',
        rows: [
          ['Projektcode', 'Projekttitel', 'Projektkosten'],
          ['UR_900002', 'Deutsch', '5'],
        ],
      },
      {
        name: 'Projekte - FR',
        rows: [
          ['Projektcode', 'Projekttitel', 'Projektkosten'],
          ['UR_900002', 'Français', '5'],
          ['UR_900003', 'Seul', '1'],
        ],
      },
      {
        name: 'Projekte - IT',
        rows: [
          ['Projektcode', 'Projekttitel'],
          ['UR_900002', 'Deutsch'],
        ],
      },
    ]);
    const { rows } = await check(file);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'error']);
    expect(rows[1]?.problems[0]).toEqual({
      cell: 'Projekte - FR!3',
      message: expect.stringContaining('In der deutschen Tabelle'),
    });
    await importFile(file);
    expect((await readItem((await cards())[0]!.id)).normalizedData).toEqual({
      projectCode: 'UR_900002',
      title: 'Deutsch',
      projectCosts: '5',
      translations: { fr: { title: 'Français' }, it: {} },
    });
  });

  const wrong: [csv: string, cell: string, message: RegExp][] = [
    ['ID;Titel\nx;A', 'A2', /keine ID/],
    ['ID;Titel\n999999;A', 'A2', /kein Projekt mit der ID 999999/],
    ['Titel;Code\n;UR_900009', 'A2', /Titel/],
    ['ID;Start Datum\n3;31.02.2024', 'B2', /Datum/],
    ['ID;Start Datum\n3;2024', 'B2', /Datum/],
    ['ID;Start Datum;End Datum\n3;01.02.2024;31.01.2024', 'C2', /End-Datum darf sich nicht vor dem Start-Datum/],
    ['ID;Start Datum\n3;01.02.2999', 'B2', /End-Datum darf sich nicht vor dem Start-Datum/],
    ['ID;Projektkosten\n3;viel', 'B2', /Zahl/],
    ['ID;Projektkosten\n3;1,2.50', 'B2', /Zahl/],
    ['ID;Weitere Projektkosten\n3;Förderung Mond: 5', 'B2', /Kostenstelle «Förderung Mond»/],
    ['ID;Links\n3;Böse: javascript:alert(1)', 'B2', /Adresse/],
    ['ID;Länder\n3;Atlantis', 'B2', /«Atlantis» gibt es bei «Länder» nicht/],
    ['ID;Breitengrad\n3;95', 'B2', /zwischen -90 und 90/],
    ['ID;Status;Titel\n;vielleicht;A', 'B2', /«Öffentlich» oder «Entwurf»/],
  ];
  it.each(wrong)('%j is an error at %s', async (csv, cell, message) => {
    const [row] = await rowsOf(csv);
    expect(row).toMatchObject({ outcome: 'error', problems: [{ cell, message: expect.stringMatching(message) }] });
  });

  it('with errors are left out, and the others are imported', async () => {
    const result = await importFile('ID;Projekttitel\n3;Neuer Titel\n999999;Weg\n');
    expect(result).toMatchObject({ status: 201, data: { counts: { update: 1, error: 1 } } });
    expect(await cards()).toHaveLength(1);
  });

  it('with a status for an existing project get a note that it is ignored', async () => {
    const project = await readProject(3);
    const other = project.isPublic ? 'Entwurf' : 'Öffentlich';
    expect(await rowsOf(`ID;Status\n3;${other}\n`)).toMatchObject([
      { outcome: 'unchanged', notes: [expect.stringContaining('ändert man im Projekt')] },
    ]);
  });

  it('match names of a list in any language, without accents, by a synonym; unknown ones become items', async () => {
    const names = 'Zurich; GENEVE, Berna, Mondkanton';
    const rows = await rowsOf(`ID,Kantone\n3,"${names}"\n4,Mondkanton\n`);
    expect(rows).toMatchObject([
      { outcome: 'update', notes: [expect.stringContaining('«Mondkanton»')] },
      { outcome: 'update' },
    ]);
    await importFile(`ID,Kantone\n3,"${names}"\n4,Mondkanton\n`);
    const all = await cards();
    expect(all.filter(({ type }) => type === 'state')).toMatchObject([{ title: 'Mondkanton', source: 'xls' }]);
    const item = await readItem(all.find(({ internalId }) => internalId === 3)!.id);
    expect(item.normalizedData.states).toEqual([
      expect.objectContaining({ name: 'Zürich' }),
      expect.objectContaining({ name: 'Genf' }),
      expect.objectContaining({ name: 'Bern' }),
      { id: null, name: 'Mondkanton', foreignId: 'Mondkanton' },
    ]);
  });
});

describe('the same file again', () => {
  const csv = 'ID;Projekttitel\n3;Neuer Titel\n;Ganz neu\n';

  it('is recognised while it waits, and after it was dismissed or merged', async () => {
    await importFile(csv);
    expect((await importFile(csv)).data.counts).toMatchObject({ known: 2, new: 0, update: 0 });
    const [change, added] = (await cards()).toSorted((a, b) => (b.internalId ?? 0) - (a.internalId ?? 0)) as [
      Card,
      Card,
    ];
    expect(await cards()).toHaveLength(2);
    await call(app, 'DELETE', `/inbox/${change.id}`, { cookie, headers: { 'if-match': `"${change.version}"` } });
    await call(app, 'POST', '/projects', { cookie, body: { title: 'Ganz neu', inboxId: added.id, merge: true } });
    expect(await cards()).toEqual([]);
    expect(await rowsOf(csv)).toMatchObject([
      { outcome: 'known', notes: ['Wurde im Posteingang verworfen.'] },
      { outcome: 'known', notes: [expect.stringMatching(/^Wurde schon als Projekt \d+ übernommen\.$/)] },
    ]);
  });

  it('replaces the waiting proposal for the same fields, and adds one for other fields', async () => {
    await importFile('ID;Projekttitel\n3;Neuer Titel\n');
    expect(await rowsOf('ID;Projekttitel\n3;Neuester Titel\n')).toMatchObject([
      { outcome: 'update', notes: ['Ersetzt den Vorschlag, der im Posteingang wartet.'] },
    ]);
    await importFile('ID;Projekttitel\n3;Neuester Titel\n');
    await importFile('ID;Projektkosten\n3;99\n');
    const items = await Promise.all((await cards()).map(({ id }) => readItem(id)));
    expect(items.map(({ normalizedData }) => normalizedData)).toEqual([
      { title: 'Neuester Titel' },
      { projectCosts: '99' },
    ]);
  });

  it('imported twice at once creates each item once', async () => {
    const { digest } = await check(csv);
    const answers = await Promise.all([send('', csv, { digest }), send('', csv, { digest })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await cards()).toHaveLength(2);
  });

  it('is not imported if the result would differ from the trial run', async () => {
    const { digest } = await check(csv);
    await call(app, 'PUT', '/projects/3', { cookie, body: { title: 'Neuer Titel' } });
    expect(await send('', csv, { digest })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Inzwischen hat sich etwas geändert'),
    });
    expect(await cards()).toEqual([]);
  });

  it('leaves nothing behind if it fails in the middle', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `;Neu ${index};${index === 430 ? 'Mondkanton' : ''}`).join(
      '\n',
    );
    const file = `ID;Projekttitel;Kantone\n${rows}\n`;
    const { digest } = await check(file);
    await sql`create function refuse() returns trigger as $$ begin if new.title = 'Mondkanton'
      then raise exception 'no'; end if; return new; end $$ language plpgsql`.execute(test.database.db);
    await sql`create trigger refuse before insert on inbox_items for each row execute function refuse()`.execute(
      test.database.db,
    );
    expect(await send('', file, { digest })).toMatchObject({ status: 500 });
    await sql`drop trigger refuse on inbox_items`.execute(test.database.db);
    expect(await cards()).toEqual([]);
    expect((await send('', file, { digest })).status).toBe(201);
    expect(await cards()).toHaveLength(451);
  });

  it('leaves nothing behind if its connection dies in the middle', async () => {
    const file = `ID;Projekttitel\n${Array.from({ length: 3_000 }, (_, index) => `;Neu ${index}`).join('\n')}\n`;
    const { digest } = await check(file);
    const importing = send('', file, { digest });
    // A few hundred items are written, and the rest are about to be.
    const end = () =>
      sql<{ ended: boolean }>`
      select pg_terminate_backend(l.pid) as ended from pg_locks l
      where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
        and l.objid = hashtext('import xls')::bigint & 4294967295
        and exists (select from pg_locks w where w.pid = l.pid and w.relation = 'inbox_items'::regclass
          and w.mode = 'RowExclusiveLock')`.execute(test.database.db);
    await expect.poll(async () => (await end()).rows, { interval: 1, timeout: 30_000 }).toEqual([{ ended: true }]);
    expect((await importing).status).toBeGreaterThanOrEqual(500);
    expect(await cards()).toEqual([]);
    expect((await send('', file, { digest })).data).toMatchObject({ counts: { new: 3_000 } });
  });
});

describe('columns assigned by hand', () => {
  it('go where a person chooses', async () => {
    const csv = 'Nummer;Name;Nichts\n6;Neuer Titel;x\n';
    expect((await send<ImportFile>('/columns', csv)).data.columns.map(({ target }) => target)).toEqual([
      null,
      null,
      null,
    ]);
    expect((await check(csv, { fields: 'id,title,-' })).rows).toMatchObject([
      { outcome: 'update', id: 6, fields: ['Titel'] },
    ]);
    expect((await check(csv, { fields: 'id,title.fr,-' })).rows).toMatchObject([
      { outcome: 'update', id: 6, fields: ['Titel (FR)'] },
    ]);
  });

  it.each([
    ['id,title', 400, /nicht für jede Spalte/],
    ['id,id,-', 422, /Zwei Spalten/],
    ['id,password,-', 400, /gibt es nicht/],
    ['-,-,-', 422, /mindestens eine Spalte/],
  ])('%s is refused', async (fields, status, sentence) => {
    expect(await send('/check', 'Nummer;Name;Nichts\n3;A;x\n', { fields })).toMatchObject({
      status,
      detail: expect.stringMatching(sentence),
    });
  });
});

describe('an unsuitable file', () => {
  it.each(['/columns', '/check', ''] as const)('is rejected with a message by %j', async (step) => {
    const query: Record<string, string> = step === '' ? { digest: 'x' } : {};
    expect(await send(step, Buffer.alloc(0), query)).toMatchObject({ status: 422, detail: 'Die Datei ist leer.' });
    expect(await send(step, Buffer.from('PK\x03\x04kaputt'), query)).toMatchObject({
      status: 422,
      detail: expect.stringContaining('beschädigt'),
    });
    expect(await send(step, Buffer.alloc(20 * 1024 * 1024 + 1, 65), { ...query, name: 'gross.csv' })).toMatchObject({
      status: 413,
      detail: 'Die ausgewählte Datei "gross.csv" überschreitet das Uploadlimit von 20 MB.',
    });
    expect(await send(step, `ID;Projekttitel\n${'3;x\n'.repeat(100_000)}`, query)).toMatchObject({
      status: 422,
      detail: expect.stringContaining('mehr als 20'),
    });
    expect(await cards()).toEqual([]);
    const json = await call(app, 'POST', `/projects/import${step}?digest=x`, { cookie, body: {} });
    expect(json.status).toBe(415);
  });

  it('a formula without a result is an error of its cell, if the cell is used', async () => {
    const file = await zipOf(
      xlsxParts(
        '<row><c t="str"><v>ID</v></c><c t="str"><v>Projekttitel</v></c><c ' +
          't="str"><v>Notiz</v></c></row><row><c><v>3</v></c><c><f>A1</f></c><c t="e"><v>#REF!</v></c></row>',
      ),
    );
    expect((await check(file)).rows).toMatchObject([
      { outcome: 'error', problems: [{ cell: 'B2', message: expect.stringContaining('kein gespeichertes Ergebnis') }] },
    ]);
  });
});

it('8,000 new rows: checked and imported while others are served', async () => {
  const rows = Array.from({ length: 8_000 }, (_, index) => `UR_${5_000_000 + index};Neu ${index};Uri`);
  const file = `Projektcode;Projekttitel;Kantone\n${rows.join('\n')}\n`;
  let worst = 0;
  const begun = performance.now();
  let last = begun;
  const watch = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 5);
  const { data } = await importFile(file);
  clearInterval(watch);
  expect(data.counts).toMatchObject({ new: 8_000 });
  // Relative to the whole duration, because a busy machine slows both equally.
  expect(worst / (last - begun)).toBeLessThan(0.25);
}, 120_000);
