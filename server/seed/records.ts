import { sql, type Transaction } from 'kysely';
import { demoSize, demoTypes, recordsOfToday, type DemoSize } from '../../demo';
import { noUploads, type DemoUploads } from '../../demo/files/uploads';
import type { ContentTypeName } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import type { Text } from '../engine/read/joinRelations';
import { addHistoryEntries } from '../engine/write/bumpVersions';
import { hasRelatedFields } from '../engine/related/relatedFields';
import { insertMany, readNames } from '../engine/write/bulkInsert';
import { isOfType, tableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';
import { typeModules } from '../types';

const batch = 500;
/** The number of records between two progress messages. */
const reportEvery = 10 * batch;
type Rows = Parameters<typeof insertMany>[2];

interface Options {
  /** All types by default. */
  types?: readonly ContentTypeName[];
  uploads?: DemoUploads;
  /** False if the caller determines translation gaps, after it has completed the history. */
  findGaps?: boolean;
  /** False if the caller fills the search index. */
  isIndexed?: boolean;
  log?: (message: string) => void;
}

/** Writes one batch, either in its own transaction or in one shared by all batches. */
export type InBatch = (write: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>;

/** Adds demo records whose ids are free; existing records stay. */
export async function seedRecords(
  trx: Transaction<Tables>,
  size: Partial<DemoSize> = {},
  options: Options = {},
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await seedInBatches((write) => write(trx), size, options);
}

/** The same, with a transaction per batch. */
export async function seedInBatches(
  inBatch: InBatch,
  size: Partial<DemoSize>,
  { types = demoTypes, uploads = noUploads, ...options }: Options,
): Promise<void> {
  const seeded = demoTypes.filter((name) => types.includes(name));
  for (const name of seeded)
    await addMissing(inBatch, name, recordsOfToday(name, { ...demoSize, ...size }, uploads), options);
  // History entries include related records, all of which exist now.
  for (const name of seeded)
    if (hasRelatedFields(contentTypes[name])) await addFirstEntries(inBatch, contentTypes[name]);
}

async function addMissing(
  inBatch: InBatch,
  name: ContentTypeName,
  records: Iterable<{ id: number }>,
  { log, ...how }: Pick<Options, 'findGaps' | 'isIndexed' | 'log'>,
): Promise<void> {
  const type: ContentType = contentTypes[name];
  const taken = new Set<number>();
  let names: Awaited<ReturnType<typeof readNames>> = new Map();
  await inBatch(async (trx) => {
    const { rows: known } = await sql<{ id: number }>`select id from ${sql.table(tableOf(type))}`.execute(trx);
    for (const { id } of known) taken.add(id);
    names = await readNames(trx, type);
  });
  let rows: object[] = [];
  let added = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    await inBatch(async (trx) => {
      await insertMany(trx, type, rows as unknown as Rows, names, how);
      for (const { afterSeed = {} } of typeModules) await afterSeed[name]?.(trx, rows);
    });
    added += rows.length;
    if (added % reportEvery === 0) log?.(`${name}: ${added} added …`);
    rows = [];
  };
  for (const record of records) {
    if (taken.has(record.id)) continue;
    rows.push(record);
    if (rows.length >= batch) await flush();
  }
  await flush();
}

/** Adds a first history entry to records that have none. */
async function addFirstEntries(inBatch: InBatch, type: ContentType): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined)
    await inBatch(async (trx) => {
      const { rows } = await sql<Text & { version: number; at: string }>`
        select id, version, body, created_at::text as at from ${sql.table(tableOf(type))} r where ${isOfType(type)}
          and id > ${last}
          and not exists (select from history h where h.resource = ${type.name} and h.record_id = r.id) order by id
          limit ${batch}`.execute(trx);
      await addHistoryEntries(trx, type, rows, 'create', null);
      last = rows.length < batch ? undefined : rows.at(-1)?.id;
    });
}
