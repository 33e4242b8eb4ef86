import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { targetOf } from '../../../domain/kinds/targets';
import type { Tables } from '../../tables';
import type { Moved } from '../../tables/records';
import type { Actor } from '../write/historyRows';
import { LockSet } from '../related/locks';
import { bumpRecordVersions } from '../write/bumpVersions';
import { referrersOf, typeNamed } from '../related/relatedFields';
import { isOfType, linkTableOf, snakeCase, tableOf } from '../storage/naming';
import { changeReferences } from '../write/rewriteTexts';

/** The records that refer to a record, and which of them also refer to the survivor. One query per referring field. */
export async function findReferences(
  trx: Transaction<Tables>,
  type: ContentType,
  goes: number,
  stays: number,
): Promise<Moved[]> {
  const found: Moved[] = [];
  for (const { type: other, name, field } of referrersOf(type)) {
    if (field.kind === 'associations') continue;
    const { rows } =
      field.kind === 'records' || field.kind === 'references'
        ? await sql<{ id: number; isJoined: boolean }>`
          select l.record_id as id, exists (select from ${sql.table(linkTableOf(other, name))} s
            where s.record_id = l.record_id and s.target_id = ${stays}) as "isJoined"
          from ${sql.table(linkTableOf(other, name))} l where l.target_id = ${goes} ${isOfItsType(other)}
            order by l.record_id`.execute(trx)
        : await sql<{
            id: number;
            isJoined: boolean;
          }>`select id, false as "isJoined" from ${sql.table(tableOf(other))} where ${isOfType(other)}
            and ${sql.ref(`${snakeCase(name)}_id`)} = ${goes} order by id`.execute(trx);
    if (rows.length > 0)
      found.push({
        resource: other.name,
        field: name,
        ids: rows.map(({ id }) => id),
        joined: rows.flatMap(({ id, isJoined }) => (isJoined ? [id] : [])),
      });
  }
  return found;
}

/** Types that share a table share its link tables. */
const isOfItsType = (type: ContentType) =>
  type.shares
    ? sql`and exists (select from ${sql.table(tableOf(type))} r where r.id = l.record_id and ${isOfType(type, 'r')})`
    : sql``;

const isOfReferences = (type: ContentType, field: string) => {
  const declared = type.fields[field];
  return declared !== undefined && 'list' in (targetOf(declared) ?? {});
};

const replaced = (ids: readonly number[], from: number, to: number): number[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

export function locksForReferences(references: readonly Moved[]): LockSet {
  const concerned = new LockSet();
  for (const { resource, field, ids } of references) {
    const type = typeNamed(resource);
    concerned.add(type, ids);
    const declared = type.fields[field];
    if (declared?.kind === 'record' && declared.hierarchy) concerned.hierarchies.add(tableOf(type));
  }
  return concerned;
}

/**
 * Points references to another record; the referring records get a new version and a history entry. A fixed number of
 * statements per field.
 */
export async function moveReferences(
  trx: Transaction<Tables>,
  references: readonly Moved[],
  from: number,
  to: number,
  actor: Actor,
): Promise<void> {
  for (const { resource, field, ids, joined } of references) {
    const type = typeNamed(resource);
    if (isOfReferences(type, field)) {
      await changeReferences(trx, type, field, ids, (known) => replaced(known, from, to), actor);
      continue;
    }
    if (type.fields[field]?.kind === 'records') {
      const links = sql.table(linkTableOf(type, field));
      await sql`update ${links} set target_id = ${to} where target_id = ${from} and record_id = any(${ids}::int[])
        and record_id <> all(${joined}::int[])`.execute(trx);
      await sql`delete from ${links} where target_id = ${from} and record_id = any(${joined}::int[])`.execute(trx);
    } else {
      // A record cannot be its own parent.
      await sql`update ${sql.table(tableOf(type))} set ${sql.ref(`${snakeCase(field)}_id`)} = ${to}
        where id = any(${ids}::int[]) and id <> ${to}`.execute(trx);
    }
    await bumpRecordVersions(trx, type, ids, actor);
  }
}

/** Undoes `moveReferences`; records that referred to both records do so again. */
export async function restoreReferences(
  trx: Transaction<Tables>,
  references: readonly Moved[],
  from: number,
  to: number,
  actor: Actor,
): Promise<void> {
  await moveReferences(
    trx,
    references.map((one) => ({ ...one, joined: [], ids: one.ids.filter((id) => !one.joined.includes(id)) })),
    from,
    to,
    actor,
  );
  for (const { resource, field, joined } of references) {
    if (joined.length === 0) continue;
    const type = typeNamed(resource);
    if (isOfReferences(type, field)) {
      await changeReferences(trx, type, field, joined, (known) => [...new Set([...known, to])], actor);
      continue;
    }
    await sql`insert into ${sql.table(linkTableOf(type, field))} (record_id, target_id, position)
      select id, ${to}::int, 10000 from unnest(${joined}::int[]) as given(id) on conflict do nothing`.execute(trx);
    await bumpRecordVersions(trx, type, joined, actor);
  }
}
