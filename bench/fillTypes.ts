import { sql, type Kysely } from 'kysely';
import { demoRecords, demoSize, demoTypes } from '../demo';
import { places } from '../demo/references';
import { noUploads } from '../demo/files/uploads';
import type { ContentTypeName } from '../domain/contents';
import type { ContentType } from '../domain/contentType';
import { contentTypes } from '../domain/contentTypes';
import { connect } from '../server/database';
import { relatedFieldsOf } from '../server/engine/related/relatedFields';
import { insertMany, readNames } from '../server/engine/storage/bulkInsert';
import { isOfType, tableOf } from '../server/engine/storage/naming';
import { findRunningPostgres } from '../server/postgres/embeddedPostgres';
import { seedRecords } from '../server/seed/records';
import type { Tables } from '../server/tables';
import { dataDir } from './settings';

const typeCount = Number(process.env.BENCH_TYPES ?? 20_000);
/** Lists that are as long as that of the projects. */
const longest: Partial<Record<string, number>> = { events: Number(process.env.BENCH_EVENTS ?? 100_000) };
/** How many records of a type there are at least. */
export const countOf = (name: string): number => longest[name] ?? typeCount;
/** Copies have ids above all that demo data and people use. */
export const firstId = 1_000_000;
const batch = 500;
/** Its multiples, taken round and round, lie nowhere close together. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;
const oneDay = 86_400_000;
const noPosition = 10_000;

/**
 * Types that are no list of thousands: what is ordered in levels is loaded whole; projects and contacts have numbers of
 * their own.
 */
export const isFilled = (type: ContentType<any>): boolean =>
  !['projects', 'contacts/person', 'contacts/company'].includes(type.name) &&
  !relatedFieldsOf(type).some(({ field }) => field.kind === 'record' && field.hierarchy);

/**
 * Makes copies with dates and a place of their own: in the order of dates and of titles copies of all records then lie
 * mixed, as different records do. Of copies that are the same in both, all that hold a word lay side by side in the
 * list, and what a search cost said nothing of lists that people write. Out: the copy with that id.
 */
function copiesOf(type: ContentType<any>, originals: readonly Record<string, unknown>[]): (id: number) => object {
  const fields = type.fields as Record<string, { kind: string }>;
  // What belongs together moves together, by the first that there is.
  const groups = [
    ['updatedAt', 'createdAt'],
    Object.keys(fields).filter((name) => fields[name]?.kind === 'date' || fields[name]?.kind === 'dateTime'),
  ];
  const moves = groups.map((names) => movesOf(names, originals));
  return (id) => {
    const [copy, original] = [
      Math.floor((id - firstId) / originals.length),
      originals[id % originals.length] as Record<string, unknown>,
    ];
    const title = String(type.titleField);
    return {
      ...Object.assign({}, original, ...moves.map((move) => move(original, copy))),
      id,
      ...(original[title] !== '' && { [title]: `${places[copy % places.length]?.name}: ${String(original[title])}` }),
      // Without a place in an order that people make: that of demo records is of a few.
      ...(fields.position && { position: noPosition }),
    };
  };
}

/**
 * Moves the dates of each copy on by another part of the time that the originals lie in, over its end to its beginning.
 */
function movesOf(
  names: readonly string[],
  originals: readonly Record<string, unknown>[],
): (original: Record<string, unknown>, copy: number) => Record<string, string> {
  const leading = (record: Record<string, unknown>) =>
    names.map((name) => Date.parse(String(record[name] ?? ''))).find((time) => !Number.isNaN(time));
  const times = originals.flatMap((record) => leading(record) ?? []);
  const [first, span] = [Math.min(...times), Math.max(...times) - Math.min(...times) + oneDay];
  return (original, copy) => {
    const time = leading(original);
    if (time === undefined) return {};
    const by = Math.round((((time - first + copy * goldenRatio * span) % span) - (time - first)) / oneDay) * oneDay;
    return Object.fromEntries(
      names.flatMap((name) => {
        const date = original[name];
        return typeof date === 'string'
          ? [[name, new Date(Date.parse(date) + by).toISOString().slice(0, date.length === 10 ? 10 : undefined)]]
          : [];
      }),
    );
  };
}

/**
 * Fills types of the running product with copies of their demo records, up to that number. What is there already stays.
 */
export async function fillTypes(types: readonly ContentType<any>[]): Promise<void> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the benchmark does not run.');
  const database = connect(connectionString);
  const { db } = database;
  await seedNewTypes(db);
  for (const type of types) {
    const end = firstId + countOf(type.name);
    const originals = [...demoRecords[type.name as ContentTypeName](demoSize, noUploads)];
    const { rows } = await sql<{
      last: number;
    }>`select coalesce(max(id), ${firstId - 1}) as last from ${sql.table(tableOf(type))} where id >= ${firstId} and ${isOfType(type)}`.execute(
      db,
    );
    const copyWith = copiesOf(type, originals as unknown as Record<string, unknown>[]);
    let next = (rows[0]?.last ?? firstId - 1) + 1;
    if (next >= end || originals.length === 0) continue;
    console.log(`Filling ${type.name} …`);
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const names = await readNames(trx, type);
      while (next < end) {
        const copies = Array.from({ length: Math.min(batch, end - next) }, (_, index) => copyWith(next + index));
        await insertMany(trx, type, copies as unknown as Parameters<typeof insertMany>[2], names);
        next += copies.length;
      }
    });
    await sql`analyze ${sql.table(tableOf(type))}`.execute(db);
  }
  await sql`analyze search_index`.execute(db);
  await database.close();
}

/** A folder from before there was a type has none of its demo records, which copies of others point at. */
async function seedNewTypes(db: Kysely<Tables>): Promise<void> {
  const types: ContentTypeName[] = [];
  for (const name of demoTypes) {
    const type: ContentType<any> = contentTypes[name];
    const { rows } = await sql`select from ${sql.table(tableOf(type))} where ${isOfType(type)} limit 1`.execute(db);
    if (rows.length === 0) types.push(name);
  }
  if (types.length > 0) await db.transaction().execute((trx) => seedRecords(trx, {}, { types }));
}
