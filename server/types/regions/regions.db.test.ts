import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, watchStatements, type TestDatabase } from '../../../tests/support/testDatabase';
import type { Database } from '../../database';
import { places } from '../../../demo/references';
import type { Municipality } from './municipalities';
import { replaceMunicipalities } from './replaceMunicipalities';

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
let cookie: string;
const statements: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  watched = watchStatements(test.connectionString, (statement) => statements.push(statement));
  app = await createTestApp(watched);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
  await test.database.db.transaction().execute((trx) => replaceMunicipalities(trx, squares));
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

/** Squares side by side, one for each of the first ten municipalities. */
const squares = places.slice(0, 10).map(({ municipalNumber, name }, index) => {
  const at = (x: number, y: number) => [Math.round((7 + (index + x) * 0.1) * 1e5) / 1e5, 47 + y * 0.1];
  return {
    number: municipalNumber,
    name,
    outline: { type: 'Polygon' as const, coordinates: [[at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)]] },
  };
});
const replace = (municipalities: Municipality[]) =>
  test.database.db.transaction().execute((trx) => replaceMunicipalities(trx, municipalities));
const cities = (...ids: number[]) => ids.map((id) => ({ id }));
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers = {}) =>
  call(app, method, url, { cookie, body, headers });
const make = async (name: string, more: object) => {
  const answer = await ask('POST', '/regions', { name, isPublic: true, type: 'nrp', ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const mapOf = async (what: string | number, query = '') =>
  (await call(app, 'GET', `/regions/${what}/geojson/de.json${query}`, {})).body;

describe('the map of regions', () => {
  it('lists for each region its public tags and its municipalities, each entry complete', async () => {
    const listed = async (list: string) => (await ask('GET', `/${list}`)).body.data as any[];
    const [shown, hidden] = await listed('tags');
    await sql`update tags set is_public = id <> ${hidden.id} where id in (${shown.id}, ${hidden.id})`.execute(
      test.database.db,
    );
    const { id } = await make('Energieregion', {
      type: 'energy',
      tags: [{ id: hidden.id }, { id: shown.id }],
      cities: cities(2, 1),
    });
    const [feature] = (await mapOf(id)).features;
    expect(feature.properties.tags).toEqual((await listed('tags')).filter((tag) => tag.id === shown.id));
    const municipalities = await listed('cities');
    expect(feature.properties.cities).toEqual([2, 1].map((city) => municipalities.find((one) => one.id === city)));
    expect(feature.properties.cities[0]).toHaveProperty('municipalNumber');
    await ask('DELETE', `/regions/${id}`);
  });

  it('has areas made of their municipalities, and the overlaps, once saved', async () => {
    const one = await make('Eins', { cities: cities(1, 2), color: '#0093D1', translations: { fr: { name: 'Un' } } });
    const two = await make('Zwei', { cities: cities(2, 3), type: 'nrp' });
    const draft = await make('Entwurf', { cities: cities(2), isPublic: false });
    await make('Andere Art', { cities: cities(1, 2, 3), type: 'ris' });
    const map = await mapOf('nrp');
    expect(map.features.map(({ id }: any) => id)).toEqual([one.id, two.id]);
    expect(map.features[0]).toMatchObject({
      type: 'Feature',
      properties: { id: one.id, name: 'Eins', color: '#0093D1', tags: [], cities: [{ id: 1 }, { id: 2 }] },
      geometry: { type: 'Polygon' },
    });
    expect(map.features[0].geometry.coordinates).toHaveLength(1);
    expect(
      map.intersections.features.map(({ properties }: any) => properties.regions.map(({ name }: any) => name)),
    ).toEqual([['Eins', 'Zwei']]);
    expect((await call(app, 'GET', '/regions/nrp/geojson/fr.json', {})).body).toMatchObject({
      features: [{ properties: { name: 'Un' } }, {}],
    });
    // Drafts are only for editors who request them.
    expect((await mapOf('nrp', '?drafts=1')).features).toHaveLength(2);
    const all = (await ask('GET', '/regions/nrp/geojson/de.json?drafts=1')).body;
    expect(all.features).toHaveLength(3);
    expect(all.intersections.features).toHaveLength(3);
    expect((await call(app, 'GET', `/regions/${draft.id}/geojson/de.json`, {})).status).toBe(404);
    expect(await mapOf(one.id)).toMatchObject({ features: [{ id: one.id }], intersections: { features: [] } });
    expect(await mapOf('gibt-es-nicht')).toMatchObject({ features: [] });
    expect((await call(app, 'GET', '/regions/nrp/geojson/rm.json', {})).status).toBe(404);

    const before = await ask('GET', `/regions/${two.id}`);
    expect((await ask('PUT', `/regions/${two.id}`, { ...(before.body.data as object), type: 'energy' })).status).toBe(
      200,
    );
    expect((await mapOf('nrp')).intersections.features).toEqual([]);
    expect((await mapOf('energy')).features.map(({ id }: any) => id)).toEqual([two.id]);
    await ask('DELETE', `/regions/${two.id}`);
    expect((await mapOf('energy')).features).toEqual([]);
  });

  it('sends 304 without reading an outline', async () => {
    const answer = await call(app, 'GET', '/regions/nrp/geojson/de.json', {});
    statements.length = 0;
    const again = await call(app, 'GET', '/regions/nrp/geojson/de.json', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(statements.filter((statement) => /region_areas|region_overlaps|municipalities/.test(statement))).toEqual([]);
  });

  it('has every municipality, with its public regions and its entry of the list', async () => {
    const { features } = (await call(app, 'GET', '/regions/geojson/cities/de.json', {})).body;
    expect(features).toHaveLength(10);
    const first = features.find(({ properties }: any) => properties.city.id === 1);
    expect(first.properties).toMatchObject({
      GMDNR: places[0]!.municipalNumber,
      GMDNAME: 'Zürich',
      city: { id: 1, name: 'Zürich' },
    });
    expect(first.properties.regions.map(({ name }: any) => name).toSorted()).toEqual(['Andere Art', 'Eins']);
  });

  it('changes with imported boundaries; merged municipalities are reported with their regions', async () => {
    const [gone, into, ...others] = squares;
    const wider = [7, 7.2].flatMap((x) => [[x, 47]]);
    const both = {
      ...into!,
      outline: {
        type: 'Polygon' as const,
        coordinates: [[...wider, [7.2, 47.1], [7, 47.1], [7, 47]]],
      },
    };
    expect(await replace([both, ...others])).toMatchObject({
      made: 0,
      gone: [
        {
          number: gone!.number,
          name: 'Zürich',
          now: { number: into!.number, name: into!.name },
          regions: ['Andere Art', 'Eins'],
        },
      ],
    });
    const { rows } = await sql<{
      outline: string;
    }>`select a.outline from region_areas a join regions r on r.id = a.region_id where r.name = 'Eins'`.execute(
      test.database.db,
    );
    expect(JSON.parse(rows[0]!.outline)).toMatchObject({ type: 'Polygon' });
    // A municipality that no longer exists is reported as long as a region contains it.
    expect((await replace([both, ...others])).gone).toMatchObject([{ name: 'Zürich', now: null }]);
  });

  it('offers unknown municipalities that an import adds to the list, and renames those added before', async () => {
    const outline = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [9, 46.5],
          [9.1, 46.5],
          [9.1, 46.6],
          [9, 46.5],
        ],
      ],
    };
    expect(await replace([...squares, { number: 4711, name: 'Neudorf', canton: 20, outline }])).toMatchObject({
      made: 1,
      nameless: [],
    });
    const entry = async () =>
      ((await ask('GET', '/cities')).body.data as any[]).filter(({ municipalNumber }) => municipalNumber === 4711);
    const [made] = await entry();
    expect(made).toMatchObject({ name: 'Neudorf', isPublic: true, state: { id: 20 } });
    const region = await make('Mit Neudorf', { type: 'ris', cities: cities(made.id) });
    expect((await mapOf(region.id)).features[0].geometry.coordinates).not.toEqual([]);
    expect((await replace([...squares, { number: 4711, name: 'Altdorf', outline }])).made).toBe(0);
    expect(await entry()).toMatchObject([{ id: made.id, name: 'Altdorf', state: { id: 20 } }]);
    await ask('DELETE', `/regions/${region.id}`);
  });

  it('takes the names from the list for a file with numbers only, and reports those that the list lacks', async () => {
    const numbered = squares.map(({ number, outline }) => ({
      number: number === places[9]!.municipalNumber ? 4712 : number,
      name: '',
      outline,
    }));
    expect(await replace(numbered)).toMatchObject({ made: 0, nameless: [4712] });
    const { features } = (await call(app, 'GET', '/regions/geojson/cities/de.json', {})).body;
    const names = features.map(({ properties }: any) => properties.GMDNAME);
    expect(names).toContain(places[0]!.name);
    expect(names).toContain('Gemeinde 4712');
    await replace(squares);
  });
});

describe('regions', () => {
  it('reject an invalid colour, and contain each municipality once', async () => {
    const wrong = await ask('POST', '/regions', { name: 'Rot', color: 'rot' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'color']);
    expect((await make('Doppelt', { cities: cities(4, 4) })).cities.map(({ id }: any) => id)).toEqual([4]);
  });

  it('that are switched off are mentioned only when a contact is deleted', async () => {
    const person = (await ask('POST', '/contacts/person', { firstName: 'Ida', lastName: 'Muster', isPublic: true }))
      .body.data.id;
    const { id } = await make('Abgeschaltet', { isPublic: true, contacts: [{ id: person }] });
    const without = await createTestApp(test.database, { env: { PLUGIN_ENABLE_REGIONS: 'false' } });
    expect((await call(app, 'GET', `/contacts/${person}/regions`)).body.data).toMatchObject([{ id }]);
    expect((await call(without, 'GET', `/contacts/${person}/regions`)).status).toBe(404);
    expect((await call(without, 'GET', `/contacts/${person}/regions`, { cookie })).body.data).toMatchObject([{ id }]);
    await without.close();
  });

  it('can be saved by two editors at once', async () => {
    const [a, b, c] = await Promise.all([
      make('A', { cities: cities(5, 6) }),
      make('B', { cities: cities(6, 7) }),
      make('C', { cities: cities(5, 7) }),
    ]);
    const save = async (id: number, more: number) =>
      ask('PUT', `/regions/${id}`, {
        ...((await ask('GET', `/regions/${id}`)).body.data as object),
        cities: cities(5, 6, 7, more),
      });
    const answers = await Promise.all([save(a.id, 1), save(b.id, 2), save(c.id, 3), save(a.id, 4), save(b.id, 8)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('follow contacts of both kinds when they are renamed or deleted', async () => {
    const person = (await ask('POST', '/contacts/person', { firstName: 'Anna', lastName: 'Muster', isPublic: true }))
      .body.data.id;
    const company = (await ask('POST', '/contacts/company', { companyName: 'Verein Tal', isPublic: false })).body.data
      .id;
    const { id } = await make('Mit Kontakten', { contacts: [{ id: person }, { id: company }] });
    expect((await ask('GET', `/regions/${id}`)).body.data).toMatchObject({
      contacts: [
        { id: person, name: 'Anna Muster' },
        { id: company, name: 'Verein Tal' },
      ],
    });
    expect((await call(app, 'GET', `/regions/${id}`, {})).body.data.contacts).toMatchObject([
      { id: person, name: 'Anna Muster' },
    ]);
    expect((await ask('GET', '/contacts/options?term=verein+tal')).body.data).toMatchObject([
      { id: company, name: 'Verein Tal' },
    ]);
    await ask('PUT', `/contacts/person/${person}`, { firstName: 'Anna', lastName: 'Beispiel', isPublic: true });
    expect((await ask('GET', `/regions/${id}`)).body.data).toMatchObject({ contacts: [{ name: 'Anna Beispiel' }, {}] });
    expect((await ask('GET', `/contacts/${person}/regions`)).body.data).toMatchObject([{ id, name: 'Mit Kontakten' }]);
    expect((await ask('DELETE', `/contacts/${person}`)).status).toBe(409);
    const { id: french } = await make('', {
      translations: { fr: { name: 'Vallée' }, it: {} },
      contacts: [{ id: person }],
    });
    expect(await ask('DELETE', `/contacts/${person}?regions[]=${id}`)).toMatchObject({
      status: 409,
      body: { detail: 'Der Kontakt ist mit Regionen verknüpft: Vallée.' },
    });
    expect((await ask('DELETE', `/contacts/${person}?regions[]=${id}&regions[]=${french}`)).status).toBe(200);
    expect((await ask('GET', `/regions/${id}`)).body.data).toMatchObject({ contacts: [{ id: company }] });
  });
});
