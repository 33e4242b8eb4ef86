import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { titleWords } from '../../../domain/lists/search';
import { hasSameSearchText, searchableText } from '../../../domain/lists/searchable';
import type { Tables } from '../../tables';
import { insertRow, type Write } from '../storage/statements';

/** The searched parts of a record. */
export type Searchable = Parameters<typeof searchableText>[1] & { isPublic: boolean };

/**
 * Updates the search index for a record. A trigger marks changed rows as waiting; searches scan those until they are
 * sorted in.
 */
export function searchWrite(type: ContentType, record: Searchable): Write {
  return sql`${insertRow('search_index', searchRow(type, record))}
    on conflict (resource, record_id) do update set is_public = excluded.is_public, title = excluded.title,
      title_words = excluded.title_words, code = excluded.code, text = excluded.text`;
}

/** `searchWrite` for a save; does nothing if the searched content has not changed. */
export function changedSearchWrite(type: ContentType, record: Searchable, before: Searchable | null): Write[] {
  return before && isIndexedAlike(type, record, before) ? [] : [searchWrite(type, record)];
}

function isIndexedAlike(type: ContentType, one: Searchable, other: Searchable): boolean {
  return (
    one.isPublic === other.isPublic &&
    nameOf(type, one) === nameOf(type, other) &&
    codeOf(type, one) === codeOf(type, other) &&
    hasSameSearchText(type, one, other)
  );
}

const codeOf = (type: ContentType, record: Searchable) =>
  (type.codeField && String(record[type.codeField] ?? '')) || null;

export function searchRow(type: ContentType, record: Searchable) {
  return {
    resource: type.name,
    record_id: record.id,
    is_public: record.isPublic,
    title: nameOf(type, record),
    title_words: titleWords(nameOf(type, record)),
    code: codeOf(type, record),
    text: searchableText(type, record),
  };
}

/** Small, because a save of a record in the current batch has to wait for the batch. */
const sortBatch = 50;

/**
 * Sorts waiting rows into the index, so that saves do not have to.
 * @param atLeast does nothing while fewer rows wait: a large batch costs less per row, and repeated saves are sorted in
 * once
 */
export async function sortSearchIndex(db: Kysely<Tables>, atLeast = 1): Promise<void> {
  // In index order, because only then does PostgreSQL mark dead index entries, which searches skip.
  const waiting = sql`select resource, record_id from search_index where not is_indexed order by record_id`;
  const { rows } = await sql<{
    many: boolean;
  }>`select count(*) >= ${atLeast} as many from (${waiting} limit ${atLeast}) s`.execute(db);
  for (let isDone = !rows[0]?.many; !isDone;) {
    // Several servers take different rows.
    const { numAffectedRows = 0n } = await sql`
      with few as materialized (${waiting} limit ${sortBatch} for no key update skip locked)
      update search_index s set is_indexed = true from few where s.resource = few.resource
        and s.record_id = few.record_id`.execute(db);
    isDone = numAffectedRows < sortBatch;
  }
  await sql`select gin_clean_pending_list('search_index_text')`.execute(db);
}
