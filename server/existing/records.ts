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
import { addHistoryEntries } from '../engine/write/bumpVersions';
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
import { toTimestamp } from '../../domain/values/timestamps';
import { cleanRecord, isEmptyValue } from './clean';
import { addEmployments, withKnownEmployments, type Employments } from './employments';
import { timestampsOf, pluralOf, typeOf, valuesOf, type Mapping, type ReportFinding } from './mapping';
import { importActor, inBatches, source, write, type ImportRun } from './importRun';
import type { Parents } from './parents';
import { linkedFrom, tableOfEntity } from './schema';
import type { Row } from './stage';

type Values = Record<string, any>;
type Trx = Transaction<Tables>;

/** A record of the dump, converted to our fields. */
interface Prepared {
  id: number;
  values: Values;
  createdAt: string;
  updatedAt: string;
  fingerprint: string;
  /** When the person was last asked to confirm their data; null for never. */
  askedAt: string | null;
}

/** The last imported state of a record, and what became of it. */
interface Memory {
  foreign_id: string;
  merged: Side | null;
  merged_fingerprint: string | null;
  dismissed_fingerprint: string | null;
}

const batch = 200;

/** Imports the records of a type, then removes those that are no longer in the dump. */
export async function importRecords(
  run: ImportRun,
  mapping: Mapping,
  { parents, employments }: { parents: Parents; employments: Employments },
): Promise<void> {
  const type = typeOf(mapping);
  const table = tableOfEntity(mapping.entity);
  const isMine = mapping.rows ?? (() => true);
  const ids = new Set<number>();
  // Parents come before their children.
  for (let depth = 0; depth <= parents.deepest(mapping.entity); depth += 1) {
    let prepared: Prepared[] = [];
    const flush = async () => {
      if (!run.isDry && prepared.length > 0) await writeBatch(run, type, prepared, employments);
      prepared = [];
    };
    for await (const row of run.staged.rows(table)) {
      const id = Number(row.id);
      if (!isMine(row) || parents.depthOf(mapping.entity, id) !== depth) continue;
      ids.add(id);
      run.onRecord();
      prepared.push(await prepare(run, mapping, row, parents, employments));
      if (prepared.length >= batch) await flush();
    }
    await flush();
  }
  if (run.isDry) return;
  await addFirstHistory(run, type);
  await removeMissing(run, type, table, ids);
}

async function prepare(
  run: ImportRun,
  mapping: Mapping,
  row: Row,
  parents: Parents,
  employments: Employments,
): Promise<Prepared> {
  const type = typeOf(mapping);
  const { known, findings, instance } = run;
  const [table, id] = [tableOfEntity(mapping.entity), Number(row.id)];
  const report: ReportFinding = (kind, field, before, after, why) =>
    findings.add({ table, id, field, kind, before, after, why });
  const given = valuesOf(mapping, row, (to) => run.linked(mapping.entity, to, id), instance, report);
  if ('parent' in given) given.parent = parents.of(mapping.entity, id, given.parent, report);
  if (mapping.type === 'contacts/person') given.employments = employments.of(row, report);
  const values = await completed(
    type,
    cleanRecord(type, interpreted(type, given, report), { known, report, ...(mapping.isUtc && { isUtc: true }) }),
    report,
  );
  employments.reportUnheld(mapping.type, row, values, report);
  for (const to of linkedFrom(mapping.entity)) run.tookLinks(mapping.entity, to, values[pluralOf(to)]);
  for (const { contactGroups } of (values.employments ?? []) as Values[])
    run.tookLinks('contact_group', 'employment', contactGroups);
  const askedAt = verificationSentAt(row);
  if (row.verification_email_sent_date && !askedAt)
    report(
      'leftOut',
      'verificationEmailSentDate',
      row.verification_email_sent_date,
      null,
      'Diesen Zeitpunkt gibt es nicht',
    );
  return {
    id,
    values,
    ...timestampsOf(row, run.now, report),
    fingerprint: fingerprintOf(values),
    askedAt,
  };
}

const verificationSentAt = ({ verification_email_sent_date: at }: Row): string | null =>
  (at && !at.startsWith('0000') && toTimestamp(at)) || null;

/** Applies the type's `interpret`, which converts keys that existing clients use. */
function interpreted(type: ContentType, given: Values, report: ReportFinding): Values {
  if (!type.interpret) return given;
  const empty = Array.isArray(given.config) && given.config.length === 0;
  const { input, errors } = type.interpret(
    { ...given, type: given.type ?? undefined, ...((empty || given.config === null) && { config: {} }) },
    null,
  );
  for (const { field, message } of errors) report('leftOut', field, given[field], undefined, message);
  // The type does not use it, or the type is unknown.
  if (!isEmptyValue(given.config) && errors.length === 0 && isEmptyValue(input.elements ?? input.markers))
    report('leftOut', 'config', given.config, undefined, 'Dafür gibt es bei diesem Typ kein Feld');
  for (const [name, value] of Object.entries(given))
    if (
      name !== 'config' &&
      value &&
      !Array.isArray(value) &&
      input[name] !== value &&
      (input[name] === '' || input[name] === null)
    )
      report('leftOut', name, value, input[name], 'Steht schon im gewählten Wert (Lizenz)');
  return input;
}

/** Applies the `complete` hooks of the type, which sanitize drawings. */
async function completed(type: ContentType, values: Values, report: ReportFinding): Promise<Values> {
  let kept = values;
  for (const { complete } of hooksOf(type)) {
    const made = await complete?.(kept, null);
    if (!made) continue;
    const { values: after, errors } = made;
    if ('svg' in kept && after.svg !== kept.svg)
      report('changed', 'svg', kept.svg, after.svg, 'Zeichnung ohne Skripte und in einer Schreibweise');
    kept = after;
    for (const { field, message } of errors) {
      if (field !== 'svg') {
        report('note', field, values[field], values[field], message);
        continue;
      }
      // A drawing that cannot be sanitized is removed.
      report('changed', 'svg', values.svg, '', message);
      kept = { ...kept, svg: '', isPublic: false };
    }
  }
  return kept;
}

/** The fingerprint of a record, without the ids of employments, which change with each save. */
const fingerprintOf = (values: Values): string =>
  fingerprint({
    ...values,
    ...(Array.isArray(values.employments) && {
      employments: (values.employments as Values[]).map(({ id: _id, ...item }) => item),
    }),
  });

const itemTypeOf = ({ name }: ContentType): InboxType => inboxTypeFor(name) as InboxType;

async function writeBatch(
  run: ImportRun,
  type: ContentType,
  prepared: readonly Prepared[],
  employments: Employments,
): Promise<void> {
  const ids = prepared.map(({ id }) => id);
  await write(run, async (trx) => {
    const memories = await memoriesOf(trx, type, ids);
    const { rows: there } = await sql<{
      id: number;
    }>`select id from ${sql.table(tableOf(type))} where id = any(${ids}::int[])`.execute(trx);
    const present = new Set(there.map(({ id }) => id));
    const fresh = prepared.filter(({ id }) => !present.has(id) && !memories.has(id));
    await insertFresh(trx, type, fresh, employments);
    await importVerificationDates(trx, prepared);
    for (const one of prepared) {
      const memory = memories.get(one.id);
      if (!memory && present.has(one.id))
        reportFor(run, type, one.id)(
          '',
          one.values,
          undefined,
          'Unter dieser Id steht hier ein anderer Eintrag: nicht übernommen',
        );
      if (memory && memory.merged_fingerprint !== one.fingerprint && memory.dismissed_fingerprint !== one.fingerprint)
        await importChange(trx, run, type, one, memory);
    }
  });
}

/** Stores when contacts were last asked to confirm their data. The links in those mails no longer work. */
async function importVerificationDates(trx: Trx, prepared: readonly Prepared[]): Promise<void> {
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
  await sql`update history set user_email = ${importActor.email}, at = now()
    where resource = ${type.name} and record_id = any(${ids}::int[]) and action = 'create'
      and user_email is null`.execute(trx);
  await populate(
    trx,
    'source_records',
    fresh.map(({ id, values, fingerprint: merged_fingerprint }) => ({
      source,
      type: itemTypeOf(type),
      foreign_id: String(id),
      record_id: id,
      merged: rememberedValues(type, values),
      merged_fingerprint,
      updated_at: new Date().toISOString(),
    })),
  );
}

/** Employments of an organisation are imported with the people. */
function rememberedValues(type: ContentType, values: Values): Values {
  if (type.name !== 'contacts/company') return values;
  const { employments: _employments, ...own } = values;
  return own;
}

/**
 * Imports changes since the last run. Changes made here stay; if both systems have changed the same field, the other
 * system's change becomes a proposal.
 */
async function importChange(
  trx: Trx,
  run: ImportRun,
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
  const report = reportFor(run, type, id);
  if (!current) {
    await propose(trx, type, one, base, 'new', open);
    return report(
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
    await replaceRecord(trx, type, id, record, importActor, one.updatedAt);
  for (const { place, ours, theirs: value } of conflicts)
    report(place.path, value, ours, 'Hier und im bisherigen System geändert: als Vorschlag im Posteingang');
  if (conflicts.length > 0) await propose(trx, type, { ...one, values: theirs }, base, 'update', open);
  else
    await trx
      .updateTable('source_records')
      .set({ merged: JSON.stringify(rememberedValues(type, theirs)), merged_fingerprint: hash, updated_at: new Date() })
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
  // Reviews show the names of references and records.
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

function reportFor({ findings }: ImportRun, type: ContentType, id: number) {
  return (field: string, before: unknown, after: unknown, why: string) =>
    findings.add({ table: tableNamed(type), id, field, kind: 'note', before, after, why });
}

const tableNamed = (type: ContentType): string => `pv_${tableOf(type).replace(/ies$/, 'y').replace(/s$/, '')}`;

/** Starts the history of types with relations once the related records exist. */
async function addFirstHistory(run: ImportRun, type: ContentType): Promise<void> {
  if (!hasRelatedFields(type)) return;
  for (let last = 0; ;) {
    const rows = await write(run, async (trx) => {
      const { rows: some } = await sql<Text & { version: number }>`
        select id, version, body from ${sql.table(tableOf(type))} r where ${isOfType(type)} and id > ${last}
          and not exists (select from history h where h.resource = ${type.name} and h.record_id = r.id) order by id
          limit ${batch}`.execute(trx);
      await addHistoryEntries(trx, type, some, 'create', importActor);
      return some;
    });
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Removes records that are no longer in the dump, unless they were changed here. */
async function removeMissing(
  run: ImportRun,
  type: ContentType,
  table: string,
  ids: ReadonlySet<number>,
): Promise<void> {
  const known = await run.db
    .selectFrom('source_records')
    .select('foreign_id')
    .where('source', '=', source)
    .where('type', '=', itemTypeOf(type))
    .execute();
  const gone = known.map(({ foreign_id }) => Number(foreign_id)).filter((id) => !ids.has(id));
  for (const some of inBatches(gone, 1))
    await write(run, async (trx) => {
      for (const id of some) await removeGone(trx, run, type, table, id);
    });
}

const goneFingerprint = 'deleted';

async function removeGone(trx: Trx, run: ImportRun, type: ContentType, table: string, id: number): Promise<void> {
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
    run.findings.add({ table, id, field: '', kind, before: nameOf(type, current.record), after: undefined, why });
  const former = theirsOf(type, { ...memory?.merged }, current, memory?.merged ?? null);
  const isOurs = !placesOf(type).every((place) =>
    isEqual(place.declared, valueAt(former, place), valueAt(current.record, place)),
  );
  if (!isOurs) {
    try {
      await sql`savepoint before_removal`.execute(trx);
      await removeRecord(trx, type, id, importActor);
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
