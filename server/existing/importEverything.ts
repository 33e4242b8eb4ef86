import { sql, type Kysely } from 'kysely';
import { allContentTypes, contentTypeNamed } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import { inboxTypeFor } from '../../domain/inbox/inbox';
import { isOfType, linkTableOf, referenceTableOf, tableOf } from '../engine/storage/naming';
import { sortSearchIndex } from '../engine/search/searchIndex';
import { bumpResourceVersions, searchResource } from '../engine/storage/resourceVersions';
import { markEmptyTypes } from '../engine/write/rendering';
import type { FileStore } from '../files/fileStore';
import type { Tables } from '../tables';
import { importAccounts } from './accounts';
import type { Known } from './clean';
import { Employments } from './employments';
import { filesToImport, importFiles } from './files';
import type { Findings, TableCount } from './findings';
import { importInbox } from './inbox';
import { importLogs } from './logs';
import { freeNeededIds } from './freeNeededIds';
import { isCompany, mappings, pluralOf, referenceEntities, typeOf, type Mapping } from './mapping';
import { firstOwnId, writeState, readState, source, write, type ImportRun } from './importRun';
import { Parents } from './parents';
import { importRecords } from './records';
import { importReferences } from './references';
import { columnsOf, entityNames, linkedFrom, linkTable, migrationTable, tableOfEntity } from './schema';
import type { Staged } from './stage';
import { importSubmissions } from './submissions';

interface Options {
  db: Kysely<Tables>;
  files: FileStore;
  dump: string;
  staged: Staged;
  findings: Findings;
  instance: { productId: string; productName: string };
  isDry: boolean;
  withLogs: boolean;
  /** Marks the last run, after which new ids continue those of the existing system. */
  isFinal: boolean;
  log: (message: string) => void;
}

/**
 * Imports a dump.
 * @returns the counts of each table
 * @throws if another import is running
 */
export async function importEverything(options: Options): Promise<TableCount[]> {
  const { db, isDry } = options;
  if (isDry) return importOnce(options);
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      isAlone: boolean;
    }>`select pg_try_advisory_lock(hashtext('regio existing')) as "isAlone"`.execute(connection);
    if (!rows[0]?.isAlone)
      throw new Error('Another import of the existing system is running: wait until it has ended.');
    try {
      return await importOnce(options);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('regio existing'))`.execute(connection);
    }
  });
}

async function importOnce({ withLogs, isFinal, ...options }: Options): Promise<TableCount[]> {
  const { db, staged, findings, isDry, log } = options;
  const now = new Date().toISOString();
  const isFirst = !(await hasRun(db));
  const files = filesToImport(staged, findings, now);
  const links = await readLinks(staged, findings);
  const tookLinks = new Map<string, number>();
  const run: ImportRun = {
    ...options,
    onRecord: counted(log, staged),
    now,
    known: await readKnown(staged, files, await findDeletedHere(db, mappings)),
    linked: (from, to, id) => links.get(linkTable(from, to))?.get(id) ?? [],
    tookLinks: (from, to, named) => {
      const table = linkTable(from, to);
      if (Array.isArray(named)) tookLinks.set(table, (tookLinks.get(table) ?? 0) + named.length);
    },
  };
  if (!isDry) {
    await beginOwnIds(db);
    if (isFirst) await freeNeededIds(run, [...files.keys()]);
    // From here on, these ids belong to imported rows.
    await writeState(db, 'run', { at: now, isFinal: false });
    await markEmptyTypes(db);
  }
  const progress = timed(log);
  await importFiles(run, files, progress);
  log('Reference lists …');
  await importReferences(run);
  log('Accounts …');
  await importAccounts(run);
  const related = { parents: await Parents.read(run), employments: await Employments.read(run) };
  for (const mapping of mappings) {
    log(`${mapping.type} …`);
    await importRecords(run, mapping, related);
  }
  log('Inbox and submissions …');
  await importInbox(run);
  await importSubmissions(run);
  if (withLogs) await importLogs(run);
  else if ((staged.counts.get(tableOfEntity('log')) ?? 0) > 0)
    findings.add({
      table: tableOfEntity('log'),
      id: 0,
      field: '',
      kind: 'note',
      before: staged.counts.get(tableOfEntity('log')),
      after: 0,
      why: 'Protokolle kommen nur mit --logs',
    });
  if (!isDry) {
    log('Search index …');
    await sortSearchIndex(db);
    await write(run, async (trx) => {
      await bumpResourceVersions([
        ...allContentTypes.map(({ name }) => name),
        'contacts',
        'inbox',
        searchResource,
      ]).execute(trx);
    });
    if (isFinal) await endOwnIds(db);
    await writeState(db, 'run', { at: now, isFinal });
  }
  return countTables({ db, staged, findings, isDry, withLogs, tookLinks });
}

const hasRun = async (db: Kysely<Tables>): Promise<boolean> => (await readState(db, 'run')) !== undefined;

/** Starts all id sequences above the ids of the existing system. */
async function beginOwnIds(db: Kysely<Tables>): Promise<void> {
  for (const sequence of await sequences(db))
    await sql`select setval(${sequence}::regclass,
      greatest(${firstOwnId - 1}, (select last_value from ${sql.table(sequence)})))`.execute(db);
}

/** Makes the sequences continue after the imported ids, once the existing system is switched off. */
async function endOwnIds(db: Kysely<Tables>): Promise<void> {
  for (const { name, table } of await ownSequences(db)) {
    const { rows } = await sql<{
      max: number | null;
    }>`select max(id)::int as max from ${sql.table(table)} where id < ${firstOwnId}`.execute(db);
    const { rows: own } = await sql`select from ${sql.table(table)} where id >= ${firstOwnId} limit 1`.execute(db);
    // Sequences that have already assigned ids of our own just continue.
    if (own.length === 0) await sql`select setval(${name}::regclass, ${Math.max(1, rows[0]?.max ?? 1)})`.execute(db);
  }
}

const sequences = async (db: Kysely<Tables>) => (await ownSequences(db)).map(({ name }) => name);

async function ownSequences(db: Kysely<Tables>): Promise<{ name: string; table: string }[]> {
  const tables = new Set([
    ...allContentTypes.map(tableOf),
    'employments',
    'files',
    'users',
    'inbox_items',
    'submissions',
    'logs',
  ]);
  const { rows } = await sql<{ name: string; table: string }>`
    select pg_get_serial_sequence(t, 'id') as name, t as table from unnest(${[...tables]}::text[]) as t`.execute(db);
  return rows.map(({ name, table }) => ({ name: name.replace(/^public\./, ''), table }));
}

/** The target ids in each link table, grouped by owner. */
async function readLinks(staged: Staged, findings: Findings): Promise<Map<string, Map<number, number[]>>> {
  const ids = new Map<string, Set<number>>();
  const links = new Map<string, Map<number, number[]>>();
  for (const from of entityNames)
    for (const to of linkedFrom(from)) {
      const table = linkTable(from, to);
      // employments.ts reads these.
      if (to === 'employment') continue;
      const owners = ids.get(from) ?? (await idsOf(staged, from));
      ids.set(from, owners);
      const all = new Map<number, number[]>();
      for await (const row of staged.rows(table)) {
        const [owner, target] = [Number(row[`${from}_id`]), Number(row[`${to}_id`])];
        if (!owners.has(owner)) findings.leaveOut(table, owner, row, 'Den Eintrag dazu gibt es nicht');
        else all.set(owner, [...(all.get(owner) ?? []), target]);
      }
      links.set(table, all);
    }
  return links;
}

async function idsOf(staged: Staged, entity: string): Promise<Set<number>> {
  const ids = new Set<number>();
  for await (const row of staged.rows(tableOfEntity(entity))) ids.add(Number(row.id));
  return ids;
}

/** Records that were imported earlier and then deleted here; references to them are dropped. */
async function findDeletedHere(db: Kysely<Tables>, all: readonly Mapping[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (const { name, ...type } of all.map(typeOf)) {
    const { rows } = await sql<{
      id: string;
    }>`select foreign_id as id from source_records s where source = ${source} and type = ${inboxTypeFor(name) ?? ''}
      and not exists (select from ${sql.table(tableOf({ name, ...type }))} r where r.id = s.foreign_id::int)`.execute(
      db,
    );
    for (const { id } of rows) gone.add(`${name} ${id}`);
  }
  return gone;
}

async function readKnown(
  staged: Staged,
  files: ReturnType<typeof filesToImport>,
  gone: ReadonlySet<string>,
): Promise<Known> {
  const lists = new Map<string, Set<number>>();
  for (const { entity, list } of referenceEntities) lists.set(list, await idsOf(staged, entity));
  const records = new Map<string, Set<number>>();
  for (const { entity, type } of mappings) if (entity !== 'contact') records.set(type, await idsOf(staged, entity));
  const [persons, companies] = [new Set<number>(), new Set<number>()];
  for await (const row of staged.rows(tableOfEntity('contact')))
    (isCompany(row) ? companies : persons).add(Number(row.id));
  records.set('contacts/person', persons).set('contacts/company', companies);
  return {
    entries: (list, id) => (lists.get(list)?.has(id) ? id : undefined),
    hasRecord: (resource, id) => {
      const { members } = contentTypeNamed(resource) as ContentType;
      return (members ?? [{ name: resource }]).some(
        ({ name }) => records.get(name)?.has(id) && !gone.has(`${name} ${id}`),
      );
    },
    file: (id) => {
      const file = files.get(id);
      return file && { id, name: file.name, extension: file.extension, mimeType: file.mimeType };
    },
  };
}

/** Logs progress across all records. */
function counted(log: (message: string) => void, { counts }: Staged): () => void {
  const tables = new Set(mappings.map(({ entity }) => tableOfEntity(entity)));
  const of = [...tables].reduce((sum, table) => sum + (counts.get(table) ?? 0), 0);
  let [done, progress] = [0, undefined as ReturnType<typeof timed> | undefined];
  return () => {
    progress ??= timed(log, 'records');
    done += 1;
    progress(done, of);
  };
}

/** Logs progress and the remaining time every few seconds. */
export function timed(log: (message: string) => void, noun = 'files') {
  const began = Date.now();
  let last = began;
  return (done: number, of: number, more = '') => {
    if (Date.now() - last < 5_000) return;
    last = Date.now();
    const left = Math.ceil((((last - began) / Math.max(done, 1)) * (of - done)) / 1_000);
    const time = left > 90 ? `${Math.ceil(left / 60)} minutes` : `${left} seconds`;
    log(
      `${Math.floor((100 * done) / Math.max(of, 1))} %: ${done.toLocaleString('en')} of ` +
        `${of.toLocaleString('en')} ${noun}${more}, ${time} left`,
    );
  };
}

/** The row counts of the dump and ours, side by side. */
async function countTables({
  db,
  staged,
  findings,
  isDry,
  withLogs,
  tookLinks,
}: Pick<Options, 'db' | 'staged' | 'findings' | 'isDry' | 'withLogs'> & {
  tookLinks: ReadonlyMap<string, number>;
}): Promise<TableCount[]> {
  const counts: TableCount[] = [];
  for (const table of columnsOf.keys()) {
    if (table === migrationTable) continue;
    const dump = staged.counts.get(table) ?? 0;
    const isLink = !columnsOf.get(table)?.includes('id');
    // The reason is reported with the record that has the link.
    const { changed, leftOut } = isLink
      ? { changed: 0, leftOut: dump - (tookLinks.get(table) ?? 0) }
      : table === tableOfEntity('log') && !withLogs
        ? { changed: 0, leftOut: dump }
        : findings.rowsOf(table);
    const ours = isDry ? null : await countOurs(db, table);
    counts.push({ table, dump, taken: Math.max(0, dump - leftOut), changed, leftOut, ours });
  }
  return counts;
}

/** Our table for a link table of the existing system. */
function linkTableOfOurs(name: string): string | undefined {
  if (name === 'contact_group_employment') return 'employments_contact_groups';
  const from = entityNames.find((entity) => linkedFrom(entity).some((to) => `${entity}_${to}` === name));
  const field = from && pluralOf(name.slice(from.length + 1));
  const type = mappings
    .filter(({ entity }) => entity === from)
    .map(typeOf)
    .find(({ fields }) => field !== undefined && field in fields);
  return type && field ? linkTableOf(type, field) : undefined;
}

async function countOurs(db: Kysely<Tables>, table: string): Promise<number | null> {
  const entity = table.replace(/^pv_/, '');
  const list = referenceEntities.find((one) => one.entity === entity)?.list;
  const own = {
    file: 'files',
    user: 'users',
    inbox: 'inbox_items',
    employment: 'employments',
    log: 'logs',
    community_submission: 'submissions',
  }[entity];
  const count = async (name: string, where = sql<boolean>`true`) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} where ${where}`.execute(db)).rows[0]
      ?.n ?? 0;
  const linked = linkTableOfOurs(entity);
  if (linked) return count(linked);
  if (list) return count(referenceTableOf(list));
  if (own) return count(own, own === 'submissions' ? sql`kind = 'entry'` : undefined);
  const types = mappings.filter((mapping) => mapping.entity === entity).map(typeOf);
  if (types.length > 0)
    return (await Promise.all(types.map((type) => count(tableOf(type), isOfType(type))))).reduce(
      (sum, n) => sum + n,
      0,
    );
  return null;
}
