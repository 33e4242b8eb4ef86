import { sql, type Transaction } from 'kysely';
import { demoTypes, type DemoSize } from '../../demo';
import { references } from '../../demo/references';
import type { ContentTypeName } from '../../domain/contents';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import type { Database } from '../database';
import { markEmptyTypes } from '../engine/write/rendering';
import type { FileStore } from '../files/fileStore';
import type { Sender } from '../mail/content';
import { hashPassword } from '../accounts/passwords';
import type { Tables } from '../tables';
import { emailKey } from '../accounts/users';
import { seedHistory } from './history';
import { seedInbox } from './inbox';
import { seedMails } from './mails';
import { seedInBatches, seedRecords, type InBatch } from './records';
import { seedReferences } from './references';
import { seedUploads } from './uploads';
import { seedVisits } from './visits';

const regio = { productId: 'regio', productName: 'regio', publicUrl: null };

/** Fills an empty database with demo data, completely or not at all, on one server at a time. */
export async function seedDemo(
  { db }: Database,
  files: FileStore,
  instance: Sender & { productId: string } = regio,
): Promise<{ seeded: boolean }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction().execute(async (trx) => {
    // Other servers wait until the first has finished, which can take longer than a request may.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('regio seed'))`.execute(trx);
    const { rows } = await sql<{
      used: boolean;
    }>`select exists (select from users) or exists (select from search_index) as used`.execute(trx);
    if (rows[0]?.used) return { seeded: false };
    await markEmptyTypes(trx);
    await seedReferences(trx, references);
    for (const { email, roles, notifications } of demoUsers) {
      await trx
        .insertInto('users')
        .values({ email, email_key: emailKey(email), password_hash: passwordHash, roles, notifications })
        .execute();
    }
    const uploads = await seedUploads(trx, files);
    await withoutSearchIndex(trx, () => seedRecords(trx, {}, { uploads, findGaps: false }));
    await seedHistory(trx);
    await seedInbox(trx, instance.productId);
    await seedMails(trx, instance);
    await seedVisits(trx);
    return { seeded: true };
  });
}

/** Above this number of records, rebuilding the search index is faster than updating it. */
const manyRecords = 5_000;

/** Drops the search index, runs `work`, then rebuilds the index. */
export async function withoutSearchIndex(trx: Transaction<Tables>, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('search_index_text'::regclass) as definition`.execute(trx);
  await sql`drop index search_index_text`.execute(trx);
  await work();
  await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
  for (const { definition } of rows) await sql.raw(definition).execute(trx);
}

interface Adding {
  types?: readonly ContentTypeName[];
  log?: (message: string) => void;
}

/**
 * Adds generated records up to these numbers, for all types or those given; existing records stay. Each batch is a
 * transaction, so an interrupted run can be continued.
 * @returns the number of records of each type
 */
export async function addRecords(
  { db }: Database,
  size: Partial<DemoSize>,
  { types = demoTypes, log }: Adding = {},
): Promise<Record<string, number>> {
  const isIndexed = Object.values(size).reduce((sum, count) => sum + count, 0) <= manyRecords;
  await markEmptyTypes(db);
  const inBatch: InBatch = (write) =>
    db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await write(trx);
    });
  await seedInBatches(inBatch, size, { types, isIndexed, log });
  const { rows: waiting } = await sql`select from search_index where not is_indexed limit 1`.execute(db);
  if (waiting.length > 0) {
    log?.('Sorting the texts into the search index …');
    await inBatch((trx) =>
      withoutSearchIndex(trx, async () => {
        await sql`update search_index set is_indexed = true where not is_indexed`.execute(trx);
      }),
    );
  }
  await refreshStatistics(db);
  const { rows } = await sql<{
    resource: string;
    n: number;
  }>`select resource, count(*) as n from search_index where resource = any(${types}) group by resource`.execute(db);
  return Object.fromEntries(rows.map(({ resource, n }) => [resource, n]));
}

/** The planner needs up-to-date word statistics. */
export async function refreshStatistics(db: Database['db']): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
