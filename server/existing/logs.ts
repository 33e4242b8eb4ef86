import { sql } from 'kysely';
import { populate } from '../engine/write/bulkInsert';
import { timestampsOf } from './mapping';
import { firstOwnId, writeState, readState, write, type ImportRun } from './importRun';
import { tableOfEntity } from './schema';
import type { Row } from './stage';

const table = tableOfEntity('log');

/** Imports log entries. Their ids only grow, so a later run continues after the last one. */
export async function importLogs(run: ImportRun): Promise<void> {
  if (run.isDry) return;
  let last = (await readState<number>(run.db, 'logs')) ?? 0;
  if (last === 0) await freeIds(run);
  let rows: Row[] = [];
  const flush = async () => {
    const some = rows;
    rows = [];
    if (some.length === 0) return;
    await write(run, async (trx) => {
      await populate(
        trx,
        'logs',
        some.map((row) => ({
          id: Number(row.id),
          created_at: timestampsOf({ created_at: row.created_at ?? null, updated_at: null }, run.now, () => undefined)
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
      await sql`select setval('logs_id_seq',
        greatest((select max(id) from logs), (select last_value from logs_id_seq)))`.execute(trx);
      await writeState(trx, 'logs', last);
    });
  };
  for await (const row of run.staged.rows(table)) {
    if (Number(row.id) <= last) continue;
    rows.push(row);
    if (rows.length >= 1_000) await flush();
  }
  await flush();
}

/** Moves our own entries to ids that the existing system will never reach; it may have millions. */
async function freeIds({ db, staged }: ImportRun): Promise<void> {
  let highest = 0;
  for await (const { id } of staged.rows(table)) highest = Math.max(highest, Number(id));
  const end = highest + firstOwnId;
  await sql`select setval('logs_id_seq', greatest(${end}, (select last_value from logs_id_seq)))`.execute(db);
  await sql`update logs set id = nextval('logs_id_seq') where id <= ${end}`.execute(db);
}
