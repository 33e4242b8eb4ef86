import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { combineRelations } from '../../../domain/merging';
import type { SeenVersion } from '../../http/entityTags';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { restoreWithin } from '../history/deleted';
import type { Actor } from '../write/historyRows';
import { hooksOf } from '../write/hooks';
import { LockSet, lockAndRead } from '../related/locks';
import { bumpListVersions, bumpRecordVersions } from '../write/bumpVersions';
import { relatedFieldsOf } from '../related/relatedFields';
import { locksForSave } from '../write/relatedWrites';
import { removeRecord } from '../write/removeRecord';
import { changeRecord, findRecord, isStaleFor, readCurrent, staleProblem, type Stored } from '../write/repository';
import type { Following } from '../write/saveExtension';
import { storeMerge, popMerge } from './mergedRecords';
import { locksForReferences, findReferences, moveReferences, restoreReferences } from './references';
import { associationsOf } from '../related/associations';
import { linkTableOf, tableOf } from '../storage/naming';

type Values = Record<string, any>;

interface Merge {
  /** The surviving record and the one to be removed, each with the version the client has seen (undefined: any). */
  stays: { id: number; version: SeenVersion | undefined };
  goes: { id: number; version: number | undefined };
  /** Values of the survivor; missing keys keep theirs, and related records of both are combined. */
  record: object;
  actor: Actor;
  /** Moves references from elsewhere to the removed record, and back again on undo. */
  follow?: Following | undefined;
}

/**
 * Merges two records in one transaction: rows, links and references of the removed record move to the survivor, and its
 * id then points to the survivor. Its history stays under its own id and can be read together with the survivor's.
 * @throws 404; 409 if the removed record has changed; 412 if the survivor has changed; 422
 */
export async function mergeRecords(
  db: Kysely<Tables>,
  type: ContentType,
  { stays, goes, record, actor, follow }: Merge,
): Promise<Stored> {
  if (stays.id === goes.id)
    throw HttpProblem.invalid([
      { field: 'other', message: 'Ein Eintrag lässt sich nicht mit sich selbst zusammenführen.' },
    ]);
  return db.transaction().execute(async (trx) => {
    const { ours, theirs, wanted, references } = await lockAndRead(
      trx,
      new LockSet().add(type, [stays.id, goes.id]),
      async () => {
        const [ours, theirs] = [await readCurrent(trx, type, stays.id), await readCurrent(trx, type, goes.id)];
        const references = await findReferences(trx, type, goes.id, stays.id);
        const wanted = withoutSelfReference(
          type,
          { ...ours.record, ...combineRelations(type, ours.record, theirs.record), ...record },
          theirs.record,
          stays.id,
        );
        const concerned = new LockSet()
          .add(type, [stays.id, goes.id])
          .addAll(locksForReferences(references))
          .addAll(locksForSave(type, stays.id, wanted, ours.record));
        for (const others of relatedIdsOf(type, theirs.record)) concerned.add(others.type, others.ids);
        return { found: { ours, theirs, wanted, references }, concerned };
      },
    );
    if (isStaleFor(stays.version, ours)) throw staleProblem(ours);
    if (goes.version !== undefined && goes.version !== theirs.version)
      throw HttpProblem.conflict('Der andere Eintrag wurde inzwischen geändert. Öffnen Sie die Zusammenführung neu.');
    await moveRows(trx, type, goes.id, stays.id);
    await moveReferences(trx, references, goes.id, stays.id, actor);
    const followed = (await follow?.(trx, goes.id, stays.id)) ?? [];
    const saved = await changeRecord(trx, type, stays.id, wanted, actor);
    // If only the ownership of rows has changed, the save did not raise the version.
    if (saved.version === ours.version) await bumpRecordVersions(trx, type, [stays.id], actor);
    for (const others of relatedIdsOf(type, theirs.record)) {
      if (isShared(type, others.type)) await bumpRecordVersions(trx, others.type, others.ids, actor);
    }
    await removeRecord(trx, type, goes.id, actor);
    const stored = (await findRecord(trx, type, stays.id, 'all')) as Stored;
    await storeMerge(trx, type, {
      stays: stays.id,
      goes: goes.id,
      actor,
      undo: { stays: ours.record, version: stored.version, goes: theirs.record, moved: references, followed },
    });
    await bumpListVersions(type).execute(trx);
    for (const { afterMove } of hooksOf(type)) await afterMove?.(trx, [stays.id, goes.id]);
    return stored;
  });
}

/** Whether records of the other type show rows that they share with this type. */
const isShared = (type: ContentType, other: ContentType): boolean =>
  relatedFieldsOf(type).some(({ field, target }) => field.kind === 'associations' && target === other);

/** If the removed record was the survivor's parent, the survivor takes over that record's parent. */
function withoutSelfReference(type: ContentType, record: Values, goes: Values, stays: number): Values {
  const freed = relatedFieldsOf(type).flatMap(({ name, field }) => {
    if (field.kind !== 'record' || record[name]?.id !== goes.id) return [];
    return [[name, goes[name]?.id === stays ? null : (goes[name] ?? null)] as const];
  });
  return { ...record, ...Object.fromEntries(freed) };
}

/**
 * Separates two merged records; both get their former values back.
 * @returns the restored record
 * @throws 404 if it was never merged; 409 if the survivor has changed since
 */
export async function undoMerge(
  db: Kysely<Tables>,
  type: ContentType,
  goes: number,
  actor: Actor,
  follow?: Merge['follow'],
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const taken = await popMerge(trx, type, goes);
    if (!taken) throw HttpProblem.notFound('Dieser Eintrag wurde mit keinem anderen zusammengeführt.');
    const { stays, undo } = taken;
    const before = withoutSelfReference(type, undo.stays, { id: goes }, stays);
    const current = await lockAndRead(trx, new LockSet().add(type, [stays]), async () => {
      const found = await readCurrent(trx, type, stays);
      const concerned = new LockSet()
        .add(type, [stays])
        .addAll(locksForReferences(undo.moved))
        .addAll(locksForSave(type, stays, before, found.record))
        .addAll(locksForSave(type, goes, undo.goes, null));
      return { found, concerned };
    });
    if (current.version !== undo.version)
      throw HttpProblem.conflict(
        'Der zusammengeführte Eintrag wurde seither geändert. In seinem Verlauf steht, was vorher war.',
      );
    await changeRecord(trx, type, stays, before, actor);
    const back = await restoreWithin(trx, type, goes, { record: undo.goes, actor, mayRestore: () => true });
    await restoreReferences(trx, undo.moved, stays, goes, actor);
    await follow?.(trx, stays, goes, undo.followed);
    await bumpListVersions(type).execute(trx);
    for (const { afterMove } of hooksOf(type)) await afterMove?.(trx, [stays, goes]);
    return (await findRecord(trx, type, goes, 'all')) ?? back;
  });
}

type Others = { type: ContentType; ids: number[] }[];

/** The records that share rows with, or are linked to, a removed record. */
function relatedIdsOf(type: ContentType, goes: Record<string, any>): Others {
  return relatedFieldsOf(type).flatMap(({ name, field, target }) => {
    const values = (Array.isArray(goes[name]) ? goes[name] : []) as Record<string, any>[];
    if (field.kind === 'records') return [{ type: target, ids: values.map(({ id }) => id as number) }];
    return field.kind === 'associations'
      ? [{ type: target, ids: [...new Set(values.map((row) => row[field.there].id as number))] }]
      : [];
  });
}

/**
 * Appends the rows and links of one record to those of another. The save that follows decides which of them are kept.
 */
async function moveRows(trx: Transaction<Tables>, type: ContentType, from: number, to: number): Promise<void> {
  for (const { field } of associationsOf(type)) {
    const [here, place] = [sql.ref(`${field.here}_id`), sql.ref(`${field.here}_position`)];
    await sql`update ${sql.table(field.table)}
      set ${here} = ${to}, ${place} = ${place} + (select count(*) from ${sql.table(field.table)}
      where ${here} = ${to}) where ${here} = ${from}`.execute(trx);
  }
  for (const { name, field, target } of relatedFieldsOf(type)) {
    if (field.kind !== 'records') continue;
    const links = sql.table(linkTableOf(type, name));
    // The records on the other side get a new version.
    await sql`
      with moved as (
        insert into ${links} (record_id, target_id, position)
        select ${to}::int, target_id, position + (select count(*) from ${links} where record_id = ${to}) from ${links}
        where record_id = ${from} on conflict do nothing),
      touched as (select target_id as id from ${links} where record_id = ${from}),
      gone as (delete from ${links} where record_id = ${from})
      update ${sql.table(tableOf(target))} set version = version + 1 from touched
        where ${sql.ref(`${tableOf(target)}.id`)} = touched.id`.execute(trx);
  }
}
