import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { Tables } from '../../tables';
import { joinListRelations } from './joinRelations';
import { selection } from './listQuery';

type Row = { id: number; body: string; type?: string };
const batch = 200;

/**
 * All records that a list's filters match, by ascending id, in batches. No cursor or transaction stays open, so a
 * stalled export does not block anything. The next batch is read while the current one is processed.
 * @returns the records as editors read them
 */
export async function* readInBatches(
  db: Kysely<Tables>,
  type: ContentType,
  listRequest: ListRequest,
): AsyncGenerator<Record<string, any>> {
  const requests = splitIds(listRequest);
  let next = readBatch(db, type, requests, 0);
  for (;;) {
    const found = await next;
    if (!found) return;
    next = readBatch(db, type, requests, found.last);
    // Prevents an unhandled rejection, since the batch may never be awaited; if it is, it still rejects.
    next.catch(() => undefined);
    for (const text of found.texts) yield JSON.parse(text);
  }
}

/** Splits a filter of thousands of ids into batches. `readBatch` removes the requests it has finished. */
function splitIds(listRequest: ListRequest): ListRequest[] {
  const named = listRequest.filters.find(({ name }) => name === 'ids');
  if (!named) return [listRequest];
  const ids = named.values.toSorted((a, b) => Number(a) - Number(b));
  const others = listRequest.filters.filter((filter) => filter !== named);
  const parts = Array.from({ length: Math.ceil(ids.length / batch) }, (_, part) =>
    ids.slice(part * batch, (part + 1) * batch),
  );
  return parts.map((values) => ({ ...listRequest, filters: [...others, { ...named, values }] }));
}

/** The next batch after an id; undefined at the end. */
async function readBatch(
  db: Kysely<Tables>,
  type: ContentType,
  requests: ListRequest[],
  after: number,
): Promise<{ texts: string[]; last: number } | undefined> {
  for (;;) {
    const [listRequest] = requests;
    if (!listRequest) return undefined;
    const { rows } = await sql<Row>`
      select id, body${type.members ? sql`, type` : sql``}
        from (select p.id, p.body${type.members ? sql`, p.type` : sql``} ${selection(type, listRequest, 'all')}) found
      where id > ${after} order by id limit ${batch}`.execute(db);
    if (rows.length < batch || requests.length > 1) requests.shift();
    const last = rows.at(-1)?.id;
    if (last !== undefined) return { texts: await joinListRelations(db, type, { view: 'all' }, rows), last };
  }
}
