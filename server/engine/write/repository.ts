import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { refusalOf, type RecordWrite } from '../../../domain/accounts/writeRefusal';
import { versionTag } from '../../../domain/http';
import { isStale, type SeenVersion } from '../../http/entityTags';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { joinRelations } from '../read/joinRelations';
import { checkInput } from './checkInput';
import { changedDependents, type AfterWrite } from './hooks';
import { historyWrite, moveInHistory, type Actor } from './historyRows';
import { withRecordIds } from '../read/nestedRecords';
import { hasRelatedFields, withoutRelated } from '../related/relatedFields';
import { isOfType, tableOf } from '../storage/naming';
import { LockSet, lockAndRead, lockRecords } from '../related/locks';
import { locksForSave, writeRelated } from './relatedWrites';
import { linkWrites, resolveRelations, uploadLinkWrites } from './relations';
import { keepLinks } from '../related/associations';
import { resolveRecords } from '../related/resolveRecords';
import { render } from '../storage/render';
import { isSameRecord, isUnchangedInput } from './sameRecord';
import { changedSearchWrite, type Searchable } from '../search/searchIndex';
import { toRow } from '../storage/columns';
import { memoryWrites } from '../storage/translationMemory';
import { bumpListVersions } from './bumpVersions';
import { inOneStatement, insertRow, updateRow } from '../storage/statements';
import type { Gap, MachineProposal } from '../../../domain/translations/gaps';
import { gapsColumn, gapWrites, proposedColumn } from './gapWrites';
import { isObject } from '../../../domain/values/isObject';

/** A record as responses contain it: JSON text and version. */
export interface Stored {
  id: number;
  version: number;
  body: string;
}

type Values = Record<string, any>;
export type Current = {
  version: number;
  record: Values;
  body: string;
  gaps: readonly Gap[];
  /** What a machine has proposed for it. */
  proposed: readonly MachineProposal[];
};

/**
 * A record as editors (`all`) or visitors (`public`) see it; undefined if it does not exist for them. One query, and
 * one for relations.
 */
export async function findRecord(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  view: 'all' | 'public',
): Promise<Stored | undefined> {
  const shape = view === 'all' ? sql`body` : sql`public_body`;
  const visible = view === 'all' ? sql`true` : sql`is_public`;
  const { rows } = await sql<Stored>`
    select id, version, ${shape} as body from ${sql.table(tableOf(type))} where id = ${id} and ${isOfType(type)}
      and ${visible}`.execute(db);
  if (!rows[0] || !hasRelatedFields(type)) return rows[0];
  const [body = ''] = await joinRelations(db, type, { view }, rows);
  return { ...rows[0], body };
}

/** A record as visitors would see it if it were public, with only the public ones of its related records. */
export async function findAsPublic(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
): Promise<{ record: string; isPublic: boolean } | undefined> {
  const { rows } = await sql<{ body: string; is_public: boolean }>`
    select body, is_public from ${sql.table(tableOf(type))} where id = ${id} and ${isOfType(type)}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { publicBody } = render(withoutRelated(type), { ...JSON.parse(row.body), isPublic: true });
  const [record = ''] = await joinRelations(db, type, { view: 'public' }, [{ id, body: publicBody ?? '' }]);
  return { record, isPublic: row.is_public };
}

/**
 * Creates a record.
 * @param input as sent by the client
 * @throws 422 with all errors at once
 */
export async function createRecord(
  db: Kysely<Tables>,
  type: ContentType,
  input: unknown,
  actor: Actor,
  after?: AfterWrite,
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const stored = await insertRecord(trx, type, input, actor);
    await after?.(trx, stored.id);
    return stored;
  });
}

/**
 * `createRecord` within the caller's transaction.
 * @param given timestamps of an import; or id, version and former values of a restored record
 */
export async function insertRecord(
  trx: Transaction<Tables>,
  type: ContentType,
  input: unknown,
  actor: Actor,
  given: { createdAt?: string; updatedAt?: string; id?: number; version?: number; restored?: Values } = {},
): Promise<Stored> {
  if (hasRelatedFields(type)) await lockRecords(trx, locksForSave(type, given.id ?? null, input, null));
  const values = await checkInput(trx, type, input, null, null, given.id ?? null);
  const now = new Date().toISOString();
  const record = {
    ...values,
    id: given.id ?? (await nextId(trx, type)),
    createdAt: given.createdAt ?? now,
    updatedAt: given.updatedAt ?? now,
  };
  if (given.id === undefined) return save(trx, type, record, null, actor, given);
  // A restored record still has what a machine translated.
  const { rows } = await sql<{ proposed: MachineProposal[] | null }>`
    select ${proposedColumn(type, sql`${given.id}`)} as proposed`.execute(trx);
  return save(trx, type, record, null, actor, { ...given, proposed: rows[0]?.proposed ?? [] });
}

async function nextId(trx: Transaction<Tables>, type: ContentType): Promise<number> {
  if (type.list) return nextReferenceId(trx, type);
  const sequence = `${tableOf(type)}_id_seq`;
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass)::int as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

/** Lower ids belong to lists shipped with the product and to those of the existing system. */
const firstOwnReference = 1_000_000;

/**
 * Reference lists have no sequence, because their ids come from outside. An id is never reused, even after
 * deletion.
 */
async function nextReferenceId(trx: Transaction<Tables>, type: ContentType): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`next ${type.name}`}))`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select greatest(${firstOwnReference}, (select max(id) + 1 from ${sql.table(tableOf(type))}), (
      select max(record_id) + 1 from history where resource = ${type.name}))::int as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

/**
 * Replaces a record; keys missing in the input keep their values. If nothing changes, version and history stay as well,
 * but `after` still runs. If only the record's position in its list changes, the version grows, but history and
 * timestamp stay.
 * @param expected the version the client has seen
 * @throws 404; 412 with the current record if `expected` is stale and the record differs from the input; 422 with all
 * errors at once
 */
export async function updateRecord(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  input: unknown,
  actor: Actor,
  expected: SeenVersion | undefined,
  after?: AfterWrite,
): Promise<Stored> {
  return db.transaction().execute((trx) => changeRecord(trx, type, id, input, actor, expected, after));
}

/**
 * `updateRecord` within the caller's transaction. To change several records in one transaction, first lock all of them
 * together with `lockAndRead`: locking them one by one would break the lock order.
 */
export async function changeRecord(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  input: unknown,
  actor: Actor,
  expected?: SeenVersion,
  after?: AfterWrite,
): Promise<Stored> {
  const current = await lockForSave(trx, type, id, input);
  const isLate = isStaleFor(expected, current);
  const values = await checkInput(trx, type, mergeInput(current, input), id, current.record).catch((error: unknown) => {
    throw isLate && error instanceof HttpProblem ? staleProblem(current) : error;
  });
  const { createdAt, updatedAt } = current.record;
  const isSame =
    isUnchangedInput(type, input, current.record) ||
    isSameRecord(type, { ...values, id, createdAt, updatedAt }, current.record);
  // A client that did not receive the response may send the same values again.
  if (isLate && !isSame) throw staleProblem(current);
  const { position } = current.record;
  const isMoved =
    !isSame &&
    isSameRecord(
      type,
      { ...values, ...('position' in values && { position }), id, createdAt, updatedAt },
      current.record,
    );
  const stored = isSame
    ? { id, version: current.version, body: current.body }
    : isMoved
      ? await save(trx, type, { ...values, id, createdAt, updatedAt }, current, actor, { isMoved })
      : await save(trx, type, { ...values, id, createdAt, updatedAt: new Date().toISOString() }, current, actor);
  await after?.(trx, id, { isSame, isRepeated: isLate });
  return stored;
}

/**
 * Replaces a record without validating it, for an import that reports invalid values itself.
 * @param values in the form that `insertMany` takes
 * @param updatedAt when the values were changed in the source
 */
export async function replaceRecord(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  values: Values,
  actor: Actor,
  updatedAt: string,
): Promise<Stored> {
  const current = await lockForSave(trx, type, id, values);
  const { record } = await resolveRelations(trx, type, { ...values }, current.record);
  await resolveRecords(trx, type, record, id);
  keepLinks(type, record, current.record);
  const { createdAt } = current.record;
  return save(trx, type, { ...record, id, createdAt, updatedAt }, current, actor);
}

/** The error for a save that is based on another version. */
export const staleProblem = (current: Current) => HttpProblem.stale(current.record, versionTag(writtenOf(current)));

/** Whether the client has seen a version other than the current one. */
export const isStaleFor = (seen: SeenVersion | undefined, current: Current) => isStale(seen, writtenOf(current));

const writtenOf = ({ version, record }: Current) => ({ version, updatedAt: record.updatedAt as string });

/**
 * Validates a save without storing it; parameters and errors as in `updateRecord`.
 * @param id null for a new record
 * @returns the values as editors would read them, and the record that they would replace
 */
export async function proposeRecord(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number | null,
  input: unknown,
  expected: SeenVersion | undefined,
) {
  const current = id === null ? null : await readCurrent(trx, type, id, 'locked');
  if (current && isStaleFor(expected, current)) throw staleProblem(current);
  const values = await checkInput(trx, type, current ? mergeInput(current, input) : input, id, current?.record ?? null);
  return { values, current: current?.record ?? null };
}

/** `input` may be a function of the current record. */
const mergeInput = ({ record }: Current, input: unknown): unknown =>
  typeof input === 'function' ? { ...record, ...input(record) } : isObject(input) ? { ...record, ...input } : input;

/**
 * Locks the record, and what its save writes, until the transaction ends, so that concurrent saves run one after the
 * other.
 */
async function lockForSave(trx: Transaction<Tables>, type: ContentType, id: number, input: unknown): Promise<Current> {
  // A save does not change the records that refer to this one.
  if (!hasRelatedFields(type)) return readCurrent(trx, type, id, 'locked');
  return lockAndRead(trx, new LockSet().add(type, [id]), async () => {
    const current = await readCurrent(trx, type, id);
    return { found: current, concerned: locksForSave(type, id, mergeInput(current, input), current.record) };
  });
}

/**
 * A record as editors read it, within the caller's transaction.
 * @throws 404
 */
export async function readCurrent(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  how?: 'locked',
): Promise<Current> {
  const table = tableOf(type);
  const { rows } = await sql<Stored & { gaps: Gap[] | null; proposed: MachineProposal[] | null }>`
    select id, version, body, ${gapsColumn(type)} as gaps, ${proposedColumn(type, sql.ref(`${table}.id`))} as proposed
      from ${sql.table(table)} where id = ${id}
      and ${isOfType(type)} ${how === 'locked' ? sql`for no key update` : sql``}`.execute(trx);
  if (!rows[0]) throw HttpProblem.notFound();
  const { version, gaps, proposed } = rows[0];
  const [body = ''] = await joinRelations(trx, type, { view: 'all' }, rows);
  return { version, body, record: JSON.parse(body), gaps: gaps ?? [], proposed: proposed ?? [] };
}

/**
 * Refuses a write that the account has no right to; called for every route.
 * @throws 403 with the first field that must not change
 */
export function refuseWrite(type: ContentType, actor: Actor, write: RecordWrite): void {
  const refusal = refusalOf(actor, type, write);
  if (!refusal) return;
  const { message, field } = refusal;
  throw HttpProblem.forbidden(message, field === undefined ? undefined : [{ field, message }]);
}

async function save(
  trx: Transaction<Tables>,
  type: ContentType,
  record: Values,
  before: Current | null,
  actor: Actor,
  {
    version = (before?.version ?? 0) + 1,
    isMoved = false,
    restored,
    proposed = before?.proposed ?? [],
  }: { version?: number; isMoved?: boolean; restored?: Values; proposed?: readonly MachineProposal[] } = {},
): Promise<Stored> {
  const { id } = record as { id: number };
  refuseWrite(type, actor, { before: before?.record ?? null, after: record, restored });
  const kept = withRecordIds(type, record);
  const rendered = render(withoutRelated(type), kept as Parameters<typeof render>[1]);
  const row = {
    ...toRow(type, kept),
    version,
    updated_at: record.updatedAt,
    body: rendered.body,
    summary: rendered.summary,
    public_body: rendered.publicBody,
  };
  const table = tableOf(type);
  const ofTheRow = [
    before ? updateRow(table, id, row) : insertRow(table, { ...row, id, created_at: record.createdAt }),
    ...linkWrites(type, id, record, before?.record ?? null),
    ...uploadLinkWrites(type, id, record, before?.record ?? null),
    ...changedSearchWrite(type, record as Searchable, (before?.record ?? null) as Searchable | null),
    ...memoryWrites(type, record, before?.record ?? null),
    ...gapWrites(type, record, before, proposed, { version, at: record.updatedAt, actor }),
  ];
  const inTheEnd = (body: string) => [
    isMoved
      ? moveInHistory(type, id, record.position)
      : historyWrite(type, { id, version, action: before ? 'update' : 'create', actor, body }),
    bumpListVersions(type, changedDependents(type, record, before?.record ?? null)),
  ];
  if (!hasRelatedFields(type)) {
    await inOneStatement(trx, [...ofTheRow, ...inTheEnd(rendered.body)]);
    return { id, version, body: rendered.body };
  }
  await inOneStatement(trx, ofTheRow);
  await writeRelated(trx, type, id, record, before?.record ?? null, actor);
  const [body = ''] = await joinRelations(trx, type, { view: 'all' }, [{ id, body: rendered.body }]);
  await inOneStatement(trx, inTheEnd(body));
  return { id, version, body };
}
