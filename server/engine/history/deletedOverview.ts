import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType, type Order } from '../../../domain/contentType';
import { deletedListDeclaration, type DeletedCard } from '../../../domain/administration/deleted';
import { sortRows } from '../../../domain/lists/sortRows';
import { isShortValue } from '../../../domain/kinds/brief';
import { translationLocalesOf, valueIn } from '../../../domain/locales';
import { searchText, searchWords } from '../../../domain/lists/search';
import type { Tables } from '../../tables';

interface DeletedListRequest {
  term: string;
  order: Order[];
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
  partOf: number | null;
  /** The short fields only. */
  record: Record<string, unknown>;
}

/** Searches and non-default orders cover only this many of the latest deletions. */
const searchedDeletions = 20_000;

/**
 * Deleted records of all these types that have not been restored. The term matches titles in every language, codes and
 * ids. One query, which reads only the short fields of each record.
 * @param by restricts the list to deletions by this account
 */
export async function listAllDeleted(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  { term, order, limit, offset }: DeletedListRequest,
  by: number | null = null,
): Promise<DeletedCard[]> {
  if (types.length === 0) return [];
  const light = sql`case h.resource ${sql.join(
    types.map((type) => sql`when ${type.name} then ${briefRecord(type)}`),
    sql` `,
  )} end`;
  const usual = deletedListDeclaration.defaultOrder;
  const isUsual = order.every(({ field, direction }) => field === usual.field && direction === usual.direction);
  const isPart = term === '' && isUsual;
  const part = isPart ? { limit, offset } : { limit: searchedDeletions, offset: 0 };
  const { rows } = await sql<Row>`
    select h.id as "historyId", h.resource, h.record_id as id, h.at as "deletedAt", h.user_email as email,
      h.user_id as "userId", m.new_id as "partOf", ${light} as record
    from history h left join merged_records m on m.resource = h.resource and m.old_id = h.record_id
    where h.action = 'delete' and h.resource = any(${types.map(({ name }) => name)})
      and ${by === null ? sql`true` : sql`h.user_id = ${by}`}
      and not exists (select from history later where later.resource = h.resource and later.record_id = h.record_id
      and later.id > h.id)
    order by h.id desc limit ${part.limit} offset ${part.offset}`.execute(db);
  const words = searchWords(term);
  const found = rows.flatMap((row) => {
    const type = types.find(({ name }) => name === row.resource);
    return type && holds(type, row, words) ? cardOf(type, row) : [];
  });
  if (isPart) return found;
  const ordered = isUsual ? found : sortRows(found, order, (card, field) => columnOf(types, card, field));
  return ordered.slice(offset, offset + limit);
}

/** The short fields of `h.record` and its title in every language. */
export function briefRecord(type: ContentType) {
  const { fields, titleField } = type;
  const heavy = Object.entries(fields)
    .filter(([, field]) => !isShortValue(field))
    .map(([name]) => name);
  const titleIn = (locale: string) =>
    sql`${locale}::text, jsonb_build_object(${titleField}::text, h.record #> array['translations', ${locale},
      ${titleField}])`;
  return sql`(h.record - ${[...heavy, 'translations']}::text[]) || jsonb_build_object('translations',
    jsonb_build_object(${sql.join(translationLocalesOf(type).map(titleIn))}))`;
}

function cardOf(type: ContentType, { record, deletedAt, email, userId, ...row }: Row): DeletedCard {
  const code = type.codeField ? String(record[type.codeField] ?? '') : '';
  return {
    ...row,
    title: nameOf(type, record),
    code: code || null,
    deletedAt: deletedAt.toISOString(),
    deletedBy: email === null ? null : { id: userId, email },
  };
}

/** The value to sort by. */
function columnOf(types: readonly ContentType[], card: DeletedCard, field: string): string | number {
  if (field === 'type') return types.find(({ name }) => name === card.resource)?.label.singular ?? card.resource;
  if (field === 'deletedBy') return card.deletedBy?.email ?? '';
  return card[field as 'id' | 'title' | 'deletedAt'];
}

function holds(type: ContentType, row: Row, words: readonly string[][]): boolean {
  const { title, code } = cardOf(type, row);
  const titles = translationLocalesOf(type).map((locale) => String(valueIn(row.record, type.titleField, locale) ?? ''));
  const text = searchText([String(row.id), code ?? '', title, ...titles]);
  return words.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
}
