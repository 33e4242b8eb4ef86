import { sql } from 'kysely';
import { demoRecords, demoSize } from '../demo';
import { noUploads } from '../demo/uploads';
import type { ContentTypeName } from '../domain/contents';
import type { ContentType } from '../domain/contentType';
import { allContentTypes } from '../domain/contentTypes';
import { connect } from '../server/database';
import { relatedFieldsOf } from '../server/engine/related/relatedFields';
import { insertMany, readNames } from '../server/engine/storage/bulkInsert';
import { isOfType, tableOf } from '../server/engine/storage/naming';
import { findRunningPostgres } from '../server/postgres/embeddedPostgres';
import { dataDir } from './settings';

/** How many records of each type there are at least. */
export const typeCount = Number(process.env.BENCH_TYPES ?? 20_000);
/** Copies have ids above all that demo data and people use. */
export const firstId = 1_000_000;
const batch = 500;

/** Types that are no list of thousands: what is ordered in levels is loaded whole; projects and contacts have numbers of their own. */
export const isFilled = (type: ContentType<any>): boolean =>
  !['projects', 'contacts/person', 'contacts/company'].includes(type.name) && !relatedFieldsOf(type).some(({ field }) => field.kind === 'record' && field.hierarchy);

/** Fills every other type of the running product with copies of its demo records, up to that number. What is there already stays. */
export async function fillTypes(): Promise<void> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the benchmark does not run.');
  const database = connect(connectionString);
  const { db } = database;
  for (const type of allContentTypes.filter(isFilled)) {
    const originals = [...demoRecords[type.name as ContentTypeName](demoSize, noUploads)];
    const { rows } = await sql<{ last: number }>`select coalesce(max(id), ${firstId - 1}) as last from ${sql.table(tableOf(type))} where id >= ${firstId} and ${isOfType(type)}`.execute(db);
    let next = (rows[0]?.last ?? firstId - 1) + 1;
    if (next >= firstId + typeCount || originals.length === 0) continue;
    console.log(`Filling ${type.name} …`);
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const names = await readNames(trx, type);
      while (next < firstId + typeCount) {
        const copies = Array.from({ length: Math.min(batch, firstId + typeCount - next) }, (_, index) => ({ ...originals[(next + index) % originals.length], id: next + index }));
        await insertMany(trx, type, copies as unknown as Parameters<typeof insertMany>[2], names);
        next += copies.length;
      }
    });
    await sql`analyze ${sql.table(tableOf(type))}`.execute(db);
  }
  await sql`analyze search_index`.execute(db);
  await database.close();
}
