import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { projects } from '../../../domain/types/project';
import { testApi } from '../../../tests/support/testApi';
import { reindex } from './reindex';

const server = testApi();
const { ask } = server;

const db = () => server.database.db;

it('updates names of references in records, lists and search, without new versions or history', async () => {
  const projectIds: number[] = [];
  // Needs more than one batch.
  for (let n = 0; n < 205; n += 1)
    projectIds.push(
      (
        await ask('POST', '/projects', {
          title: `Projekt ${n}`,
          isPublic: n % 2 === 0,
          topics: n < 204 ? [{ id: 3 }, { id: 1 }] : [],
        })
      ).body.data.id,
    );
  const first = `/projects/${projectIds[0]}`;
  const before = await ask('GET', first);
  await ask('GET', '/projects?shape=summary&limit=1');
  await sql`update topics set name = 'Wolkenkunde' where id = 3`.execute(db());
  expect((await ask('GET', '/projects?term=wolkenkunde')).body.data).toEqual([]);

  expect(await reindex(db(), projects)).toEqual({ records: 205, changed: 204 });

  const after = await ask('GET', first);
  expect(after.body.data.topics.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
    [3, 'Wolkenkunde'],
    [1, before.body.data.topics[1].name],
  ]);
  expect({ ...after.body.data, topics: 0 }).toEqual({ ...before.body.data, topics: 0 });
  // A client that has the old text gets the new one, but the version it knows still counts for a save.
  expect((await ask('GET', first, undefined, { 'if-none-match': String(before.headers.etag) })).status).toBe(200);
  expect((await ask('PUT', first, after.body.data, { 'if-match': String(before.headers.etag) })).status).toBe(200);
  expect((await ask('GET', `${first}/history`)).body.data).toHaveLength(1);
  expect((await ask('GET', '/projects?term=wolkenkunde&limit=500')).body.data).toHaveLength(204);
  const listed = (await ask('GET', '/projects?shape=summary&limit=2')).body.data;
  expect(listed.map(({ topics }: { topics: { name: string }[] }) => topics[0]?.name)).toEqual([
    undefined,
    'Wolkenkunde',
  ]);
  const { rows } = await sql<{
    shown: string;
  }>`select public_body::jsonb #>> '{topics,0,name}' as shown from projects where id = ${projectIds[0]}`.execute(db());
  expect(rows).toEqual([{ shown: 'Wolkenkunde' }]);

  expect(await reindex(db(), projects)).toEqual({ records: 205, changed: 0 });
});
