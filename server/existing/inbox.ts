import { sql, type Transaction } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import {
  externalSources,
  inboxTypeNames,
  inboxTypeOf,
  submittedSource,
  type InboxStatus,
  type InboxType,
} from '../../domain/inbox/inbox';
import { searchText } from '../../domain/lists/search';
import type { Side } from '../../domain/review/places';
import { toTimestamp } from '../../domain/values/timestamps';
import { populate } from '../engine/write/bulkInsert';
import { findRecord } from '../engine/write/repository';
import { fingerprint } from '../inbox/fingerprint';
import { bumpInboxVersion } from '../inbox/writeItems';
import { applySubmission, findChanges, sidesOf } from '../submissions/verification/proposal';
import type { Tables } from '../tables';
import { cleanPart, cleanRecord, idOf, readJson, reportUnknown, storableJson } from './clean';
import { timestampsOf, named, type ReportFinding } from './mapping';
import { importActor, inBatches, writeState, readState, write, type ImportRun } from './importRun';
import { tableOfEntity } from './schema';
import type { Row } from './stage';
import { isObject } from '../../domain/values/isObject';

type Values = Record<string, any>;
type Trx = Transaction<Tables>;
const table = tableOfEntity('inbox');

interface Item {
  row: Row;
  id: number;
  type: InboxType;
  source: string;
  status: InboxStatus;
  title: string;
  internalId: number | null;
  foreignId: string | null;
  data: unknown;
  normalizedData: Values;
  base: Side | null;
  interim: { values: Values; base: Values | null } | null;
  fingerprint: string | null;
  isDone: boolean;
  endedAt: string;
  createdAt: string;
  updatedAt: string;
  seen: string;
}

/** The hash of each imported row, by its id. */
type Memory = Record<string, string>;

/** Imports the open and closed items of the inbox. */
export async function importInbox(run: ImportRun): Promise<void> {
  const items: Item[] = [];
  const merged = new Map<string, Values>();
  const memory = run.isDry ? {} : ((await readState<Memory>(run.db, 'inbox')) ?? {});
  const seen = new Set<string>();
  const pending = async () => {
    if (!run.isDry) await write(run, (trx) => writeItems(trx, run, items.splice(0), memory));
    items.length = 0;
  };
  for await (const row of run.staged.rows(table)) {
    seen.add(row.id ?? '');
    const item = await itemOf(run, row, merged);
    if (item) items.push(item);
    if (items.length >= 100) await pending();
  }
  await pending();
  if (!run.isDry) await endMissing(run, seen, memory);
}

async function itemOf(run: ImportRun, row: Row, merged: Map<string, Values>): Promise<Item | null> {
  const { findings, known, now, instance } = run;
  const id = Number(row.id);
  const report: ReportFinding = (kind, field, before, after, why) =>
    findings.add({ table, id, field, kind, before, after, why });
  const type = inboxTypeNames.find((name) => name === row.type);
  if (!type) {
    findings.leaveOut(table, id, row, `Einträge dieser Art gibt es hier nicht: ${row.type}`);
    return null;
  }
  const { resource, list } = inboxTypeOf(type);
  const json = (column: 'data' | 'normalized_data') =>
    storableJson(
      readJson(row[column] ?? null, (before) => report('leftOut', column, before, undefined, 'Das ist kein JSON')),
      column,
      report,
    );
  const [data, proposed] = [json('data'), json('normalized_data')];
  const internal = idOf(row.internal_id);
  const internalId = internal !== undefined && resource && known.hasRecord(resource, internal) ? internal : null;
  if (row.internal_id && internalId === null)
    report('changed', 'internalId', row.internal_id, null, 'Den Eintrag dazu gibt es nicht mehr');
  const source = sourceOf(row.source ?? '', instance.productId);
  if (source !== row.source) report('changed', 'source', row.source, source, 'Heisst hier anders');
  const isOwn = source === instance.productId;
  const moments = timestampsOf(row, now, report);
  const status = (['new', 'update', 'deleted', 'pending'] as const).find((one) => one === row.status) ?? 'new';
  if (status !== row.status) report('changed', 'status', row.status, status, 'Diesen Status gibt es hier nicht');
  const item: Item = {
    row,
    id,
    type,
    source,
    status,
    title: row.title ?? '',
    internalId,
    foreignId: row.foreign_id || null,
    data: data ?? [],
    normalizedData: {},
    base: null,
    interim: null,
    fingerprint: null,
    isDone: row.is_merged === '1',
    endedAt: endOf(row, moments.updatedAt, report),
    ...moments,
    seen: fingerprint(row),
  };
  if (list) {
    if (data !== null && JSON.stringify(data).length > 2)
      report('leftOut', 'data', data, undefined, 'Ein Vorschlag für eine Liste hat nur einen Namen');
    const foreignId = item.foreignId ?? item.title;
    return {
      ...item,
      foreignId,
      data: { name: item.title, foreignId },
      normalizedData: { name: item.title, foreignId },
      fingerprint: item.title,
    };
  }
  if (type === 'contact_update') return contactUpdateItem(run, item, report);
  const contentType = resource && contentTypes[resource];
  if (!contentType) return item;
  const at = { known, report };
  const withoutForeignId = () => {
    if (item.foreignId !== null)
      report('leftOut', 'foreignId', item.foreignId, null, 'Nur Vorschläge der Projektdatenbank haben eine fremde Id');
    return { ...item, foreignId: null };
  };
  if (isObject(proposed)) reportUnknown(contentType, type === 'job' ? named(proposed) : proposed, at);
  if (isOwn && isObject(proposed)) {
    const values = cleanRecord(contentType, proposed, at);
    const stored =
      internalId === null || run.isDry ? undefined : await findRecord(run.db, contentType, internalId, 'all');
    const base = stored ? (JSON.parse(stored.body) as Values) : null;
    return { ...withoutForeignId(), normalizedData: values, base, interim: { values, base } };
  }
  const normalizedData = status === 'deleted' ? {} : cleanPart(contentType, proposedValues(type, proposed), at);
  if (source !== 'chmos') return { ...withoutForeignId(), normalizedData };
  const raw = isObject(data) ? data : {};
  const code = [raw.codeKurz, normalizedData.projectCode].find((one) => typeof one === 'string' && one !== '') as
    string | undefined;
  const key = code ?? item.foreignId ?? '';
  const base = merged.get(key) ?? null;
  if (item.isDone) merged.set(key, normalizedData);
  return {
    ...item,
    foreignId: code ?? item.foreignId,
    normalizedData,
    base,
    fingerprint: status === 'deleted' ? 'deleted' : fingerprint(raw),
  };
}

function endOf({ merged_at: text }: Row, otherwise: string, report: ReportFinding): string {
  if (!text) return otherwise;
  const moment = text.startsWith('0000') ? null : toTimestamp(text);
  if (moment === null) report('changed', 'mergedAt', text, otherwise, 'Diesen Zeitpunkt gibt es nicht');
  return moment === null ? otherwise : new Date(moment).toISOString();
}

/** The item of a person's proposal, with the differences from their current record. */
async function contactUpdateItem({ db, isDry, now }: ImportRun, item: Item, report: ReportFinding): Promise<Item> {
  const data = isObject(item.data) ? item.data : {};
  const person = contentTypes['contacts/person'];
  const stored = item.internalId === null || isDry ? undefined : await findRecord(db, person, item.internalId, 'all');
  if (!stored) {
    // The person does not exist.
    if (!item.isDone && !isDry)
      report('changed', 'status', item.status, 'hinfällig', 'Die Person dazu gibt es nicht mehr');
    return { ...item, isDone: true, endedAt: item.isDone ? item.endedAt : now };
  }
  const record = JSON.parse(stored.body) as Values;
  const changes = isObject(data.changes) ? data.changes : {};
  const submission = {
    changes,
    removeEmploymentIds: (Array.isArray(data.removeEmploymentIds) ? data.removeEmploymentIds : []).flatMap(
      (one) => idOf(one) ?? [],
    ),
    newEmployments: [],
    comment: typeof changes.userComment === 'string' ? changes.userComment : '',
    delete: String(data.delete) === '1',
  };
  const differences = findChanges(record, {
    ...record,
    ...applySubmission(record, submission, new Date(item.createdAt)),
  });
  return { ...item, foreignId: null, ...sidesOf(differences) };
}

const proposedValues = (type: InboxType, proposed: unknown): Values => {
  const values = isObject(proposed) ? proposed : {};
  return type === 'job' ? named(values) : values;
};

/** Any other source means the product itself. */
function sourceOf(given: string, own: string): string {
  const isOther = [...externalSources, submittedSource, 'contact_verification'].some((one) => one === given);
  return isOther ? given : own;
}

async function writeItems(trx: Trx, run: ImportRun, items: readonly Item[], memory: Memory): Promise<void> {
  const changed = items.filter(({ id, seen }) => memory[id] !== seen);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const { rows } = await sql<{ id: number; untouched: boolean }>`
    select id, outcome is null and version = 1 as untouched from inbox_items where id = any(${ids}::int[])`.execute(
    trx,
  );
  const there = new Map(rows.map(({ id, untouched }) => [id, untouched]));
  const report = (item: Item, after: unknown, why: string) =>
    run.findings.add({ table, id: item.id, field: '', kind: 'note', before: item.title, after, why });
  const fresh: Item[] = [];
  for (const item of changed) {
    const untouched = there.get(item.id);
    if (untouched === undefined && memory[item.id] === undefined) fresh.push(item);
    else if (untouched && memory[item.id] !== undefined) fresh.push(item);
    else if (untouched === undefined) report(item, undefined, 'Hier nicht mehr im Posteingang: bleibt so');
    else if (memory[item.id] === undefined) {
      const { rows: moved } = await sql<{ id: number }>`select nextval('inbox_items_id_seq')::int as id`.execute(trx);
      report(item, moved[0]?.id, 'Diese Id hat hier ein anderer Eintrag: unter einer neuen übernommen');
      fresh.push({ ...item, id: moved[0]?.id ?? item.id });
    } else report(item, undefined, 'Hier schon bearbeitet: bleibt so');
    memory[item.row.id ?? ''] = item.seen;
  }
  await sql`delete from inbox_items where id = any(${fresh.map(({ id }) => id)}::int[])`.execute(trx);
  // If several open items have the same foreign id, the last one counts.
  const open = fresh.filter(({ isDone, foreignId }) => !isDone && foreignId !== null);
  const keyOf = ({ source, type, foreignId }: Item) => `${source} ${type} ${foreignId}`;
  const last = new Map(open.map((item) => [keyOf(item), item]));
  await sql`update inbox_items i set outcome = 'superseded', ended_at = now(), version = version + 1
    from unnest(${open.map(({ source }) => source)}::text[], ${open.map(({ type }) => type)}::text[],
      ${open.map(({ foreignId }) => foreignId)}::text[]) as o(source, type, foreign_id)
    where i.source = o.source and i.type = o.type and i.foreign_id = o.foreign_id and i.outcome is null`.execute(trx);
  await populate(
    trx,
    'inbox_items',
    fresh.map((item) =>
      rowOf(
        item,
        item.isDone ? 'merged' : last.get(keyOf(item)) === item || item.foreignId === null ? null : 'superseded',
      ),
    ),
  );
  await rememberSources(trx, fresh);
  await sql`select setval('inbox_items_id_seq',
    greatest((select max(id) from inbox_items), (select last_value from inbox_items_id_seq)))`.execute(trx);
  await writeState(trx, 'inbox', memory);
  await bumpInboxVersion(trx);
}

function rowOf(item: Item, outcome: 'merged' | 'superseded' | null) {
  const { data } = item;
  const changes = isObject(data) && isObject(data.changes) ? data.changes : {};
  return {
    id: item.id,
    version: 1,
    type: item.type,
    source: item.source,
    status: item.status,
    title: item.title,
    internal_id: item.internalId,
    foreign_id: item.foreignId,
    data,
    normalized_data: item.normalizedData,
    base: item.base,
    fingerprint: item.fingerprint,
    proposed_at: item.updatedAt,
    interim: item.interim?.values ?? null,
    interim_base: item.interim?.base ?? null,
    interim_by_email: item.interim ? importActor.email : null,
    interim_at: item.interim ? item.updatedAt : null,
    has_interim: item.interim !== null,
    deletes: isObject(data) && String(data.delete) === '1',
    has_changes: Object.keys(changes).length > 0,
    search: searchText([item.title, item.foreignId ?? '']),
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    outcome,
    ended_at: outcome === null ? null : item.endedAt,
    ended_by_email: outcome === null ? null : importActor.email,
    decisions: [],
  };
}

/** Stores what was merged from the external project database, for comparison in the next import. */
async function rememberSources(trx: Trx, items: readonly Item[]): Promise<void> {
  for (const { source, type, foreignId, internalId, normalizedData, fingerprint: hash, isDone } of items)
    if (isDone && foreignId !== null && source === 'chmos')
      await sql`insert into source_records (source, type, foreign_id, record_id, merged, merged_fingerprint)
        values (${source}, ${type}, ${foreignId}, ${internalId}, ${JSON.stringify(normalizedData)}::jsonb, ${hash})
        on conflict (source, type, foreign_id) do update set record_id =
          coalesce(excluded.record_id, source_records.record_id),
          merged = excluded.merged, merged_fingerprint = excluded.merged_fingerprint, updated_at = now()`.execute(trx);
}

/** Closes items that are no longer in the inbox of the existing system, because they were handled there. */
async function endMissing(run: ImportRun, seen: ReadonlySet<string>, memory: Memory): Promise<void> {
  const gone = Object.keys(memory).filter((id) => !seen.has(id));
  for (const some of inBatches(gone, 500))
    await write(run, async (trx) => {
      await sql`update inbox_items set outcome = 'superseded', ended_at = now(), ended_by_email = ${importActor.email},
        version = version + 1, updated_at = now()
        where id = any(${some.map(Number)}::int[]) and outcome is null and version = 1`.execute(trx);
      for (const id of some) delete memory[id];
      await writeState(trx, 'inbox', memory);
      await bumpInboxVersion(trx);
    });
}
