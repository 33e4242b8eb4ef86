import { sql, type Kysely } from 'kysely';
import type { ContentTypeName } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import {
  deadlineDays,
  idleDraftDays,
  publishedDays,
  type Dashboard,
  type EntriesOfType,
} from '../../domain/administration/dashboard';
import { dayBefore } from '../../domain/editorFilters';
import { visibilityChoices } from '../../domain/contents';
import { maxValues } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import { selection } from '../engine/read/listQuery';
import { isOfType, snakeCase, tableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';

type Content = Pick<Dashboard, 'published' | 'drafts' | 'deadlines'>;

/** The maximum number of recent records, and of expiring ones. */
const maxRecent = 8;
const maxDeadlines = 50;

/**
 * The part of the overview that comes from records: three queries.
 * @param today in Switzerland
 */
export async function readContent(db: Kysely<Tables>, types: readonly ContentType[], today: string): Promise<Content> {
  const [published, drafts, deadlines] = await Promise.all([
    readPublished(db, types),
    countDrafts(db, types, dayBefore(today, idleDraftDays)),
    readDeadlines(db, types, today),
  ]);
  return { published, drafts, deadlines };
}

interface Published {
  resource: ContentTypeName;
  id: number;
  title: string;
  at: Date;
  by: string | null;
}

/** Read from the history: records that became public in a write and still are, including imports and the inbox. */
async function readPublished(db: Kysely<Tables>, types: readonly ContentType[]): Promise<Dashboard['published']> {
  const shown = sql`case when h.action = 'delete' then false when h.partial
    then (history_record(h) ->> 'isPublic')::boolean else (h.record ->> 'isPublic')::boolean end`;
  const { rows } = await sql<Published>`
    with recent as materialized (
      select h.id, h.resource, h.record_id, h.at, h.user_email, ${shown} as shown from history h
      where h.at >= now() - ${publishedDays} * interval '1 day' and h.resource = any(${types.map(({ name }) => name)})
    ), steps as (
      select r.*, lag(r.id) over w as previous, lag(r.shown) over w as shown_before from recent r window w
      as (partition by r.resource, r.record_id order by r.id)
    ), turns as (
      select * from steps s where s.shown and not coalesce(case when s.previous is not null then s.shown_before
        else (select ${shown} from history h where h.resource = s.resource and h.record_id = s.record_id
        and h.id < s.id order by h.id desc limit 1) end, false)
    ), latest as (
      select distinct on (t.resource, t.record_id) t.resource, t.record_id as id, i.title, t.at, t.user_email as by
      from turns t join search_index i on i.resource = t.resource and i.record_id = t.record_id and i.is_public
      order by t.resource, t.record_id, t.id desc
    )
    select * from latest order by at desc, id desc`.execute(db);
  const byType = types.map(({ name }): EntriesOfType => {
    const resource = name as ContentTypeName;
    const ids = rows.filter((row) => row.resource === resource).map(({ id }) => id);
    return { resource, count: ids.length, ids: ids.slice(0, maxValues) };
  });
  return {
    days: publishedDays,
    types: byType.filter(({ count }) => count > 0),
    latest: rows.slice(0, maxRecent).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}

/** Counts with the same filters as the list that the figure links to. */
async function countDrafts(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  before: string,
): Promise<Dashboard['drafts']> {
  const withDrafts = types.filter(({ alwaysPublic, visibility }) => !alwaysPublic && visibility === visibilityChoices);
  if (withDrafts.length === 0) return { before, types: [] };
  const oldDrafts = { status: ['draft'], changedBefore: [before] };
  const counts = withDrafts.map(
    (type) =>
      sql`select ${type.name} as resource,
        count(*)::int as count ${selection(type, readListRequest(type, oldDrafts), 'all')}`,
  );
  const { rows } = await sql<{
    resource: ContentTypeName;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return { before, types: rows.filter(({ count }) => count > 0) };
}

async function readDeadlines(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  today: string,
): Promise<Dashboard['deadlines']> {
  const ending = types.flatMap((type) =>
    type.deadline
      ? [{ type, kind: type.fields[type.deadline]?.kind, column: sql.ref(`t.${snakeCase(type.deadline)}`) }]
      : [],
  );
  if (ending.length === 0) return { days: deadlineDays, entries: [] };
  const last = dayBefore(today, -deadlineDays);
  const each = ending.map(({ type, kind, column }) => {
    const day = kind === 'date' ? column : sql`(${column} at time zone 'Europe/Zurich')::date`;
    return sql`select ${type.name} as resource, t.id, ${day} as day from ${sql.table(tableOf(type))} t
      where t.is_public and ${isOfType(type, 't')} and ${day} between ${today}::date and ${last}::date`;
  });
  const { rows } = await sql<{ resource: ContentTypeName; id: number; title: string; on: string }>`
    select e.resource, e.id, i.title, e.day::text as on from (${sql.join(each, sql` union all `)}) e
    join search_index i on i.resource = e.resource and i.record_id = e.id order by e.day, e.resource, e.id
      limit ${maxDeadlines}`.execute(db);
  return { days: deadlineDays, entries: rows };
}
