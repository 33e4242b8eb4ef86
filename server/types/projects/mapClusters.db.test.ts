import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MapCell, VisibleMapPart } from '../../../domain/lists/visibleMapPart';
import { testApi } from '../../../tests/support/testApi';

const api = testApi();
const many = 20_000;

const see = async (query: string) => {
  const { status, body } = await api.ask('GET', `/projects/clusters/fr.json?${query}`);
  expect(status).toBe(200);
  return body.data as VisibleMapPart;
};
const country = 'zoom=8&bounds=5.9,45.7,10.6,47.9';
const sumOf = (cells: readonly MapCell[]) => cells.reduce((sum, { count }) => sum + count, 0);

it('a map of 20,000 projects is as small as one of some hundred, and counts every public one', async () => {
  const made = await api.ask('POST', '/projects', {
    title: 'Bergbahn',
    isPublic: true,
    lat: '46.8',
    lng: '8.25',
    topics: [{ id: 3 }, { id: 2 }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  expect(made.status).toBe(201);
  await api.ask('POST', '/projects', { title: 'Entwurf', isPublic: false, lat: '46.9', lng: '8.3' });
  await sql`insert into projects select q.* from projects p, generate_series(1, ${many}) n
    cross join lateral jsonb_populate_record(p, jsonb_build_object('id', n + 1000,
      'lng', round((6.2 + 4 * ((n * 7919) % 10007) / 10007.0)::numeric, 6),
      'lat', round((46 + 1.7 * ((n * 104729) % 9973) / 9973.0)::numeric, 6))) q
    where p.id = ${made.body.data.id}`.execute(api.database.db);
  const whole = await see(country);
  expect([whole.total, sumOf(whole.cells), whole.named.length]).toEqual([many + 1, many + 1, 50]);
  const size = gzipSync(JSON.stringify(whole)).length;
  expect(size).toBeLessThan(12_000);
  expect(whole.cells.length).toBeLessThan(300);
  // Every marker lies within the bounds of what it represents.
  for (const { lng, lat, count, bounds = [lng, lat, lng, lat] } of whole.cells) {
    expect(count > 1 || bounds[0] === lng).toBe(true);
    expect(lng >= (bounds[0] as number) && lng <= (bounds[2] as number)).toBe(true);
    expect(lat >= (bounds[1] as number) && lat <= (bounds[3] as number)).toBe(true);
  }
  const part = await see('zoom=12&bounds=8.24,46.79,8.26,46.81');
  expect(part.total).toBeLessThan(30);
  expect(part.cells.find(({ id }) => id === made.body.data.id)).toEqual({
    id: made.body.data.id,
    count: 1,
    lng: 8.25,
    lat: 46.8,
    title: 'Téléphérique',
    mainTopic: 2,
  });
});

it('filters are those of the list, and a part that makes no sense is refused', async () => {
  expect((await see(`${country}&term=entwurf`)).total).toBe(0);
  expect((await see(`${country}&ids[]=1`)).total).toBe(1);
  for (const query of ['bounds=1,2,3', 'bounds=9,46,8,47', 'bounds=a,b,c,d', 'bounds=5,46,9,99', 'zoom=19', 'zoom=x'])
    expect((await api.ask('GET', `/projects/clusters/fr.json?${query}`)).status, query).toBe(400);
  expect((await api.ask('GET', '/projects/clusters/en.json')).status).toBe(404);
});
