import { sql, type Transaction } from 'kysely';
import { demoSize, demoTypes, recordsOfToday, type DemoSize } from '../../demo';
import { noUploads, type DemoUploads } from '../../demo/files/uploads';
import type { ContentTypeName } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import type { Text } from '../engine/read/compose';
import { addHistoryEntries } from '../engine/write/raiseVersions';
import { hasRelatedFields } from '../engine/related/relatedFields';
import { insertMany, readNames } from '../engine/write/bulkInsert';
import { isOfType, tableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';
import { typeModules } from '../types';

const batch = 500;
type Rows = Parameters<typeof insertMany>[2];

interface Options {
  /** All where none are named. */
  types?: readonly ContentTypeName[];
  uploads?: DemoUploads;
  /** Where false, the caller finds the gaps of translations, once the history says what was translated when. */
  findGaps?: boolean;
}

/** Adds the demo records of content types, but those whose ids are taken: what is there stays as it is. */
export async function seedRecords(
  trx: Transaction<Tables>,
  size: Partial<DemoSize> = {},
  { types = demoTypes, uploads = noUploads, findGaps = true }: Options = {},
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const seeded = demoTypes.filter((name) => types.includes(name));
  for (const name of seeded)
    await addMissing(trx, name, recordsOfToday(name, { ...demoSize, ...size }, uploads), findGaps);
  // Now that everybody is there, and knows whom they are related to.
  for (const name of seeded) if (hasRelatedFields(contentTypes[name])) await addFirstEntries(trx, contentTypes[name]);
}

async function addMissing(
  trx: Transaction<Tables>,
  name: ContentTypeName,
  records: Iterable<{ id: number }>,
  findGaps: boolean,
): Promise<void> {
  const type: ContentType<any> = contentTypes[name];
  const { rows: known } = await sql<{ id: number }>`select id from ${sql.table(tableOf(type))}`.execute(trx);
  const taken = new Set(known.map(({ id }) => id));
  const names = await readNames(trx, type);
  let rows: object[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    await insertMany(trx, type, rows as unknown as Rows, names, findGaps);
    for (const { afterSeed = {} } of typeModules) await afterSeed[name]?.(trx, rows);
    rows = [];
  };
  for (const record of records) {
    if (taken.has(record.id)) continue;
    rows.push(record);
    if (rows.length >= batch) await flush();
  }
  await flush();
}

/** The first entry of the history of those that have none. */
async function addFirstEntries(trx: Transaction<Tables>, type: ContentType<any>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<Text & { version: number; at: string }>`
      select id, version, body, created_at::text as at from ${sql.table(tableOf(type))} r where ${isOfType(type)} and id > ${last}
        and not exists (select from history h where h.resource = ${type.name} and h.record_id = r.id) order by id limit ${batch}`.execute(
      trx,
    );
    await addHistoryEntries(trx, type, rows, 'create', null);
    if (rows.length < batch) return;
    last = (rows.at(-1) as Text).id;
  }
}
