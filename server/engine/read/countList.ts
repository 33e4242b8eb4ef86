import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListMeta } from '../../../domain/http';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';
import { selection } from './listQuery';

/** Paging ends here: counting more matches of a common word costs too much. */
const mostCounted = 10_000;
const mostFound = 1_000;

/** The number of records in a list, up to a limit. One query. */
export async function countList(
  db: Kysely<Tables>,
  type: ContentType,
  listRequest: ListRequest,
  view: View,
): Promise<ListMeta> {
  const most = listRequest.term === '' ? mostCounted : mostFound;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${selection(type, listRequest, view)} limit ${most + 1}) found`.execute(
    db,
  );
  const total = rows[0]?.total ?? 0;
  return total > most ? { totalAtLeast: most } : { total };
}
