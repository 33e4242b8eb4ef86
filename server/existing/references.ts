import { sql, type Transaction } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import { declaredParts } from '../../domain/kinds/items';
import { targetOf, withEntries } from '../../domain/kinds/targets';
import { referenceLists, type ReferenceListName } from '../../domain/references';
import { mapValues } from '../../domain/visitValues';
import { referenceTableOf, tableOf } from '../engine/storage/naming';
import { sortSearchIndex } from '../engine/search/searchIndex';
import { populate } from '../engine/write/bulkInsert';
import { recordMissingStates } from '../engine/write/referenceHistory';
import { rewriteRenamed } from '../engine/write/renamed';
import type { Tables } from '../tables';
import { isEmptyValue, readJson, storableJson } from './clean';
import { timestampsOf, referenceEntities, type ReportFinding } from './mapping';
import { importActor, firstOwnId, write, type ImportRun } from './importRun';
import { moveIds } from './moveIds';
import { columnsOf, tableOfEntity } from './schema';
import type { Row } from './stage';

type Trx = Transaction<Tables>;
interface Entry {
  id: number;
  is_public: boolean;
  position: number;
  name: string;
  translations: Record<string, { name?: string }>;
  synonyms: string[];
  context: string | null;
  extra: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

const common = new Set([
  'id',
  'is_public',
  'position',
  'created_at',
  'updated_at',
  'name',
  'context',
  'synonyms',
  'translations',
]);
/** Columns that only some lists have, with their names here. */
const extras: Record<string, { name: string; read: (text: string) => unknown }> = {
  code: { name: 'code', read: String },
  long_name: { name: 'longName', read: String },
  url: { name: 'url', read: String },
  icon: { name: 'icon', read: String },
  zip_code: { name: 'zipCode', read: String },
  municipal_number: { name: 'municipalNumber', read: Number },
  state_id: { name: 'state', read: (text) => ({ id: Number(text) }) },
  is_state_supported: { name: 'isStateSupported', read: (text) => text === '1' },
};

/** Imports the reference lists with the ids in the dump, which replace ours. One transaction per list. */
export async function importReferences(run: ImportRun): Promise<void> {
  for (const { entity, list } of referenceEntities) {
    const table = tableOfEntity(entity);
    const entries: Entry[] = [];
    for await (const row of run.staged.rows(table)) entries.push(entryOf(run, table, row));
    const seen = new Map<string, number>();
    for (const { id, name, context } of entries) {
      const key = `${context ?? ''} ${name.trim().toLowerCase()}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, id);
      else
        run.findings.add({
          table,
          id,
          field: 'name',
          kind: 'note',
          before: name,
          after: `Id ${other}: ${name}`,
          why: 'Diesen Namen hat auch ein anderer Eintrag',
        });
    }
    if (run.isDry) continue;
    await write(run, (trx) => replaceList(trx, run, list, table, entries));
  }
  if (run.isDry) return;
  await rewriteRenamed(run.db);
  await sortSearchIndex(run.db);
}

const uses = (type: ContentType, list: ReferenceListName): boolean =>
  declaredParts(type.fields).some(({ field }) => {
    const target = targetOf(field);
    return target !== null && 'list' in target && target.list === list;
  });

function entryOf({ findings, now }: ImportRun, table: string, row: Row): Entry {
  const id = Number(row.id);
  const report: ReportFinding = (kind, field, before, after, why) =>
    findings.add({ table, id, field, kind, before, after, why });
  const json = (column: string) =>
    storableJson(
      readJson(row[column] ?? null, (before) => report('leftOut', column, before, undefined, 'Das ist kein JSON')),
      column,
      report,
    );
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { createdAt, updatedAt } = timestampsOf(row, now, report);
  const extra = Object.entries(row).flatMap(([column, value]) => {
    const known = extras[column];
    return known && value !== null && value !== '' ? [[known.name, known.read(text(value))] as const] : [];
  });
  const unknown = (columnsOf.get(table) ?? []).find((column) => !common.has(column) && !extras[column]);
  if (unknown) throw new Error(`The import does not read ${table}.${unknown}.`);
  return {
    id,
    is_public: row.is_public === '1',
    position: Number(row.position ?? 0),
    name: text(row.name),
    translations: namesIn(json('translations'), report),
    synonyms: wordsIn(json('synonyms'), report),
    context: row.context || null,
    extra: Object.fromEntries(extra),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** The synonyms of a reference. */
function wordsIn(given: unknown, report: ReportFinding): string[] {
  const all = typeof given === 'object' ? Object.values(given ?? {}) : [given];
  const words = all.flatMap((one: unknown, index) => {
    const word = typeof one === 'string' || typeof one === 'number' ? String(one) : '';
    if (word === '' && !isEmptyValue(one))
      report('leftOut', `synonyms.${index}`, one, undefined, 'Hier wird ein Text erwartet');
    return word === '' ? [] : [word];
  });
  return [...new Set(words)];
}

/** Reads `{fr: {name}}`, or `{fr: 'text'}` in older entries. */
function namesIn(given: unknown, report: ReportFinding): Entry['translations'] {
  const names: Entry['translations'] = { fr: {}, it: {} };
  if (typeof given !== 'object') report('leftOut', 'translations', given, {}, 'Hier wird ein Objekt erwartet');
  for (const [locale, texts] of Object.entries(typeof given === 'object' ? (given ?? {}) : {})) {
    const path = `translations.${locale}`;
    if (!(locale in names)) {
      if (!isEmptyValue(texts)) report('leftOut', path, texts, undefined, 'Diese Sprache gibt es hier nicht');
      continue;
    }
    const { name, ...rest } = typeof texts === 'string' ? { name: texts } : ((texts ?? {}) as Record<string, unknown>);
    if (typeof name === 'string' && name !== '') names[locale] = { name };
    else if (!isEmptyValue(name)) report('leftOut', `${path}.name`, name, undefined, 'Hier wird ein Text erwartet');
    for (const [key, value] of Object.entries(rest))
      if (!isEmptyValue(value)) report('leftOut', `${path}.${key}`, value, undefined, 'Dafür gibt es hier kein Feld');
  }
  return names;
}

/**
 * Replaces our references with those of the dump. One with the same name takes the imported id; one that is in use
 * under another name stays, with a new id if the dump needs its id; all others are removed.
 */
async function replaceList(
  trx: Trx,
  { findings }: ImportRun,
  list: ReferenceListName,
  table: string,
  entries: readonly Entry[],
): Promise<void> {
  const own = referenceTableOf(list);
  const name = sql.table(own);
  await sql`lock table ${name} in share row exclusive mode`.execute(trx);
  const { rows: ours } = await sql<Entry>`select * from ${name} order by id`.execute(trx);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isImported = await wasImported(trx, list);
  const byName = new Map<string, Entry>();
  for (const entry of entries.toReversed()) byName.set(keyOf(entry), entry);
  const used = await usedEntries(trx, list, own);
  let next = Math.max(firstOwnId, ...ours.map(({ id }) => id + 1));
  const moves = new Map<number, number>();
  const gone: number[] = [];
  const kept = new Set<number>();
  for (const one of ours) {
    const same = byId.get(one.id);
    if (same && (isImported.has(one.id) || keyOf(same) === keyOf(one))) continue;
    const named = isImported.has(one.id) ? undefined : byName.get(keyOf(one));
    if (named) {
      if (used.has(one.id)) moves.set(one.id, named.id);
      else gone.push(one.id);
    } else if (used.has(one.id)) {
      const to = same ? next++ : one.id;
      if (to === one.id) kept.add(to);
      else moves.set(one.id, to);
      findings.add({
        table,
        id: to,
        field: 'id',
        kind: 'note',
        before: one.id,
        after: to,
        why: `«${one.name}» gibt es nur hier und wird gebraucht: bleibt in der Liste ${referenceLists[list].label}`,
      });
    } else if (one.id < firstOwnId) gone.push(one.id);
  }
  const away = [...moves.keys()];
  // Moves them to unused ids first, since their final ones may still be taken.
  const places = new Map(away.map((id, index) => [id, next + index]));
  for (const [from, to] of places) await copyEntry(trx, own, from, to);
  await moveIds(trx, own, places);
  await sql`delete from ${name} where id = any(${[...away, ...gone]}::int[])`.execute(trx);
  await upsert(trx, own, entries, new Map(ours.map((one) => [one.id, one])), isImported);
  const ends = new Map([...moves].map(([from, to]) => [places.get(from) as number, to]));
  for (const [from, to] of ends) if (!byId.has(to)) await copyEntry(trx, own, from, to);
  await moveIds(trx, own, ends);
  await sql`delete from ${name} where id = any(${[...places.values()]}::int[])`.execute(trx);
  await rewriteBodies(trx, list, moves);
  await recordMissingStates(trx, list, importActor);
  await sql`insert into import_state (name, value)
    values (${`existing:${list}`}, ${JSON.stringify(entries.map(({ id }) => id))}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(trx);
}

const keyOf = ({ name, context }: Entry) => `${context ?? ''} ${name.trim().toLowerCase()}`;

async function wasImported(trx: Trx, list: string): Promise<Set<number>> {
  const row = await trx
    .selectFrom('import_state')
    .select('value')
    .where('name', '=', `existing:${list}`)
    .executeTakeFirst();
  return new Set((row?.value ?? []) as number[]);
}

/** The references that records use. */
async function usedEntries(trx: Trx, list: ReferenceListName, own: string): Promise<Set<number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${own}::regclass`.execute(trx);
  const used = new Set<number>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{
      id: number;
    }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      trx,
    );
    for (const { id } of rows) used.add(id);
  }
  // Municipalities refer to their canton.
  if (list === 'states') {
    const { rows } = await sql<{
      id: number;
    }>`select distinct (extra -> 'state' ->> 'id')::int as id from cities where extra -> 'state' ->> 'id' is not null
      and id >= ${firstOwnId}`.execute(trx);
    for (const { id } of rows) used.add(id);
  }
  return used;
}

async function copyEntry(trx: Trx, table: string, from: number, to: number): Promise<void> {
  await sql`insert into ${sql.table(table)} (id, is_public, position, name, translations, synonyms, context, extra,
    created_at, updated_at)
    select ${to}, is_public, position, name, translations, synonyms, context, extra, created_at, updated_at
      from ${sql.table(table)} where id = ${from}`.execute(trx);
}

async function upsert(
  trx: Trx,
  table: string,
  entries: readonly Entry[],
  ours: ReadonlyMap<number, Entry>,
  imported: ReadonlySet<number>,
): Promise<void> {
  // Keeps synonyms that editors added here.
  const rows = entries.map((entry) => ({
    ...entry,
    synonyms: imported.has(entry.id)
      ? [...new Set([...entry.synonyms, ...(ours.get(entry.id)?.synonyms ?? [])])]
      : entry.synonyms,
  }));
  await sql`delete from ${sql.table(table)}
    where id = any(${rows.filter(({ id }) => !ours.has(id)).map(({ id }) => id)}::int[])`.execute(trx);
  const there = rows.filter(({ id }) => ours.has(id));
  const { rows: left } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} where id = any(${there.map(({ id }) => id)}::int[])`.execute(trx);
  const present = new Set(left.map(({ id }) => id));
  await populate(
    trx,
    table,
    rows.filter(({ id }) => !present.has(id)),
  );
  for (const { id, ...row } of rows.filter((one) => present.has(one.id)))
    await sql`update ${sql.table(table)} set is_public = ${row.is_public}, position = ${row.position},
      name = ${row.name}, translations = ${JSON.stringify(row.translations)}::jsonb,
      synonyms = ${row.synonyms}::text[], context = ${row.context}, extra = ${JSON.stringify(row.extra)}::jsonb,
        created_at = ${row.created_at}, updated_at = ${row.updated_at} where id = ${id}`.execute(trx);
}

/** Replaces ids within the JSON of records; names are updated when it is rendered. */
async function rewriteBodies(trx: Trx, list: ReferenceListName, moves: ReadonlyMap<number, number>): Promise<void> {
  if (moves.size === 0) return;
  for (const type of Object.values<ContentType>(contentTypes).filter((one) => uses(one, list))) {
    const { rows } = await sql<{ id: number; body: string }>`select id, body from ${sql.table(tableOf(type))}`.execute(
      trx,
    );
    for (const { id, body } of rows) {
      const record = JSON.parse(body) as object;
      const moved = mapValues(type, record, ({ field, value }) => {
        const target = targetOf(field);
        return target && 'list' in target && target.list === list
          ? withEntries(value, (entry: { id: number }) =>
              moves.has(entry.id) ? { ...entry, id: moves.get(entry.id) } : entry,
            )
          : value;
      });
      const text = JSON.stringify(moved);
      if (text !== JSON.stringify(record))
        await sql`update ${sql.table(tableOf(type))} set body = ${text} where id = ${id}`.execute(trx);
    }
  }
}
