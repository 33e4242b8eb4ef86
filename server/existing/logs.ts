import { sql } from 'kysely';
import { populate } from '../engine/write/bulkInsert';
import { momentsOf } from './mapping';
import { firstOwnId, remember, remembered, write, type Moving } from './moving';
import { tableOfEntity } from './schema';
import type { Row } from './stage';

const table = tableOfEntity('log');

/** The lines that visitors' pages have told, once each: their ids only grow. */
export async function moveLogs(moving: Moving): Promise<void> {
  if (moving.isDry) return;
  let last = (await remembered<number>(moving.db, 'logs')) ?? 0;
  if (last === 0) await makeWay(moving);
  let rows: Row[] = [];
  const flush = async () => {
    const some = rows;
    rows = [];
    if (some.length === 0) return;
    await write(moving, async (trx) => {
      await populate(
        trx,
        'logs',
        some.map((row) => ({
          id: Number(row.id),
          created_at: momentsOf({ created_at: row.created_at ?? null, updated_at: null }, moving.now, () => undefined)
            .createdAt,
          context: row.context ?? '',
          category: row.category ?? '',
          action: row.action ?? '',
          value: row.value ?? '',
          referer: row.referer,
          username: row.username,
        })),
      );
      last = Math.max(last, ...some.map(({ id }) => Number(id)));
      await sql`select setval('logs_id_seq', greatest((select max(id) from logs), (select last_value from logs_id_seq)))`.execute(
        trx,
      );
      await remember(trx, 'logs', last);
    });
  };
  for await (const row of moving.staged.rows(table)) {
    if (Number(row.id) <= last) continue;
    rows.push(row);
    if (rows.length >= 1_000) await flush();
  }
  await flush();
}

/** Lines of ours go where the existing system, which may have written millions, does not get to. */
async function makeWay({ db, staged }: Moving): Promise<void> {
  let highest = 0;
  for await (const { id } of staged.rows(table)) highest = Math.max(highest, Number(id));
  const end = highest + firstOwnId;
  await sql`select setval('logs_id_seq', greatest(${end}, (select last_value from logs_id_seq)))`.execute(db);
  await sql`update logs set id = nextval('logs_id_seq') where id <= ${end}`.execute(db);
}
