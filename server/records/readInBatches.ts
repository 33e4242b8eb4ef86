import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import type { ListRequest } from '../../domain/listRequest';
import type { Tables } from '../tables';
import { composeAll } from './compose';
import { selection } from './listQuery';

const batch = 200;

/**
 * All records that a list's filters show, by id ascending, some hundred at a time: neither they nor their query are
 * held open, so an export that nobody reads on blocks nothing. Out: the records as editors read them.
 */
export async function* readInBatches(db: Kysely<Tables>, type: ContentType<any>, asked: ListRequest): AsyncGenerator<Record<string, any>> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; body: string; type?: string }>`
      select id, body${type.members ? sql`, type` : sql``} from (select p.id, p.body${type.members ? sql`, p.type` : sql``} ${selection(type, asked, 'all')}) found
      where id > ${last} order by id limit ${batch}`.execute(db);
    for (const body of await composeAll(db, type, { view: 'all' }, rows)) yield JSON.parse(body);
    if (rows.length < batch) return;
    last = (rows.at(-1) as { id: number }).id;
  }
}
