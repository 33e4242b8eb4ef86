import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { isStale, versionTag, type SeenVersion } from '../../http/entityTags';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { compose } from '../read/compose';
import { checkInput } from './checkInput';
import { changedBeside, type AfterWrite } from './hooks';
import { historyWrite, movedInHistory, type Actor } from './historyRows';
import { withBareRecords } from '../read/nestedRecords';
import { hasRelatedFields, withoutRelated } from '../related/relatedFields';
import { isOfType, tableOf } from '../storage/naming';
import { Concerned, lockConcerned, lockRecords } from '../related/locks';
import { concernedBySave, writeRelated } from './relatedWrites';
import { linkWrites, uploadLinkWrites } from './relations';
import { render } from '../storage/render';
import { isSameRecord, isSentBack } from './sameRecord';
import { changedSearchWrite, type Searchable } from '../search/searchIndex';
import { toRow } from '../storage/columns';
import { raiseListVersions } from './raiseVersions';
import { inOneStatement, insertRow, updateRow } from '../storage/statements';
import type { Gap } from '../../../domain/translations/gaps';
import { gapsColumn, gapWrites } from './gapWrites';

/** A record as it is answered: its JSON text and its version. */
export interface Stored {
  id: number;
  version: number;
  body: string;
}

type Values = Record<string, any>;
export type Current = { version: number; record: Values; body: string; gaps: readonly Gap[] };

/**
 * One record as editors (`all`) or strangers (`public`) see it; undefined where there is none for them. One query, one
 * more for what it is related to.
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
    select id, version, ${shape} as body from ${sql.table(tableOf(type))} where id = ${id} and ${isOfType(type)} and ${visible}`.execute(
    db,
  );
  if (!rows[0] || !hasRelatedFields(type)) return rows[0];
  const [body = ''] = await compose(db, type, { view }, rows);
  return { ...rows[0], body };
}

/**
 * Creates a record. In: what a client sent. Errors: 422 with every problem at once.
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
 * The same within a transaction of the caller's; an import may bring the moments with it, a restored record its id and
 * version.
 */
export async function insertRecord(
  trx: Transaction<Tables>,
  type: ContentType,
  input: unknown,
  actor: Actor,
  given: { createdAt?: string; updatedAt?: string; id?: number; version?: number } = {},
): Promise<Stored> {
  if (hasRelatedFields(type)) await lockRecords(trx, concernedBySave(type, given.id ?? null, input, null));
  const values = await checkInput(trx, type, input, null, null, given.id ?? null);
  const now = new Date().toISOString();
  const record = {
    ...values,
    id: given.id ?? (await nextId(trx, type)),
    createdAt: given.createdAt ?? now,
    updatedAt: given.updatedAt ?? now,
  };
  return save(trx, type, record, null, actor, given);
}

async function nextId(trx: Transaction<Tables>, type: ContentType): Promise<number> {
  const sequence = `${tableOf(type)}_id_seq`;
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass)::int as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

/**
 * Replaces a record; keys that the client left out keep their value. Where that changes nothing, the record keeps its
 * version and its history too; what else the save does happens all the same. One that only gets another place in its
 * list gets a version, but nobody has changed it: its history and its moment stay. `expected` is the version the client has
 * seen. Errors: 404; 412 with the current record when `expected` is stale and that record is not what was sent; 422
 * with every problem at once.
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
 * The same within a transaction of the caller's. Who changes several in one locks all they concern first
 * (`lockConcerned`), since one by one would be out of order.
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
    isSentBack(type, input, current.record) ||
    isSameRecord(type, { ...values, id, createdAt, updatedAt }, current.record);
  // Whose answer got lost sends the same again: it is saved.
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
      ? await save(trx, type, { ...values, id, createdAt, updatedAt }, current, null, { isMoved })
      : await save(trx, type, { ...values, id, createdAt, updatedAt: new Date().toISOString() }, current, actor);
  await after?.(trx, id, { isSame, isRepeated: isLate });
  return stored;
}

/** What somebody is told who has seen another version. */
export const staleProblem = (current: Current) => HttpProblem.stale(current.record, versionTag(writtenOf(current)));

/** Whether somebody has seen another version than the one there is. */
export const isStaleFor = (seen: SeenVersion | undefined, current: Current) => isStale(seen, writtenOf(current));

const writtenOf = ({ version, record }: Current) => ({ version, updatedAt: record.updatedAt as string });

/**
 * What a record would be after a save, without saving it. In: as for `updateRecord`, `id` null for a new one. Out: the
 * values as editors read them, and the record they would replace. Errors as for `updateRecord`.
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

/** `input` may also say what it becomes, from what the record is now. */
const mergeInput = ({ record }: Current, input: unknown): unknown =>
  typeof input === 'function'
    ? { ...record, ...input(record) }
    : typeof input === 'object' && input !== null && !Array.isArray(input)
      ? { ...record, ...input }
      : input;

/**
 * Locks the record, and what saving it writes beside, until the transaction ends: of two people who save one comes
 * first.
 */
async function lockForSave(trx: Transaction<Tables>, type: ContentType, id: number, input: unknown): Promise<Current> {
  // Those that lead to it are no business of a save.
  if (!hasRelatedFields(type)) return readCurrent(trx, type, id, 'locked');
  return lockConcerned(trx, new Concerned().add(type, [id]), async () => {
    const current = await readCurrent(trx, type, id);
    return { found: current, concerned: concernedBySave(type, id, mergeInput(current, input), current.record) };
  });
}

/** A record as editors read it, within a transaction of the caller's. Errors: 404. */
export async function readCurrent(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  how?: 'locked',
): Promise<Current> {
  const { rows } = await sql<Stored & { gaps: Gap[] | null }>`
    select id, version, body, ${gapsColumn(type)} as gaps from ${sql.table(tableOf(type))} where id = ${id} and ${isOfType(type)} ${how === 'locked' ? sql`for no key update` : sql``}`.execute(
    trx,
  );
  if (!rows[0]) throw HttpProblem.notFound();
  const { version, gaps } = rows[0];
  const [body = ''] = await compose(trx, type, { view: 'all' }, rows);
  return { version, body, record: JSON.parse(body), gaps: gaps ?? [] };
}

async function save(
  trx: Transaction<Tables>,
  type: ContentType,
  record: Values,
  before: Current | null,
  actor: Actor,
  { version = (before?.version ?? 0) + 1, isMoved = false }: { version?: number; isMoved?: boolean } = {},
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
  const inTheEnd = (body: string) => [
    isMoved
      ? movedInHistory(type, id, record.position)
      : historyWrite(type, { id, version, action: before ? 'update' : 'create', actor, body }),
    raiseListVersions(type, changedBeside(type, record, before?.record ?? null)),
  ];
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
