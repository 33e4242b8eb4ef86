import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { events } from '../../../domain/types/event';
import { projects } from '../../../domain/types/project';
import { watchedDatabase } from '../../../tests/support/watchedDatabase';
import type { Elements } from '../../driver/rowBytes';
import { seedRecords } from '../../seed/records';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';
import { storedListQuery } from './listQuery';
import { RowTexts } from './rowTexts';

const on = watchedDatabase(async (database) => {
  await database.db
    .transaction()
    .execute((trx) => seedRecords(trx, { projects: 60 }, { types: ['projects', 'events'] }));
});

const change = (set: string, condition: string) =>
  sql`update projects set ${sql.raw(set)} where ${sql.raw(condition)}`.execute(on.database.db);
const jsonOf = (elements: Elements | undefined, count = 1_000) =>
  elements?.between(Buffer.from('["ä",'), count, Buffer.from(',"ö"]')).toString();
const asking = (query: string, type: typeof projects | typeof events = projects) => ({
  ...readListRequest(type as never, parseQuery(query)),
  limit: 41,
});
const wholeOf = async (query: string, view: View = 'all', type: typeof projects | typeof events = projects) =>
  jsonOf((await storedListQuery(type as never, asking(query, type), view).execute(on.database.db)).rows[0]);

it('gives what the list would be if it were read whole, whoever asks for what, again and again', async () => {
  const texts = new RowTexts();
  for (const query of [
    'shape=summary',
    '',
    'shape=summary&orderBy[]=title',
    'shape=summary&term=region',
    'shape=summary&topic[]=1&topic[]=2',
    'shape=summary&topic[]=2',
    'shape=summary&offset=7',
    'term=gibtesnicht',
    'shape=summary',
  ]) {
    for (const [type, view] of [
      [projects, 'all'],
      [projects, 'public'],
      [events, 'all'],
      [events, 'public'],
    ] as const) {
      const asked = type === events ? query.replace(/&topic.*/, '') : query;
      const whole = await wholeOf(asked, view, type);
      for (let time = 0; time < 2; time += 1)
        expect(jsonOf(await texts.list(on.watched.db, type as never, asking(asked, type), view))).toBe(whole);
    }
  }
  const some = await texts.list(on.watched.db, projects, asking('shape=summary'), 'all');
  expect([some.count, (JSON.parse(jsonOf(some, 3) as string) as unknown[]).length]).toEqual([41, 5]);
});

it.each([projects, events])(
  'asks for texts of what was written alone, by whomever, and for none where nothing was: $name',
  async (type) => {
    const texts = new RowTexts();
    const ask = async () => {
      on.statements.length = 0;
      return jsonOf(await texts.list(on.watched.db, type as never, asking('shape=summary', type), 'all'));
    };
    const ids = (JSON.parse((await ask()) as string) as { id: number }[]).map(({ id }) => id);
    const [first, second] = [ids[5] as number, ids[6] as number];
    expect(on.statements).toHaveLength(2);
    await ask();
    expect(on.statements).toHaveLength(1);
    await sql`update ${sql.table(type.name)} set summary = replace(summary, ${`{"id":${first},`}, ${`{"id":${first},"new":true,`}) where id = any(${[first, second]}::int[])`.execute(
      on.database.db,
    );
    const parameters: unknown[] = [];
    const changed = jsonOf(
      await texts.list(
        spying(on.watched.db, (given) => void parameters.push(given)),
        type as never,
        asking('shape=summary', type),
        'all',
      ),
    );
    expect(changed).toContain(`{"id":${first},"new":true,`);
    expect(changed).toBe(await wholeOf('shape=summary', 'all', type));
    expect(parameters.at(-1)).toEqual([
      [first, second],
      [expect.any(Number), expect.any(Number)],
    ]);
    await ask();
    expect(on.statements).toHaveLength(1);
  },
);

it('is read whole where a record was written, hidden or deleted while it is read', async () => {
  for (const write of [
    () => change(`summary = '{"id":58}', public_body = '{"id":58}'`, 'id = 58'),
    () => change(`is_public = false, public_body = null`, 'id = (select max(id) from projects where is_public)'),
    () => sql`delete from projects where id = (select max(id) from projects)`.execute(on.database.db),
  ]) {
    for (const view of ['all', 'public'] as const) {
      let isWritten = false;
      const list = await new RowTexts().list(
        spying(on.watched.db, async () => {
          if (!isWritten) await write();
          isWritten = true;
        }),
        projects,
        asking('shape=summary'),
        view,
      );
      expect(jsonOf(list)).toBe(await wholeOf('shape=summary', view));
    }
  }
});

it('keeps as many bytes as it may, and gives the same without', async () => {
  const texts = new RowTexts(20_000);
  for (let time = 0; time < 2; time += 1) {
    on.statements.length = 0;
    expect(jsonOf(await texts.list(on.watched.db, projects, asking('shape=summary'), 'all'))).toBe(
      await wholeOf('shape=summary'),
    );
    expect(on.statements).toHaveLength(2);
  }
});

/** Hears, after each statement, with what it was asked, before anything else is. */
function spying(db: Kysely<Tables>, hear: (parameters: readonly unknown[]) => void | Promise<unknown>): Kysely<Tables> {
  const spied = db.withoutPlugins();
  const executor = spied.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  Object.assign(executor, {
    executeQuery: async (...given: Parameters<typeof execute>) => {
      const result = await execute(...given);
      await hear(given[0].parameters);
      return result;
    },
  });
  return spied;
}
