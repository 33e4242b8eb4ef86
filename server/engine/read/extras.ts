import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import type { Text } from './joinRelations';

/** Selects the extra as JSON text for the given records: rows of `id` and `value`. */
type Extra = (ids: readonly number[]) => RawBuilder<{ id: number; value: string }>;
/** By type name, then by key. */
export type Extras = Record<string, Record<string, Extra>>;

const registered: Extras = {};

/** Registers the extras of the folders in `server/types/`. */
export function registerExtras(modules: readonly { extras?: Extras }[]): void {
  for (const { extras = {} } of modules) Object.assign(registered, extras);
}

/**
 * Adds the extras of each record. Extras are neither stored with the row or in the history, nor compared in a save. One
 * query for any number of records.
 */
export async function withExtras(db: Kysely<Tables>, type: ContentType, rows: readonly Text[]): Promise<string[]> {
  const extras = Object.entries(registered[type.name] ?? {});
  if (extras.length === 0 || rows.length === 0) return rows.map(({ body }) => body);
  const ids = rows.map(({ id }) => id);
  const queries = extras.map(([key, query]) => sql`select id, ${key}::text as key, value from (${query(ids)}) extra`);
  const found = await sql<{ id: number; key: string; value: string }>`${sql.join(queries, sql` union all `)}`.execute(
    db,
  );
  const values = new Map(found.rows.map(({ id, key, value }) => [`${id} ${key}`, value]));
  return rows.map(({ id, body }) => {
    const own = extras.map(([key]) => `${JSON.stringify(key)}:${values.get(`${id} ${key}`) ?? 'null'}`);
    return `${body.slice(0, -1)},${own.join(',')}}`;
  });
}
