import { sql, type Transaction } from 'kysely';
import { allContentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import { inboxTypeFor } from '../../domain/inbox/inbox';
import { declaredParts } from '../../domain/kinds/items';
import { targetOf, withEntries, type Target } from '../../domain/kinds/targets';
import { mapValues } from '../../domain/visitValues';
import { withoutRelated } from '../engine/related/relatedFields';
import { toRow } from '../engine/storage/columns';
import { tableOf } from '../engine/storage/naming';
import { render } from '../engine/storage/render';
import { updateRow } from '../engine/storage/statements';
import type { Tables } from '../tables';
import { forgetOverlaps, writeAreas } from '../types/regions/areas';
import { mappings, typeOf } from './mapping';
import { moveIds } from './moveIds';
import { write, type ImportRun } from './importRun';
import { tableOfEntity } from './schema';

type Trx = Transaction<Tables>;
type Moves = ReadonlyMap<number, number>;
type Record = Parameters<typeof render>[1];

/**
 * Before the first run, gives new ids to rows whose ids the dump needs, and updates everything that refers to them. By
 * then the sequences must start above the ids of the existing system.
 */
export async function freeNeededIds(run: ImportRun, fileIds: readonly number[]): Promise<void> {
  await moveRows(run, 'pv_file', 'files', fileIds, (trx, moves) =>
    renderWith(trx, moves, (target) => 'file' in target),
  );
  for (const table of new Set(mappings.map((mapping) => tableOf(typeOf(mapping))))) {
    const types = allContentTypes.filter((type) => tableOf(type) === table);
    const entity = mappings.find((mapping) => tableOf(typeOf(mapping)) === table)?.entity as string;
    await moveRows(run, tableOfEntity(entity), table, await idsOf(run, entity), async (trx, moves) => {
      await renameIn(trx, table, moves);
      for (const type of types) await followResource(trx, type, moves);
      await renderWith(
        trx,
        moves,
        (target) => 'resource' in target && types.some(({ name }) => name === target.resource),
      );
      if (table === 'regions') {
        await forgetOverlaps(trx, [...moves.keys()]);
        await writeAreas(trx, [...moves.values()]);
      }
    });
  }
  await moveRows(run, 'pv_employment', 'employments', await idsOf(run, 'employment'));
  await moveRows(run, 'pv_inbox', 'inbox_items', await idsOf(run, 'inbox'));
}

async function idsOf({ staged }: ImportRun, entity: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const row of staged.rows(tableOfEntity(entity))) ids.push(Number(row.id));
  return ids;
}

async function moveRows(
  run: ImportRun,
  dumped: string,
  table: string,
  taken: readonly number[],
  follow: (trx: Trx, moves: Moves) => Promise<void> = async () => undefined,
): Promise<void> {
  await write(run, async (trx) => {
    const { rows } = await sql<{ old: number; new: number }>`
      select id::int as old, nextval(pg_get_serial_sequence(${table}, 'id'))::int as new from ${sql.table(table)}
        where id = any(${taken}::int[]) order by id`.execute(trx);
    const moves = new Map(rows.map((row) => [row.old, row.new]));
    if (moves.size === 0) return;
    await copyRows(trx, table, moves);
    await moveIds(trx, table, moves);
    await sql`delete from ${sql.table(table)} where id = any(${[...moves.keys()]}::int[])`.execute(trx);
    if (table === 'inbox_items')
      await sql`update inbox_items set foreign_id = substr(foreign_id, 7) where foreign_id like 'moved %'`.execute(trx);
    await follow(trx, moves);
    for (const [before, after] of moves)
      run.findings.add({
        table: dumped,
        id: after,
        field: 'id',
        kind: 'note',
        before,
        after,
        why: 'Von hier: hat eine neue Id, seine alte hat der übernommene Eintrag',
      });
  });
}

async function copyRows(trx: Trx, table: string, moves: Moves): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attname <> 'id'`.execute(trx);
  const columns = rows.map(({ name }) => sql.ref(name));
  // Only one open item per source and foreign id is allowed.
  const values = rows.map(({ name }) =>
    table === 'inbox_items' && name === 'foreign_id' ? sql`'moved ' || t.foreign_id` : sql.ref(`t.${name}`),
  );
  await sql`insert into ${sql.table(table)} (id, ${sql.join(columns)}) overriding system value
    select m.new, ${sql.join(values)} from ${sql.table(table)} t
      join unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::int[]) as m(old, new) on m.old = t.id`.execute(
    trx,
  );
}

/** Replaces the id at the beginning of each stored text. */
async function renameIn(trx: Trx, table: string, moves: Moves): Promise<void> {
  const renamed = (column: string) => sql`regexp_replace(${sql.ref(column)}, '^\\{"id":\\d+', '{"id":' || id)`;
  await sql`update ${sql.table(table)} set body = ${renamed('body')}, summary = ${renamed('summary')},
    public_body = ${renamed('public_body')}
    where id = any(${[...moves.values()]}::int[])`.execute(trx);
}

/** Moves rows in other tables that refer to records by resource and id. */
async function followResource(trx: Trx, type: ContentType, moves: Moves): Promise<void> {
  const given = sql`unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::int[]) as m(old, new)`;
  for (const table of [
    'search_index',
    'translation_gaps',
    'translation_memory',
    'machine_texts',
    'entry_reads',
    'presence',
  ])
    await sql`update ${sql.table(table)} t set record_id = m.new from ${given} where t.resource = ${type.name}
      and t.record_id = m.old`.execute(trx);
  await sql`update history t set record_id = m.new, record = case when t.record ? 'id'
    then t.record || jsonb_build_object('id', m.new) else t.record end
    from ${given} where t.resource = ${type.name} and t.record_id = m.old`.execute(trx);
  const item = inboxTypeFor(type.name);
  if (!item) return;
  await sql`update inbox_items t set internal_id = m.new from ${given} where t.type = ${item}
    and t.internal_id = m.old`.execute(trx);
  await sql`update source_records t set record_id = m.new from ${given} where t.type = ${item}
    and t.record_id = m.old`.execute(trx);
  if (type.name === 'contacts/person')
    await sql`update submissions t set record_id = m.new from ${given} where t.kind = 'contact_verification'
      and t.record_id = m.old`.execute(trx);
}

/** Replaces ids in the stored text of other records. */
async function renderWith(trx: Trx, moves: Moves, isMeant: (target: Target) => boolean): Promise<void> {
  for (const type of allContentTypes) {
    const own = withoutRelated(type);
    const leads = declaredParts(own.fields).some(({ field }) => {
      const target = targetOf(field);
      return target !== null && isMeant(target);
    });
    if (!leads) continue;
    const { rows } = await sql<{ id: number; body: string }>`select id, body from ${sql.table(tableOf(type))}`.execute(
      trx,
    );
    for (const { id: recordId, body } of rows) {
      const before = JSON.parse(body) as Record;
      let isMoved = false;
      const moved = (entry: { id: number }) => {
        const id = moves.get(entry.id);
        isMoved ||= id !== undefined;
        return id === undefined ? entry : { ...entry, id };
      };
      const record = mapValues(own, before, ({ field, value }) => {
        const target = targetOf(field);
        return target && isMeant(target) ? withEntries(value, moved) : value;
      });
      if (!isMoved) continue;
      const { body: all, summary, publicBody } = render(own, record);
      await updateRow(tableOf(type), recordId, {
        ...toRow(own, record),
        body: all,
        summary,
        public_body: publicBody,
      }).execute(trx);
    }
  }
}
