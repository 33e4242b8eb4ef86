import { sql, type Transaction } from 'kysely';
import { nameOf, type ContentType } from '../../domain/contentType';
import { inboxTypeFor, type InboxType } from '../../domain/inbox/inbox';
import { merge } from '../../domain/review/merge';
import { isEqual } from '../../domain/review/equal';
import { placesOf, valueAt, type Side } from '../../domain/review/places';
import { hasRelatedFields } from '../engine/related/relatedFields';
import type { Text } from '../engine/read/joinRelations';
import { isOfType, tableOf } from '../engine/storage/naming';
import { insertMany, populate, readNames } from '../engine/write/bulkInsert';
import { addHistoryEntries } from '../engine/write/raiseVersions';
import { hooksOf } from '../engine/write/hooks';
import { resolveRelations } from '../engine/write/relations';
import { resolveRecords } from '../engine/related/resolveRecords';
import { removeRecord } from '../engine/write/removeRecord';
import { readCurrent, replaceRecord, type Current } from '../engine/write/repository';
import { isSameRecord } from '../engine/write/sameRecord';
import { HttpProblem } from '../http/problems';
import { fingerprint } from '../inbox/fingerprint';
import { addItem, changeItem } from '../inbox/writeItems';
import type { Tables } from '../tables';
import { writeAreas } from '../types/regions/areas';
import { toMoment } from '../../domain/values/moments';
import { cleanRecord, isNothing } from './clean';
import { addEmployments, withKnownEmployments, type Employments } from './employments';
import { momentsOf, pluralOf, typeOf, valuesOf, type Mapping, type Say } from './mapping';
import { broughtIn, inBatches, source, write, type Moving } from './moving';
import type { Parents } from './parents';
import { linkedFrom, tableOfEntity } from './schema';
import type { Row } from './stage';

type Values = Record<string, any>;
type Trx = Transaction<Tables>;

/** A record as the dump has it, in our form. */
interface Prepared {
  id: number;
  values: Values;
  createdAt: string;
  updatedAt: string;
  fingerprint: string;
  /** When the person was last asked to confirm their data; null for never. */
  askedAt: string | null;
}

/** What was brought in last of a record, and what became of it. */
interface Memory {
  foreign_id: string;
  merged: Side | null;
  merged_fingerprint: string | null;
  dismissed_fingerprint: string | null;
}

const batch = 200;

/** What is written of one type: its rows of the dump, then what the dump no longer has. */
export async function moveRecords(
  moving: Moving,
  mapping: Mapping,
  { parents, employments }: { parents: Parents; employments: Employments },
): Promise<void> {
  const type = typeOf(mapping);
  const table = tableOfEntity(mapping.entity);
  const isMine = mapping.rows ?? (() => true);
  const ids = new Set<number>();
  // Those above come before those below.
  for (let depth = 0; depth <= parents.deepest(mapping.entity); depth += 1) {
    let prepared: Prepared[] = [];
    const flush = async () => {
      if (!moving.isDry && prepared.length > 0) await writeBatch(moving, type, prepared, employments);
      prepared = [];
    };
    for await (const row of moving.staged.rows(table)) {
      const id = Number(row.id);
      if (!isMine(row) || parents.depthOf(mapping.entity, id) !== depth) continue;
      ids.add(id);
      moving.onRecord();
      prepared.push(await prepare(moving, mapping, row, parents, employments));
      if (prepared.length >= batch) await flush();
    }
    await flush();
  }
  if (moving.isDry) return;
  await addFirstHistory(moving, type);
  await forgetGone(moving, type, table, ids);
}

async function prepare(
  moving: Moving,
  mapping: Mapping,
  row: Row,
  parents: Parents,
  employments: Employments,
): Promise<Prepared> {
  const type = typeOf(mapping);
  const { known, findings, instance } = moving;
  const [table, id] = [tableOfEntity(mapping.entity), Number(row.id)];
  const say: Say = (kind, field, before, after, why) => findings.add({ table, id, field, kind, before, after, why });
  const given = valuesOf(mapping, row, (to) => moving.linked(mapping.entity, to, id), instance, say);
  if ('parent' in given) given.parent = parents.of(mapping.entity, id, given.parent, say);
  if (mapping.type === 'contacts/person') given.employments = employments.of(row, say);
  const values = await completed(
    type,
    cleanRecord(type, interpreted(type, given, say), { known, say, ...(mapping.isUtc && { isUtc: true }) }),
    say,
  );
  employments.sayUnheld(mapping.type, row, values, say);
  for (const to of linkedFrom(mapping.entity)) moving.tookLinks(mapping.entity, to, values[pluralOf(to)]);
  for (const { contactGroups } of (values.employments ?? []) as Values[])
    moving.tookLinks('contact_group', 'employment', contactGroups);
  const askedAt = askedAtOf(row);
  if (row.verification_email_sent_date && !askedAt)
    say(
      'leftOut',
      'verificationEmailSentDate',
      row.verification_email_sent_date,
      null,
      'Diesen Zeitpunkt gibt es nicht',
    );
  return {
    id,
    values,
    ...momentsOf(row, moving.now, say),
    fingerprint: fingerprintOf(values),
    askedAt,
  };
}

const askedAtOf = ({ verification_email_sent_date: at }: Row): string | null =>
  (at && !at.startsWith('0000') && toMoment(at)) || null;

/** In the words of our fields, where a type reads others into them. */
function interpreted(type: ContentType, given: Values, say: Say): Values {
  if (!type.interpret) return given;
  const empty = Array.isArray(given.config) && given.config.length === 0;
  const { input, errors } = type.interpret(
    { ...given, type: given.type ?? undefined, ...((empty || given.config === null) && { config: {} }) },
    null,
  );
  for (const { field, message } of errors) say('leftOut', field, given[field], undefined, message);
  // Of a type that does not use it, or that nobody knows.
  if (!isNothing(given.config) && errors.length === 0 && isNothing(input.elements ?? input.markers))
    say('leftOut', 'config', given.config, undefined, 'Dafür gibt es bei diesem Typ kein Feld');
  for (const [name, value] of Object.entries(given))
    if (
      name !== 'config' &&
      value &&
      !Array.isArray(value) &&
      input[name] !== value &&
      (input[name] === '' || input[name] === null)
    )
      say('leftOut', name, value, input[name], 'Steht schon im gewählten Wert (Lizenz)');
  return input;
}

/** With what the folder of the type says of the values: a drawing is made harmless there. */
async function completed(type: ContentType, values: Values, say: Say): Promise<Values> {
  let kept = values;
  for (const { complete } of hooksOf(type)) {
    const made = await complete?.(kept, null);
    if (!made) continue;
    const { values: after, errors } = made;
    if ('svg' in kept && after.svg !== kept.svg)
      say('changed', 'svg', kept.svg, after.svg, 'Zeichnung ohne Skripte und in einer Schreibweise');
    kept = after;
    for (const { field, message } of errors) {
      if (field !== 'svg') {
        say('note', field, values[field], values[field], message);
        continue;
      }
      // What cannot be shown harmlessly is not shown.
      say('changed', 'svg', values.svg, '', message);
      kept = { ...kept, svg: '', isPublic: false };
    }
  }
  return kept;
}

/** What a record says, whatever ids its employments have got: each save gives them new ones. */
const fingerprintOf = (values: Values): string =>
  fingerprint({
    ...values,
    ...(Array.isArray(values.employments) && {
      employments: (values.employments as Values[]).map(({ id: _id, ...item }) => item),
    }),
  });

const itemTypeOf = ({ name }: ContentType): InboxType => inboxTypeFor(name) as InboxType;

async function writeBatch(
  moving: Moving,
  type: ContentType,
  prepared: readonly Prepared[],
  employments: Employments,
): Promise<void> {
  const ids = prepared.map(({ id }) => id);
  await write(moving, async (trx) => {
    const memories = await memoriesOf(trx, type, ids);
    const { rows: there } = await sql<{
      id: number;
    }>`select id from ${sql.table(tableOf(type))} where id = any(${ids}::int[])`.execute(trx);
    const present = new Set(there.map(({ id }) => id));
    const fresh = prepared.filter(({ id }) => !present.has(id) && !memories.has(id));
    await insertFresh(trx, type, fresh, employments);
    await rememberAsking(trx, prepared);
    for (const one of prepared) {
      const memory = memories.get(one.id);
      if (!memory && present.has(one.id))
        sayOf(moving, type, one.id)(
          '',
          one.values,
          undefined,
          'Unter dieser Id steht hier ein anderer Eintrag: nicht übernommen',
        );
      if (memory && memory.merged_fingerprint !== one.fingerprint && memory.dismissed_fingerprint !== one.fingerprint)
        await bringChange(trx, moving, type, one, memory);
    }
  });
}

/** Whoever was asked there shows it here; the link of that mail is of no use any more. */
async function rememberAsking(trx: Trx, prepared: readonly Prepared[]): Promise<void> {
  for (const { id, askedAt } of prepared)
    if (askedAt)
      await sql`insert into submissions (kind, code_hash, record_id, created_at, expires_at, used_at, outcome)
        values ('contact_verification', ${`${source} ${id}`}, ${id}, ${askedAt}, ${askedAt}, ${askedAt}, 'superseded')
        on conflict (code_hash) do update set created_at = excluded.created_at`.execute(trx);
}

async function memoriesOf(trx: Trx, type: ContentType, ids: readonly number[]): Promise<Map<number, Memory>> {
  const rows = await trx
    .selectFrom('source_records')
    .select(['foreign_id', 'merged', 'merged_fingerprint', 'dismissed_fingerprint'])
    .where('source', '=', source)
    .where('type', '=', itemTypeOf(type))
    .where('foreign_id', 'in', ids.map(String))
    .execute();
  return new Map(rows.map((row) => [Number(row.foreign_id), row as Memory]));
}

async function insertFresh(
  trx: Trx,
  type: ContentType,
  fresh: readonly Prepared[],
  employments: Employments,
): Promise<void> {
  if (fresh.length === 0) return;
  const records = fresh.map(({ id, values, createdAt, updatedAt }) => ({ ...values, id, createdAt, updatedAt }));
  await insertMany(trx, type, records as unknown as Parameters<typeof insertMany>[2], await readNames(trx, type), {
    isIndexed: false,
  });
  await addEmployments(trx, type, records, employments);
  const ids = fresh.map(({ id }) => id);
  if (type.name === 'regions') await writeAreas(trx, ids);
  await sql`update history set user_email = ${broughtIn.email}, at = now()
    where resource = ${type.name} and record_id = any(${ids}::int[]) and action = 'create' and user_email is null`.execute(
    trx,
  );
  await populate(
    trx,
    'source_records',
    fresh.map(({ id, values, fingerprint: merged_fingerprint }) => ({
      source,
      type: itemTypeOf(type),
      foreign_id: String(id),
      record_id: id,
      merged: remembered(type, values),
      merged_fingerprint,
      updated_at: new Date().toISOString(),
    })),
  );
}

/** Who works for an organisation is said by the persons. */
function remembered(type: ContentType, values: Values): Values {
  if (type.name !== 'contacts/company') return values;
  const { employments: _employments, ...own } = values;
  return own;
}

/**
 * Brings what has changed there since the last run. What somebody has changed here stays; where both have changed the
 * same, a proposal says what stands there.
 */
async function bringChange(
  trx: Trx,
  moving: Moving,
  type: ContentType,
  one: Prepared,
  { merged: base }: Memory,
): Promise<void> {
  const { id, fingerprint: hash } = one;
  const open = await openItem(trx, type, id);
  if (open?.fingerprint === hash) return;
  const current = await readCurrent(trx, type, id, 'locked').catch((error: unknown) => {
    if (error instanceof HttpProblem && error.status === 404) return null;
    throw error;
  });
  const say = sayOf(moving, type, id);
  if (!current) {
    await propose(trx, type, one, base, 'new', open);
    return say(
      '',
      one.values,
      undefined,
      'Hier gelöscht, im bisherigen System seither geändert: als Vorschlag im Posteingang',
    );
  }
  const theirs = theirsOf(type, one.values, current, base);
  const { record, conflicts } = merge(type, { base: base ?? {}, ours: current.record, theirs });
  const moments = { id, createdAt: current.record.createdAt, updatedAt: current.record.updatedAt };
  if (!isSameRecord(type, { ...record, ...moments }, current.record))
    await replaceRecord(trx, type, id, record, broughtIn, one.updatedAt);
  for (const { place, ours, theirs: said } of conflicts)
    say(place.path, said, ours, 'Hier und im bisherigen System geändert: als Vorschlag im Posteingang');
  if (conflicts.length > 0) await propose(trx, type, { ...one, values: theirs }, base, 'update', open);
  else
    await trx
      .updateTable('source_records')
      .set({ merged: JSON.stringify(remembered(type, theirs)), merged_fingerprint: hash, updated_at: new Date() })
      .where('source', '=', source)
      .where('type', '=', itemTypeOf(type))
      .where('foreign_id', '=', String(id))
      .execute();
}

function theirsOf(type: ContentType, values: Values, current: Current, base: Side | null): Values {
  if (type.name === 'contacts/company') return { ...values, employments: current.record.employments };
  return type.name === 'contacts/person' ? withKnownEmployments(values, base) : values;
}

const openItem = (trx: Trx, type: ContentType, id: number) =>
  trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('source', '=', source)
    .where('type', '=', itemTypeOf(type))
    .where('foreign_id', '=', String(id))
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();

async function propose(
  trx: Trx,
  type: ContentType,
  { id, values, fingerprint: hash }: Pick<Prepared, 'id' | 'values' | 'fingerprint'>,
  base: Side | null,
  status: 'new' | 'update' | 'deleted',
  open: Awaited<ReturnType<typeof openItem>>,
): Promise<void> {
  // With what entries are called, as reviews show them.
  const { record: named } = await resolveRelations(trx, type, { ...values });
  await resolveRecords(trx, type, named, status === 'new' ? null : id);
  const item = {
    title: nameOf(type, values) || `${type.label.singular} ${id}`,
    status,
    internalId: status === 'new' ? null : id,
    foreignId: String(id),
    data: values,
    normalizedData: status === 'deleted' ? {} : named,
    base,
    fingerprint: hash,
  };
  if (open) await changeItem(trx, open, item);
  else await addItem(trx, { type: itemTypeOf(type), source, ...item });
}

function sayOf({ findings }: Moving, type: ContentType, id: number) {
  return (field: string, before: unknown, after: unknown, why: string) =>
    findings.add({ table: tableNamed(type), id, field, kind: 'note', before, after, why });
}

const tableNamed = (type: ContentType): string => `pv_${tableOf(type).replace(/ies$/, 'y').replace(/s$/, '')}`;

/** The history of those that are shown with others begins when all of them are there. */
async function addFirstHistory(moving: Moving, type: ContentType): Promise<void> {
  if (!hasRelatedFields(type)) return;
  for (let last = 0; ;) {
    const rows = await write(moving, async (trx) => {
      const { rows: some } = await sql<Text & { version: number }>`
        select id, version, body from ${sql.table(tableOf(type))} r where ${isOfType(type)} and id > ${last}
          and not exists (select from history h where h.resource = ${type.name} and h.record_id = r.id) order by id limit ${batch}`.execute(
        trx,
      );
      await addHistoryEntries(trx, type, some, 'create', broughtIn);
      return some;
    });
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** What the dump no longer has: removed here too, but what somebody has changed here. */
async function forgetGone(moving: Moving, type: ContentType, table: string, ids: ReadonlySet<number>): Promise<void> {
  const known = await moving.db
    .selectFrom('source_records')
    .select('foreign_id')
    .where('source', '=', source)
    .where('type', '=', itemTypeOf(type))
    .execute();
  const gone = known.map(({ foreign_id }) => Number(foreign_id)).filter((id) => !ids.has(id));
  for (const some of inBatches(gone, 1))
    await write(moving, async (trx) => {
      for (const id of some) await removeGone(trx, moving, type, table, id);
    });
}

const goneFingerprint = 'deleted';

async function removeGone(trx: Trx, moving: Moving, type: ContentType, table: string, id: number): Promise<void> {
  const memory = (await memoriesOf(trx, type, [id])).get(id);
  const open = await openItem(trx, type, id);
  if (open?.fingerprint === goneFingerprint || memory?.dismissed_fingerprint === goneFingerprint) return;
  const forget = () =>
    trx
      .deleteFrom('source_records')
      .where('source', '=', source)
      .where('type', '=', itemTypeOf(type))
      .where('foreign_id', '=', String(id))
      .execute();
  const current = await readCurrent(trx, type, id, 'locked').catch(() => null);
  if (!current) return void (await forget());
  const add = (kind: 'changed' | 'note', why: string) =>
    moving.findings.add({ table, id, field: '', kind, before: nameOf(type, current.record), after: undefined, why });
  const former = theirsOf(type, { ...memory?.merged }, current, memory?.merged ?? null);
  const isOurs = !placesOf(type).every((place) =>
    isEqual(place.declared, valueAt(former, place), valueAt(current.record, place)),
  );
  if (!isOurs) {
    try {
      await sql`savepoint before_removal`.execute(trx);
      await removeRecord(trx, type, id, broughtIn);
      await forget();
      return add('note', 'Im bisherigen System gelöscht, hier auch');
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      await sql`rollback to savepoint before_removal`.execute(trx);
    }
  }
  await propose(
    trx,
    type,
    { id, values: current.record, fingerprint: goneFingerprint },
    memory?.merged ?? null,
    'deleted',
    open,
  );
  add('note', 'Im bisherigen System gelöscht, hier geändert oder gebraucht: als Vorschlag im Posteingang');
}
