import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import type { DeletedCard } from '../../domain/deleted';
import { searchText, searchWords } from '../../domain/search';
import type { Tables } from '../tables';

interface Asked {
  term: string;
  limit: number;
  offset: number;
}

interface Row {
  historyId: number;
  resource: string;
  id: number;
  deletedAt: Date;
  email: string | null;
  userId: number | null;
  titles: (string | null)[];
  code: string | null;
}

/** A search looks through so many of the latest deletions. */
const searched = 20_000;

/**
 * What was deleted and not brought back, of all these types, the latest first. A term finds titles in every language, code
 * and id (decision 7). One query, which reads of each record no more than is shown.
 */
export async function listAllDeleted(db: Kysely<Tables>, types: readonly ContentType<any>[], { term, limit, offset }: Asked): Promise<DeletedCard[]> {
  if (types.length === 0) return [];
  const each = (value: (type: ContentType<any>) => ReturnType<typeof sql>) =>
    sql`case h.resource ${sql.join(types.map((type) => sql`when ${type.name} then ${value(type)}`), sql` `)} end`;
  const titles = each(({ titleField }) => sql`array[h.record ->> ${titleField}, h.record #>> array['translations', 'fr', ${titleField}], h.record #>> array['translations', 'it', ${titleField}]]`);
  const code = each(({ codeField }) => (codeField ? sql`h.record ->> ${codeField}` : sql`null`));
  const part = term === '' ? { limit, offset } : { limit: searched, offset: 0 };
  const { rows } = await sql<Row>`
    select h.id as "historyId", h.resource, h.record_id as id, h.at as "deletedAt", h.user_email as email, h.user_id as "userId", ${titles} as titles, ${code} as code
    from history h
    where h.action = 'delete' and h.resource = any(${types.map(({ name }) => name)})
      and not exists (select from history later where later.resource = h.resource and later.record_id = h.record_id and later.id > h.id)
    order by h.id desc limit ${part.limit} offset ${part.offset}`.execute(db);
  const words = searchWords(term);
  const found = term === '' ? rows : rows.filter((row) => holds(row, words)).slice(offset, offset + limit);
  return found.map(({ titles: [de, fr, it], deletedAt, email, userId, ...row }) => ({
    ...row, title: de?.trim() || fr?.trim() || it?.trim() || '', code: row.code || null, deletedAt: deletedAt.toISOString(), deletedBy: email === null ? null : { id: userId, email },
  }));
}

function holds({ id, titles, code }: Row, words: readonly string[][]): boolean {
  const text = searchText([String(id), code ?? '', ...titles.map((title) => title ?? '')]);
  return words.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
}
