import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType, FieldError } from '../../../domain/contentType';
import { readInput } from '../../../domain/validate';
import type { Query } from '../../../domain/http';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { compose } from '../read/compose';
import { changedBeside, hooksOf, type AfterWrite } from './hooks';
import { historyWrite, type Actor } from '../history/history';
import { unknownNested, withBareRecords } from '../related/nestedRecords';
import { hasRelatedFields, affectsOthers, withoutRelated } from '../related/relatedFields';
import { isOfType, tableOf } from '../storage/naming';
import { lockConcerned, lockRecords } from '../related/locks';
import { refuseIfParent, resolveRecords } from '../related/resolveRecords';
import { concernedByRemoval, concernedBySave, losingLinks, writeRelated } from '../related/relatedWrites';
import { linkWrites, resolveRelations, resolveUploads, uploadLinkWrites } from './relations';
import { render } from '../storage/render';
import { isSameRecord } from './sameRecord';
import { sanitizeRecord } from './sanitize';
import { changedSearchWrite, type Searchable } from '../search/searchIndex';
import { toRow } from '../storage/columns';
import { foreignAssociations, keepLinks } from '../related/associations';
import { raiseListVersions, raiseRecordVersions } from '../related/raiseVersions';
import { inOneStatement, insertRow, updateRow } from '../storage/statements';
import type { Gap } from '../../../domain/translations/gaps';
import { gapsColumn, gapWrites, removeGapsWrite } from '../translations/gapWrites';

/** A record as it is answered: its JSON text and its version. */
export interface Stored {
  id: number;
  version: number;
  body: string;
}

type Values = Record<string, any>;
export type Current = { version: number; record: Values; body: string; gaps: readonly Gap[] };

/** One record as editors (`all`) or strangers (`public`) see it; undefined where there is none for them. One query, one more for what it is related to. */
export async function findRecord(db: Kysely<Tables>, type: ContentType<any>, id: number, view: 'all' | 'public'): Promise<Stored | undefined> {
  const shape = view === 'all' ? sql`body` : sql`public_body`;
  const visible = view === 'all' ? sql`true` : sql`is_public`;
  const { rows } = await sql<Stored>`/* prepared */
    select id, version, ${shape} as body from ${sql.table(tableOf(type))} where id = ${id} and ${isOfType(type)} and ${visible}`.execute(db);
  if (!rows[0] || !hasRelatedFields(type)) return rows[0];
  const [body = ''] = await compose(db, type, { view }, rows);
  return { ...rows[0], body };
}

/**
 * Creates a record. In: what a client sent. Errors: 422 with every problem at once.
 */
export async function createRecord(db: Kysely<Tables>, type: ContentType<any>, input: unknown, actor: Actor, after?: AfterWrite): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const stored = await insertRecord(trx, type, input, actor);
    await after?.(trx, stored.id);
    return stored;
  });
}

/** The same within a transaction of the caller's; an import may bring the moments with it, a restored record its id and version. */
export async function insertRecord(
  trx: Transaction<Tables>,
  type: ContentType<any>,
  input: unknown,
  actor: Actor,
  given: { createdAt?: string; updatedAt?: string; id?: number; version?: number } = {},
): Promise<Stored> {
  if (hasRelatedFields(type)) await lockRecords(trx, concernedBySave(type, given.id ?? null, input, null));
  const values = await checkInput(trx, type, input, null, null, given.id ?? null);
  const now = new Date().toISOString();
  const record = { ...values, id: given.id ?? (await nextId(trx, type)), createdAt: given.createdAt ?? now, updatedAt: given.updatedAt ?? now };
  return save(trx, type, record, null, actor, given.version);
}

async function nextId(trx: Transaction<Tables>, type: ContentType<any>): Promise<number> {
  const sequence = `${tableOf(type)}_id_seq`;
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass)::int as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

/**
 * Replaces a record; keys that the client left out keep their value. Where that changes nothing, the record keeps its
 * version and its history too; what else the save does happens all the same. `expected` is the version the client has seen.
 * Errors: 404; 412 with the current record when `expected` is stale and that record is not what was sent; 422 with every problem at once.
 */
export async function updateRecord(
  db: Kysely<Tables>,
  type: ContentType<any>,
  id: number,
  input: unknown,
  actor: Actor,
  expected: number | undefined,
  after?: AfterWrite,
): Promise<Stored> {
  return db.transaction().execute((trx) => changeRecord(trx, type, id, input, actor, expected, after));
}

/** The same within a transaction of the caller's. Who changes several in one locks all they concern first (`lockConcerned`), since one by one would be out of order. */
export async function changeRecord(
  trx: Transaction<Tables>,
  type: ContentType<any>,
  id: number,
  input: unknown,
  actor: Actor,
  expected?: number,
  after?: AfterWrite,
): Promise<Stored> {
  const current = await lockForSave(trx, type, id, input);
  const isStale = expected !== undefined && expected !== current.version;
  const values = await checkInput(trx, type, mergeInput(current, input), id, current.record).catch((error: unknown) => {
    throw isStale && error instanceof HttpProblem ? staleProblem(current) : error;
  });
  const { createdAt, updatedAt } = current.record;
  const isSame = isSameRecord(type, { ...values, id, createdAt, updatedAt }, current.record);
  // Whose answer got lost sends the same again: it is saved.
  if (isStale && !isSame) throw staleProblem(current);
  const stored = isSame
    ? { id, version: current.version, body: current.body }
    : await save(trx, type, { ...values, id, createdAt, updatedAt: new Date().toISOString() }, current, actor);
  await after?.(trx, id, isStale);
  return stored;
}

const staleProblem = ({ record, version }: Current) => HttpProblem.stale(record, version);

/**
 * What a record would be after a save, without saving it. In: as for `updateRecord`, `id` null for a new one. Out: the
 * values as editors read them, and the record they would replace. Errors as for `updateRecord`.
 */
export async function proposeRecord(trx: Transaction<Tables>, type: ContentType<any>, id: number | null, input: unknown, expected: number | undefined) {
  const current = id === null ? null : await readCurrent(trx, type, id, 'locked');
  if (current && expected !== undefined && expected !== current.version) throw staleProblem(current);
  const values = await checkInput(trx, type, current ? mergeInput(current, input) : input, id, current?.record ?? null);
  return { values, current: current?.record ?? null };
}

/** `input` may also say what it becomes, from what the record is now. */
const mergeInput = ({ record }: Current, input: unknown): unknown =>
  typeof input === 'function' ? { ...record, ...input(record) } : typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...record, ...input } : input;

/** How a record is removed. */
export interface Removal {
  /** The version the client has seen. */
  expected?: number | undefined;
  /** The query of the call: what its type lets a client say about it (`WriteHooks.beforeDelete`). */
  asked?: Query;
  after?: AfterWrite | undefined;
}

/** Deletes a record; its history stays. Errors as for `updateRecord`. */
export async function deleteRecord(db: Kysely<Tables>, type: ContentType<any>, id: number, actor: Actor, removal: Removal = {}): Promise<void> {
  await db.transaction().execute((trx) => removeRecord(trx, type, id, actor, removal));
}

/** The same within a transaction of the caller's. Errors: as above; 409 where other records stand below it. */
export async function removeRecord(trx: Transaction<Tables>, type: ContentType<any>, id: number, actor: Actor, { expected, asked = {}, after }: Removal = {}): Promise<void> {
  const current = await lockForRemoval(trx, type, id);
  if (expected !== undefined && expected !== current.version) throw staleProblem(current);
  if (affectsOthers(type)) await refuseIfParent(trx, type, id);
  const kept: Values = {};
  for (const { beforeDelete } of hooksOf(type)) Object.assign(kept, await beforeDelete?.(trx, id, asked));
  const others = await losingLinks(trx, type, [id]);
  await inOneStatement(trx, [
    sql`delete from ${sql.table(tableOf(type))} where id = ${id}`,
    sql`delete from search_index where resource = ${type.name} and record_id = ${id}`,
    removeGapsWrite(type, id),
    historyWrite(type, { id, version: current.version + 1, action: 'delete', actor, body: JSON.stringify({ ...current.record, ...kept }) }),
    raiseListVersions(type, changedBeside(type, null, current.record)),
  ]);
  for (const { type: other, ids } of others) await raiseRecordVersions(trx, other, ids, actor);
  await after?.(trx, id);
}

/** Locks the record, and what saving it writes beside, until the transaction ends: of two people who save one comes first. */
async function lockForSave(trx: Transaction<Tables>, type: ContentType<any>, id: number, input: unknown): Promise<Current> {
  // Those that lead to it are no business of a save.
  if (!hasRelatedFields(type)) return readCurrent(trx, type, id, 'locked');
  return lockConcerned(trx, async () => {
    const current = await readCurrent(trx, type, id);
    return { found: current, concerned: concernedBySave(type, id, mergeInput(current, input), current.record) };
  });
}

/** The same for removing it. */
async function lockForRemoval(trx: Transaction<Tables>, type: ContentType<any>, id: number): Promise<Current> {
  if (!affectsOthers(type)) return readCurrent(trx, type, id, 'locked');
  return lockConcerned(trx, async () => ({ found: await readCurrent(trx, type, id), concerned: await concernedByRemoval(trx, type, [id]) }));
}

/** A record as editors read it, within a transaction of the caller's. Errors: 404. */
export async function readCurrent(trx: Transaction<Tables>, type: ContentType<any>, id: number, how?: 'locked'): Promise<Current> {
  const { rows } = await sql<Stored & { gaps: Gap[] | null }>`/* prepared */
    select id, version, body, ${gapsColumn(type)} as gaps from ${sql.table(tableOf(type))} where id = ${id} and ${isOfType(type)} ${how === 'locked' ? sql`for no key update` : sql``}`.execute(trx);
  if (!rows[0]) throw HttpProblem.notFound();
  const { version, gaps } = rows[0];
  const [body = ''] = await compose(trx, type, { view: 'all' }, rows);
  return { version, body, record: JSON.parse(body), gaps: gaps ?? [] };
}

/**
 * What a client sent, checked by the declaration, sanitised, its relations and files found. `id`, `before`: of the record that it
 * changes, null for a new one; `owner`: whose rows it may bring with it, where a new one is an old one.
 */
async function checkInput(trx: Transaction<Tables>, type: ContentType<any>, input: unknown, id: number | null, before: Values | null, owner = id): Promise<Values> {
  const read = readInput(type, input, before);
  const { value, errors } = await completed(type, read.value, read.errors, before);
  const harmless = sanitizeRecord(type, value as Values & { translations: Record<string, Values> });
  const named = await resolveRelations(trx, type, harmless, before);
  const { record, errors: unknownFiles } = await resolveUploads(trx, type, { ...named.record });
  const problems: FieldError[] = [...errors, ...named.errors, ...unknownFiles];
  // What is not even well-formed cannot be looked up.
  if (hasRelatedFields(type) && errors.length === 0) {
    problems.push(...(await resolveRecords(trx, type, record, id)), ...(await unknownNested(trx, type, record)), ...(await foreignAssociations(trx, type, record, owner)));
  }
  if (problems.length > 0) throw HttpProblem.invalid(problems);
  keepLinks(type, record, before);
  return record;
}

/** With what the folder of the type has to say of the values. */
async function completed(type: ContentType<any>, value: Values, errors: FieldError[], before: Values | null): Promise<{ value: Values; errors: FieldError[] }> {
  let [values, problems] = [value, errors];
  for (const { complete } of hooksOf(type)) {
    const made = await complete?.(values, before);
    if (made) [values, problems] = [made.values, [...problems, ...made.errors]];
  }
  return { value: values, errors: problems };
}

async function save(
  trx: Transaction<Tables>,
  type: ContentType<any>,
  record: Values,
  before: Current | null,
  actor: Actor,
  version = (before?.version ?? 0) + 1,
): Promise<Stored> {
  const { id } = record as { id: number };
  const kept = withBareRecords(type, record);
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
    ...gapWrites(type, record, before, { version, at: record.updatedAt, actor }),
  ];
  const inTheEnd = (body: string) => [historyWrite(type, { id, version, action: before ? 'update' : 'create', actor, body }), raiseListVersions(type, changedBeside(type, record, before?.record ?? null))];
  if (!hasRelatedFields(type)) {
    await inOneStatement(trx, [...ofTheRow, ...inTheEnd(rendered.body)]);
    return { id, version, body: rendered.body };
  }
  await inOneStatement(trx, ofTheRow);
  await writeRelated(trx, type, id, record, before?.record ?? null, actor);
  const [body = ''] = await compose(trx, type, { view: 'all' }, [{ id, body: rendered.body }]);
  await inOneStatement(trx, inTheEnd(body));
  return { id, version, body };
}
