import { sql, type Kysely, type Transaction } from 'kysely';
import type { FileStore } from '../files/fileStore';
import type { Tables } from '../tables';
import type { Known } from './clean';
import type { Findings } from './findings';
import type { Staged } from './stage';

/** What the history says of what was brought in. The address of an account stands in its place elsewhere. */
export const broughtIn = { id: null as unknown as number, email: 'Aus dem bisherigen System übernommen' };

/** What the inbox and the memory of imports call the existing system. */
export const source = 'existing';

/** While both systems run, new records of ours get ids from here on: those below are the other one's to give. */
export const firstOwnId = 1_000_000;

/** One run. */
export interface Moving {
  db: Kysely<Tables>;
  files: FileStore;
  /** The dump itself, for a second reading. */
  dump: string;
  staged: Staged;
  findings: Findings;
  known: Known;
  /** The ids that a table names of another one. */
  linked(from: string, to: string, id: number): readonly number[];
  /** Counts what a record names of another table. */
  tookLinks(from: string, to: string, named: unknown): void;
  instance: { productId: string; productName: string };
  /** Writes nothing. */
  isDry: boolean;
  /** When the run began, ISO 8601. */
  now: string;
  say: (message: string) => void;
  /** Hears of each record, so that it can say how far all of it is. */
  onRecord: () => void;
}

/** A transaction that may take as long as it needs. */
export function write<Result>(
  { db }: Pick<Moving, 'db'>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });
}

/** What an import remembers under a name; undefined where it has not run yet. */
export async function remembered<Value>(db: Kysely<Tables>, name: string): Promise<Value | undefined> {
  const row = await db
    .selectFrom('import_state')
    .select('value')
    .where('name', '=', `${source}:${name}`)
    .executeTakeFirst();
  return row?.value as Value | undefined;
}

export async function remember(db: Kysely<Tables>, name: string, value: unknown): Promise<void> {
  await sql`insert into import_state (name, value) values (${`${source}:${name}`}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(db);
}

/** An array in pieces. */
export function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
