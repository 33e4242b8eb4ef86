import { sql, type Kysely, type Transaction } from 'kysely';
import type { FileStore } from '../files/fileStore';
import type { Tables } from '../tables';
import type { Known } from './clean';
import type { Findings } from './findings';
import type { Staged } from './stage';

/** The name in the history for imported changes, in place of an account. */
export const importActor = { id: null as unknown as number, email: 'Aus dem bisherigen System übernommen' };

/** The source name of the existing system. */
export const source = 'existing';

/** While both systems run, new records here get ids from this one upwards; the existing system assigns lower ones. */
export const firstOwnId = 1_000_000;

/** An import run. */
export interface ImportRun {
  db: Kysely<Tables>;
  files: FileStore;
  /** The dump file, which is read again for the files. */
  dump: string;
  staged: Staged;
  findings: Findings;
  known: Known;
  /** The ids of another table that a row refers to. */
  linked(from: string, to: string, id: number): readonly number[];
  /** Counts the links that were imported with a record. */
  tookLinks(from: string, to: string, named: unknown): void;
  instance: { productId: string; productName: string };
  /** A dry run, which writes nothing. */
  isDry: boolean;
  /** When the run began, ISO 8601. */
  now: string;
  log: (message: string) => void;
  /** Called for each record, to log progress. */
  onRecord: () => void;
}

/** Runs a transaction without a time limit. */
export function write<Result>(
  { db }: Pick<ImportRun, 'db'>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });
}

/** State that an earlier run has stored under a name; undefined if there is none. */
export async function readState<Value>(db: Kysely<Tables>, name: string): Promise<Value | undefined> {
  const row = await db
    .selectFrom('import_state')
    .select('value')
    .where('name', '=', `${source}:${name}`)
    .executeTakeFirst();
  return row?.value as Value | undefined;
}

export async function writeState(db: Kysely<Tables>, name: string, value: unknown): Promise<void> {
  await sql`insert into import_state (name, value) values (${`${source}:${name}`}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(db);
}

/** Splits an array into batches. */
export function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
