import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';
import type { Hit } from './searchEverywhere';

/**
 * What tells found records from their namesakes: e-mail and place of persons. One query for each table that has such
 * records.
 */
export async function withDetails(
  db: Kysely<Tables>,
  hits: readonly Hit[],
  types: readonly ContentType<any>[],
): Promise<(Hit & { detail?: string })[]> {
  const telling = new Map(types.flatMap((type) => (type.detailOf ? [[type.name, type] as const] : [])));
  const tableOfHit = ({ resource }: Hit) => {
    const type = telling.get(resource);
    return type && tableOf(type);
  };
  const tables = new Set(hits.flatMap((hit) => tableOfHit(hit) ?? []));
  const summaries = new Map<string, Record<string, any>>();
  for (const table of tables) {
    const ids = hits.filter((hit) => tableOfHit(hit) === table).map(({ id }) => id);
    const { rows } = await sql<{
      id: number;
      summary: string;
    }>`select id, summary from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db);
    for (const { id, summary } of rows) summaries.set(`${table} ${id}`, JSON.parse(summary) as Record<string, any>);
  }
  return hits.map((hit) => {
    const type = telling.get(hit.resource);
    const summary = type && summaries.get(`${tableOf(type)} ${hit.id}`);
    const detail = summary && type.detailOf?.(summary);
    return detail ? { ...hit, detail } : hit;
  });
}
