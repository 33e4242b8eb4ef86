import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { validate } from '../../../domain/validate';
import type { Tables } from '../../tables';
import { hooksOf } from './hooks';
import type { Actor } from './historyRows';
import { relatedFieldsOf, referrersOf, typeNamed } from '../related/relatedFields';
import { linkTableOf, tableOf } from '../storage/naming';
import { associationChanges, associationsOf, keepLinks, writeAssociations } from '../related/associations';
import { LockSet } from '../related/locks';
import { bumpRecordVersions } from './bumpVersions';

type Values = Record<string, any>;
type Others = { type: ContentType; ids: number[] }[];

/** Writes the association rows of a record and raises the versions of the records on the other side. */
export async function writeRelated(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  record: Values,
  before: Values | null,
  actor: Actor,
): Promise<void> {
  const touched: Others = [];
  for (const associations of associationsOf(type))
    touched.push({ type: associations.target, ids: await writeAssociations(trx, associations, id, record, before) });
  for (const { afterSave } of hooksOf(type)) await afterSave?.(trx, id, record, before);
  for (const { type: other, ids } of touched) await bumpRecordVersions(trx, other, ids, actor);
  for (const { name, field, target } of relatedFieldsOf(type)) {
    if (field.kind !== 'records' || field.loose) continue;
    const changed = differing(record, before, name);
    // Links are not part of the other record: its version grows, but it gets no history entry.
    if (changed.length > 0)
      await sql`update ${sql.table(tableOf(target))} set version = version + 1
        where id = any(${changed}::int[])`.execute(trx);
  }
}

const idsOf = (values: Values | null, name: string) => ((values?.[name] ?? []) as { id: number }[]).map(({ id }) => id);

const added = (record: Values, before: Values | null, name: string): number[] => {
  const known = new Set(idsOf(before, name));
  return idsOf(record, name).filter((id) => !known.has(id));
};

function differing(record: Values, before: Values | null, name: string): number[] {
  const [now, then] = [idsOf(record, name), idsOf(before, name)];
  return [...now.filter((other) => !then.includes(other)), ...then.filter((other) => !now.includes(other))];
}

/**
 * The records that a save writes or refers to, apart from the record itself: those that enter or leave a relation.
 * Invalid input locks nothing, since it will not be saved.
 * @param input as sent by the client
 * @param before null for a new record
 */
export function locksForSave(type: ContentType, id: number | null, input: unknown, before: Values | null): LockSet {
  const concerned = new LockSet().add(type, id === null ? [] : [id]);
  const { value, errors } = validate(type, input);
  if (errors.length > 0) return concerned;
  const record: Values = { ...value };
  keepLinks(type, record, before);
  for (const { name, field, target } of relatedFieldsOf(type)) {
    if (field.kind === 'records' && field.loose) concerned.keep(target, added(record, before, name));
    else if (field.kind === 'records') concerned.add(target, differing(record, before, name));
    if (field.kind !== 'record' || record[name]?.id === before?.[name]?.id) continue;
    if (record[name]) concerned.add(target, [record[name].id]);
    if (field.hierarchy) concerned.hierarchies.add(tableOf(type));
  }
  for (const associations of associationsOf(type)) {
    const { changed, others } = associationChanges(associations, record, before);
    const { links } = associations.field;
    concerned.add(associations.target, others);
    if (links)
      concerned.add(
        typeNamed(links.resource),
        changed.flatMap((item) => idsOf(item, links.name)),
      );
  }
  return concerned;
}

/** The records that lose rows or links when these records are removed. */
export async function losingLinks(
  trx: Transaction<Tables>,
  type: ContentType,
  ids: readonly number[],
): Promise<Others> {
  const others: Others = [];
  for (const { field, target } of associationsOf(type)) {
    const [here, there] = [sql.ref(`${field.here}_id`), sql.ref(`${field.there}_id`)];
    const { rows } = await sql<{
      id: number;
    }>`select distinct ${there} as id from ${sql.table(field.table)} where ${here} = any(${ids}::int[])`.execute(trx);
    others.push({ type: target, ids: rows.map(({ id }) => id) });
  }
  for (const { type: other, name, field } of referrersOf(type)) {
    if (field.kind !== 'records') continue;
    const { rows } = await sql<{
      id: number;
    }>`select distinct record_id as id from ${sql.table(linkTableOf(other, name))}
      where target_id = any(${ids}::int[])`.execute(trx);
    others.push({ type: other, ids: rows.map(({ id }) => id) });
  }
  return others;
}

/** The records that a removal writes to. */
export async function locksForRemoval(
  trx: Transaction<Tables>,
  type: ContentType,
  ids: readonly number[],
): Promise<LockSet> {
  const concerned = new LockSet().add(type, ids);
  for (const { type: other, ids: losing } of await losingLinks(trx, type, ids)) concerned.add(other, losing);
  return concerned;
}
