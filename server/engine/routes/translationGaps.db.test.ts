import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import {
  gapListDeclaration,
  type GapCard,
  type ProposedTexts,
  type RecordGap,
} from '../../../domain/translations/list';
import { call, createTestApp } from '../../../tests/support/testApp';
import { testApi } from '../../../tests/support/testApi';
import { up as addDesk } from '../../migrations/097-translation-desk';
import { findGapsInHistory } from '../write/findGapsInHistory';
import { gapQuery } from '../read/readGaps';

const server = testApi({ email: 'anna@example.org' });
const { ask } = server;
beforeEach(() => sql`delete from translation_gaps`.execute(server.database.db));

type Values = Record<string, unknown>;
const titles = (de: string, fr: string, it = 'Funivia') => ({
  title: de,
  translations: { fr: { title: fr }, it: { title: it } },
});
async function create(values: Values): Promise<number> {
  const { status, body } = await ask('POST', '/projects', values);
  expect(status).toBe(201);
  return body.data.id as number;
}
const change = async (id: number, values: Values) =>
  expect((await ask('PUT', `/projects/${id}`, values)).status).toBe(200);
const listed = async (query = '') => (await ask('GET', `/translation-gaps?${query}`)).body.data as GapCard[];
const described = (gaps: readonly Pick<RecordGap, 'field' | 'locale' | 'state'>[]) =>
  gaps.map(({ field, locale, state }) => `${field} ${locale} ${state}`);
const ofRecord = async (id: number) => (await ask('GET', `/projects/${id}/translation-gaps`)).body.data as RecordGap[];
const answer = (id: number, decision: Values, headers?: Record<string, string>) =>
  ask('POST', `/projects/${id}/translation-gaps`, { field: 'title', locale: 'fr', ...decision }, headers);

describe('translation gaps', () => {
  it('appear and disappear with the text, with account and time', async () => {
    const id = await create(titles('Seilbahn', ''));
    expect(await listed()).toEqual([
      {
        id: expect.any(Number),
        type: 'projects',
        recordId: id,
        title: 'Seilbahn',
        field: 'title',
        locale: 'fr',
        state: 'missing',
        at: expect.any(String),
        by: { id: expect.any(Number), email: 'anna@example.org' },
      },
    ]);
    await change(id, titles('Seilbahn', 'Téléphérique'));
    expect(await listed()).toEqual([]);
    await change(id, { title: 'Seilbahn Nord' });
    expect(described(await listed())).toEqual(['title fr stale', 'title it stale']);
    expect((await ofRecord(id))[0]?.stale).toEqual([
      { part: '', german: 'Seilbahn', now: 'Seilbahn Nord', text: 'Téléphérique' },
    ]);
    await change(id, { projectCode: 'BE_7' });
    await change(id, titles('Seilbahn Nord', 'Téléphérique nord'));
    expect(described(await listed())).toEqual(['title it stale']);
    await change(id, { title: 'Seilbahn' });
    expect(described(await listed())).toEqual(['title fr stale']);
    await ask('DELETE', `/projects/${id}`);
    expect(await listed()).toEqual([]);
    await ask('POST', `/projects/${id}/restore`, {});
    expect(described(await listed())).toEqual([]);
  });

  it('left empty on purpose disappear, also for other clients, until there is a text', async () => {
    const id = await create(titles('Seilbahn', ''));
    const before = await ask('GET', `/projects/${id}`);
    expect((await answer(id, { answer: 'empty' })).status).toBe(200);
    const after = await ask('GET', `/projects/${id}`);
    expect([after.headers.etag, after.body]).toEqual([before.headers.etag, before.body]);
    await change(id, titles('Seilbahn Nord', ''));
    expect([described(await listed()), described(await ofRecord(id))]).toEqual([
      ['title it stale'],
      ['title it stale', 'title fr empty'],
    ]);
    const missing = await ask('GET', `/projects?missing=fr&ids=${id}`);
    expect(missing.body.data).toEqual([]);
    // Visitors see that a text is missing; only editors know that this is on purpose.
    await change(id, { isPublic: true });
    expect((await call(server.app, 'GET', `/projects?missing=fr&ids=${id}`)).body.data).toMatchObject([{ id }]);
    await ask('DELETE', `/projects/${id}`);
    await ask('POST', `/projects/${id}/restore`, {});
    expect(described(await ofRecord(id))).toEqual(['title fr empty']);
    expect((await answer(id, { answer: 'open' })).status).toBe(200);
    expect(described(await listed())).toEqual(['title fr missing']);
    await answer(id, { answer: 'empty' });
    await change(id, titles('Seilbahn', 'Téléphérique'));
    expect(await ofRecord(id)).toEqual(expect.not.arrayContaining([expect.objectContaining({ locale: 'fr' })]));
    expect((await answer(id, { answer: 'empty' })).status).toBe(409);
  });

  it('parts of a list can be left empty; the field has no gap once each one is filled in or left', async () => {
    const program = (title: string, fr = '') => ({
      title,
      units: [],
      translations: { fr: { title: fr }, it: { title } },
    });
    const event = (...programs: object[]) => ({
      title: 'Fest',
      programs,
      translations: { fr: { title: 'Fête' }, it: { title: 'Festa' } },
    });
    const {
      body: {
        data: { id },
      },
    } = await ask('POST', '/events', event(program('Pause'), program('Rede')));
    const path = `/events/${id}/translation-gaps`;
    const say = (answer: string, source: unknown, part = 'title') =>
      ask('POST', path, { field: 'programs', locale: 'fr', answer, text: { part, source } });
    const now = async () =>
      ((await ask('GET', path)).body.data as RecordGap[]).map(({ state, left }) => [
        state,
        left?.map(({ source }) => source),
      ]);
    const [before] = await listed();
    expect([(await say('empty', 'Pause')).status, await now()]).toEqual([200, [['missing', ['Pause']]]]);
    expect(await listed()).toEqual([before]);
    expect([(await say('empty', 'Rede')).status, await now()]).toEqual([200, [['empty', ['Pause', 'Rede']]]]);
    expect([await listed(), (await ask('GET', `/events?missing=fr&ids=${id}`)).body.data]).toEqual([[], []]);
    expect((await say('open', 'Rede')).status).toBe(200);
    expect([described(await listed()), await now()]).toEqual([['programs fr missing'], [['missing', ['Pause']]]]);
    expect([
      (await say('empty', 'Nie da')).status,
      (await say('current', 'Pause')).status,
      (await say('empty', 'Pause', 'nothing')).status,
    ]).toEqual([409, 422, 409]);
    // The decision survives saves that move and add items.
    await ask('PUT', `/events/${id}`, event(program('Rede', 'Discours'), program('Pause')));
    expect(await now()).toEqual([['empty', ['Pause']]]);
    await ask('PUT', `/events/${id}`, event(program('Rede', 'Discours'), program('Pause'), program('Neu')));
    expect([described(await listed()), await now()]).toEqual([['programs fr missing'], [['missing', ['Pause']]]]);
    // Now the whole field is left empty.
    expect((await ask('POST', path, { field: 'programs', locale: 'fr', answer: 'empty' })).status).toBe(200);
    expect(await now()).toEqual([['empty', undefined]]);
    expect([(await say('open', 'Pause')).status, await now()]).toEqual([200, [['empty', undefined]]]);
    await ask('POST', path, { field: 'programs', locale: 'fr', answer: 'open' });
    for (const source of ['Pause', 'Neu']) await say('empty', source);
    expect(await now()).toEqual([['empty', ['Pause', 'Neu']]]);
    // Restoring a record recomputes its gaps.
    await ask('DELETE', `/events/${id}`);
    await ask('POST', `/events/${id}/restore`, {});
    expect(await now()).toEqual([['missing', undefined]]);
  });

  it('a confirmed translation is not outdated, as long as the German text is the one that was confirmed', async () => {
    const id = await create(titles('Seilbahn', 'Téléphérique'));
    await change(id, { title: 'Seilbahn Nord' });
    expect((await answer(id, { answer: 'current' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await answer(id, { answer: 'current' }, { 'if-match': '"2"' })).status).toBe(200);
    expect(described(await listed())).toEqual(['title it stale']);
    await change(id, { title: 'Seilbahn Süd' });
    expect((await ofRecord(id)).find(({ locale }) => locale === 'fr')?.stale).toMatchObject([
      { german: 'Seilbahn Nord', now: 'Seilbahn Süd' },
    ]);
    expect((await answer(id, { answer: 'current', field: 'keywords' })).status).toBe(422);
    expect((await answer(id, { answer: 'current', locale: 'de' })).status).toBe(422);
    expect((await answer(987_654, { answer: 'current' })).status).toBe(404);
    expect((await answer(id, { answer: 'perhaps' })).status).toBe(422);
  });

  it('can be filtered by type, language, field and state, counted by type, and paged through', async () => {
    const first = await create({ ...titles('Seilbahn', ''), description: '<p>Text</p>' });
    await change(first, { title: 'Seilbahn Nord' });
    await ask('POST', '/posts', { title: 'Neues', translations: { fr: {}, it: { title: 'Novità' } } });
    const all = (await ask('GET', '/translation-gaps?total=true&limit=2')).body;
    expect([described(all.data), all.meta]).toEqual([
      ['title fr missing', 'title it stale'],
      { total: 5, counts: { projects: 4, posts: 1 }, locales: { fr: 3, it: 2 }, contents: { words: 5 } },
    ]);
    const narrowed = (await ask('GET', '/translation-gaps?total=true&type=posts&locale=fr')).body;
    expect([described(narrowed.data), narrowed.meta]).toEqual([
      ['title fr missing'],
      { total: 1, counts: { projects: 2, posts: 1 }, locales: { fr: 1 }, contents: { words: 1 } },
    ]);
    expect(described(await listed('field=description'))).toEqual(['description fr missing', 'description it missing']);
    expect(described(await listed('state=stale'))).toEqual(['title it stale']);
    expect(described(await listed(`after=${all.data[1].id}`))).toEqual([
      'title fr missing',
      'description fr missing',
      'description it missing',
    ]);
    expect((await ask('GET', '/translation-gaps?nonsense=1')).status).toBe(400);
    const without = await createTestApp(server.database, { env: { PLUGIN_ENABLE_POSTS: 'false' } });
    expect(
      (await call(without, 'GET', '/translation-gaps?total=true', { cookie: server.cookie })).body.meta.counts,
    ).toEqual({ projects: 4 });
    await without.close();
  });

  it('can be searched by words of their record, and those without words to translate set apart', async () => {
    const { db } = server.database;
    const program = (title: string) => ({ title, units: [], translations: { fr: {}, it: {} } });
    const event = { title: 'Kürbisfest', translations: { fr: { title: 'Fête' }, it: { title: 'Festa' } } };
    const { body } = await ask('POST', '/events', {
      ...event,
      programs: [program('09.00–10.15'), program('+41 31 1')],
    });
    const id = body.data.id as number;
    await create(titles('Seilbahn', ''));
    const noise = (await ask('GET', '/translation-gaps?total=true&content=noise')).body;
    expect([described(noise.data), noise.meta]).toEqual([
      ['programs fr missing', 'programs it missing'],
      { total: 2, counts: { events: 2 }, locales: { fr: 1, it: 1 }, contents: { noise: 2, words: 1 } },
    ]);
    expect(described(await listed('content=words'))).toEqual(['title fr missing']);
    expect(described(await listed('term=kuerbis'))).toEqual(described(noise.data));
    expect(await listed('term=seilbahn&content=noise')).toEqual([]);
    const ids = (noise.data as GapCard[]).map((card) => card.id);
    expect((await ask('GET', '/translation-gaps/ids?content=noise')).body.data).toEqual(ids.toReversed());
    expect((await listed(`ids=${ids[1]}`)).map((card) => card.id)).toEqual([ids[1]]);
    // The state in which the migration finds an older database.
    await sql`alter table translation_gaps drop column is_noise`.execute(server.database.db);
    const memory = () => sql`select * from translation_memory order by resource, record_id, field, digest`.execute(db);
    const { rows: remembered } = await memory();
    await sql`drop table translation_memory`.execute(db);
    await server.database.db.transaction().execute((trx) => addDesk(trx as never));
    expect(described(await listed('content=noise'))).toEqual(described(noise.data));
    expect((await memory()).rows).toEqual(remembered);
    expect(remembered).toContainEqual(expect.objectContaining({ record_id: id, field: 'title', words: 'kurbisfest' }));
    const left = (de: string) => ask('PUT', `/events/${id}`, { ...event, programs: [program('09.00'), program(de)] });
    await left('Pause 10.15');
    expect([await listed('content=noise'), (await listed('content=words')).length]).toEqual([[], 3]);
    const path = `/events/${id}/translation-gaps`;
    const text = { part: 'title', source: 'Pause 10.15' };
    await ask('POST', path, { field: 'programs', locale: 'fr', answer: 'empty', text });
    expect(described(await listed('content=noise'))).toEqual(['programs fr missing']);
  });

  it('are derived from the history for older records', async () => {
    const id = await create(titles('Seilbahn', 'Téléphérique', ''));
    await change(id, { title: 'Seilbahn Nord' });
    await change(id, { isPublic: true });
    // A gap of another type, which is the newest.
    await ask('POST', '/contact-groups', { name: 'Gruppe', translations: { fr: { name: 'Groupe' }, it: {} } });
    const kept = await ofRecord(id);
    expect(described(kept)).toEqual(['title fr stale', 'title it missing']);
    await sql`delete from translation_gaps`.execute(server.database.db);
    await findGapsInHistory(server.database.db);
    expect(described(await listed('limit=3'))).toEqual(['name it missing', 'title fr stale', 'title it missing']);
    expect((await ofRecord(id)).map(({ at, ...gap }) => [gap, at.slice(0, 19)])).toEqual(
      kept.map(({ at, ...gap }) => [gap, at.slice(0, 19)]),
    );
  });

  it('are listed by an index, however many there are', async () => {
    const { db } = server.database;
    const id = await create(titles('Seilbahn', ''));
    await sql`insert into search_index select resource, record_id + n, is_public, title, null, ''
      from search_index, generate_series(100000, 120000) n where record_id = ${id} and resource = 'projects'`.execute(
      db,
    );
    await sql`insert into translation_gaps (resource, record_id, field, locale, state, stale, version, at)
      select 'projects', ${id} + n, field, locale, case when n % 1000 = 0 then 'stale' else 'missing'
        end, '[]', 1, now()
      from generate_series(100000, 120000) n, unnest('{title,description}'::text[]) field,
        unnest('{fr,it}'::text[]) locale`.execute(db);
    await sql`analyze translation_gaps, search_index`.execute(db);
    const queries: Query[] = [
      {},
      { type: ['projects'] },
      { type: ['posts'] },
      { locale: ['fr'] },
      { state: ['stale'] },
      { type: ['projects'], field: ['title'] },
      { content: ['words'] },
      { content: ['noise'] },
    ];
    for (const query of queries) {
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${gapQuery(allContentTypes, readListRequest(gapListDeclaration, query), 0, () => true)}`.execute(db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, JSON.stringify(query)).not.toMatch(/Seq Scan/);
      expect(plan, JSON.stringify(query)).toMatch(/using translation_gaps_|using search_index_pkey/);
    }
  });
});

describe('proposals from our own translations', () => {
  const proposed = async (id: number, locale = 'fr', type = 'projects') =>
    ((await ask('GET', `/${type}/${id}/translation-proposals?locale=${locale}`)).body.data as ProposedTexts[]).map(
      ({ field, german, proposals }) => [field, german, proposals.map(({ text, percent }) => `${text} (${percent} %)`)],
    );
  const program = (title: string, fr = '') => ({ title, units: [], translations: { fr: { title: fr }, it: {} } });

  it('are the same or a similar German text of any type, with where it comes from, as it says now', async () => {
    const made = await ask('POST', '/events', {
      title: 'Wasserweg am Rhein',
      organizer: 'Amt für Wald und Wild',
      programs: [program('Begrüssung und Kaffee', 'Accueil et café')],
      translations: { fr: { title: 'Chemin de l’eau', organizer: 'Office des forêts' }, it: {} },
    });
    const event = made.body.data.id as number;
    const id = await create({ title: 'Wasserweg am Rhein', translations: { fr: {}, it: {} } });
    const near = await create({ title: 'Wasserwege am Rhein', translations: { fr: {}, it: {} } });
    const far = await create({ title: 'Windpark Mont Soleil', translations: { fr: {}, it: {} } });
    const { body } = await ask('GET', `/projects/${id}/translation-proposals?locale=fr`);
    expect(body.data).toEqual([
      {
        field: 'title',
        german: 'Wasserweg am Rhein',
        proposals: [
          {
            text: 'Chemin de l’eau',
            percent: 100,
            type: 'events',
            recordId: event,
            title: 'Wasserweg am Rhein',
            field: 'title',
          },
        ],
      },
    ]);
    expect(await proposed(near)).toEqual([
      ['title', 'Wasserwege am Rhein', [expect.stringMatching(/^Chemin de l’eau \((8|9)\d %\)$/)]],
    ]);
    expect([await proposed(far), await proposed(id, 'it')]).toEqual([[], []]);
    const course = await ask('POST', '/educations', {
      name: 'Kurs',
      organizer: 'Amt für Wald und Wild',
      programs: [program('Begrüssung und Kaffee'), program('12.00')],
      translations: { fr: {}, it: {} },
    });
    const education = course.body.data.id as number;
    expect(await proposed(education, 'fr', 'educations')).toEqual([
      ['organizer', 'Amt für Wald und Wild', ['Office des forêts (100 %)']],
      ['programs', 'Begrüssung und Kaffee', ['Accueil et café (100 %)']],
    ]);

    await ask('PUT', `/events/${event}`, {
      organizer: 'Anderes Amt',
      translations: { fr: { title: 'Sentier de l’eau', organizer: 'Autre office' }, it: {} },
    });
    expect(await proposed(id)).toMatchObject([['title', expect.anything(), ['Sentier de l’eau (100 %)']]]);
    expect(await proposed(education, 'fr', 'educations')).toMatchObject([
      ['programs', expect.anything(), expect.anything()],
    ]);
    await ask('PUT', `/events/${event}`, { translations: { fr: {}, it: {} } });
    expect(await proposed(id)).toEqual([]);
    await ask('PUT', `/events/${event}`, { translations: { fr: { title: 'Voie d’eau' }, it: {} } });
    await ask('DELETE', `/events/${event}`);
    expect([await proposed(id), await proposed(education, 'fr', 'educations')]).toEqual([[], []]);
    await ask('POST', `/events/${event}/restore`, {});
    expect(await proposed(id)).toMatchObject([['title', expect.anything(), ['Voie d’eau (100 %)']]]);
  });

  it('keep formatted and plain texts apart, and need a language of the type', async () => {
    const html = '<p>Die <strong>Alp</strong> lebt von Käse und Gästen.</p>';
    const other = '<p>L’<strong>alpage</strong> vit de fromage.</p>';
    await create({ title: 'Alp', description: html, translations: { fr: { description: other }, it: {} } });
    const id = await create({
      title: 'Die Alp lebt von Käse und Gästen.',
      description: html,
      translations: { fr: {}, it: {} },
    });
    expect(await proposed(id)).toEqual([['description', html, [`${other} (100 %)`]]]);
    const wrong = await ask('GET', `/projects/${id}/translation-proposals?locale=en`);
    expect([wrong.status, (await ask('GET', '/projects/987654/translation-proposals?locale=fr')).status]).toEqual([
      400, 404,
    ]);
  });
});
