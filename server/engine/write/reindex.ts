import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { withoutRelated } from '../related/relatedFields';
import { isOfType, tableOf } from '../storage/naming';
import { resolveRelations } from './relations';
import { render } from '../storage/render';
import { searchWrite, sortSearchIndex } from '../search/searchIndex';
import { bumpListVersions } from './bumpVersions';
import { inOneStatement, updateRow } from '../storage/statements';
import { toRow } from '../storage/columns';
import { sanitizeRecord } from './sanitize';

const batch = 200;

/** The records of a type to process: those that visitors can read, the others, or all. */
export type Part = 'public' | 'others' | 'all';

const conditions = {
  public: sql`public_body is not null`,
  others: sql`public_body is null`,
  all: sql`true`,
} satisfies Record<Part, unknown>;

interface Options {
  part?: Part;
  /** Called with the number of records of each batch. */
  onBatch?: (records: number) => void;
  /** Stops before the next batch. */
  signal?: AbortSignal;
}

type Row = { id: number; body: string; summary: string; public_body: string | null };

/**
 * Re-renders the JSON and search text of every record after a change to reference lists, the declaration or the search.
 * Versions, timestamps and history stay, since no record's own values change. One transaction per batch, so that
 * editing can continue.
 * @returns the number of records, and of those whose texts were out of date
 */
export async function reindex(
  db: Kysely<Tables>,
  type: ContentType,
  { part = 'all', onBatch, signal }: Options = {},
): Promise<{ records: number; changed: number }> {
  const done = { records: 0, changed: 0 };
  for (let last = 0; !signal?.aborted;) {
    const rows = await db.transaction().execute((trx) => renderBatch(trx, type, part, last));
    onBatch?.(rows.length);
    done.records += rows.length;
    done.changed += rows.filter(({ isChanged }) => isChanged).length;
    if (rows.length < batch) break;
    last = (rows.at(-1) as Row).id;
  }
  if (!signal?.aborted) await sortSearchIndex(db);
  return done;
}

async function renderBatch(
  trx: Transaction<Tables>,
  type: ContentType,
  part: Part,
  after: number,
): Promise<(Row & { isChanged: boolean })[]> {
  const table = tableOf(type);
  const { rows } = await sql<Row>`
    select id, body, summary, public_body from ${sql.table(table)} where id > ${after} and ${isOfType(type)}
      and ${conditions[part]} order by id limit ${batch} for update`.execute(trx);
  const rendered = [];
  for (const row of rows) {
    const stored = JSON.parse(row.body);
    const named = await resolveRelations(trx, type, stored);
    const record = sanitizeRecord(type, named.record);
    const { body, summary, publicBody } = render(withoutRelated(type), record);
    const isChanged = body !== row.body || summary !== row.summary || publicBody !== row.public_body;
    await inOneStatement(trx, [
      ...(isChanged
        ? [updateRow(table, row.id, { ...toRow(withoutRelated(type), record), body, summary, public_body: publicBody })]
        : []),
      searchWrite(type, record),
    ]);
    rendered.push({ ...row, isChanged });
  }
  // Invalidates cached lists even if no record has changed, because the search words may have.
  await bumpListVersions(type).execute(trx);
  return rendered;
}
