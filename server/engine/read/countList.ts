import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListMeta } from '../../../domain/http';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';
import { selection } from './listQuery';

/** Nobody reads further, and counting stays cheap; what a common word finds is dearer to count. */
const mostCounted = 10_000;
const mostFound = 1_000;

/** How many records a list has in all, as far as that is cheap to know. One query. */
export async function countList(
  db: Kysely<Tables>,
  type: ContentType,
  asked: ListRequest,
  view: View,
): Promise<ListMeta> {
  const most = asked.term === '' ? mostCounted : mostFound;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${selection(type, asked, view)} limit ${most + 1}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return total > most ? { totalAtLeast: most } : { total };
}
