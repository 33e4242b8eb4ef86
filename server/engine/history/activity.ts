import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType } from '../../../domain/contentType';
import type { Activity, ActivityDetails, LatestChange } from '../../../domain/administration/activity';
import { eventOf } from '../../../domain/history';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { compare } from '../../../domain/review/compare';
import { placesIn, type Side } from '../../../domain/review/places';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { briefRecord } from './deletedOverview';

interface Row {
  id: number;
  resource: string;
  recordId: number;
  version: number;
  action: 'create' | 'update' | 'delete';
  at: Date;
  userId: number | null;
  email: string | null;
  /** The short fields, which include those of the name. */
  light: Side;
  /** The fields that an update changed, before and after it; null for other actions. */
  was: Side | null;
  became: Side | null;
}

/** The `history_record` of the previous entry, as `before.record`. */
const entryBefore = sql`left join lateral (
  select history_record(b) as record from history b
  where b.resource = h.resource and b.record_id = h.record_id and b.id < h.id
  order by b.id desc limit 1) before on h.action = 'update'`;

/** An object with the keys of one record whose values differ in the other. */
const differing = (of: string, other: string) => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.ref(of)})
  where value is distinct from ${sql.ref(other)} -> key)`;

/**
 * Changes to records of these types, latest first. Reads only the records of the page, and of these only what changed.
 */
export async function listActivity(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  { filters, limit, offset }: Pick<ListRequest, 'filters' | 'limit' | 'offset'>,
): Promise<Activity[]> {
  const valuesOf = (name: string) => filters.find((one) => one.name === name)?.values;
  const [by, resources, events, since, before] = ['by', 'type', 'event', 'since', 'before'].map(valuesOf);
  const shown = types.filter(({ name }) => resources === undefined || resources.includes(name));
  if (shown.length === 0) return [];
  const event = sql`case when action = 'create' and version > 1 then 'restore' else action end`;
  const conditions = [
    sql`resource = any(${shown.map(({ name }) => name)})`,
    ...(by ? [sql`user_id = any(${by.map(Number).filter(Number.isSafeInteger)})`] : []),
    ...(events ? [sql`${event} = any(${events})`] : []),
    ...(since?.[0] ? [sql`at >= ${since[0]}::timestamptz`] : []),
    ...(before?.[0] ? [sql`at < ${before[0]}::timestamptz`] : []),
  ];
  const light = sql`case h.resource ${sql.join(
    shown.map((type) => sql`when ${type.name} then ${briefRecord(type)}`),
    sql` `,
  )} end`;
  const { rows } = await sql<Row>`
    with page as materialized (
      select id from history where ${sql.join(conditions, sql` and `)} order by at desc, id desc limit ${limit}
      offset ${offset})
    select h.id, h.resource, h.record_id as "recordId", h.version, h.action, h.at, h.user_id as "userId",
      h.user_email as email, ${light} as light,
      case when before.record is not null then ${differing('before.record', 'h.record')} end as was,
      case when before.record is not null then ${differing('h.record', 'before.record')} end as became
    from (
      select e.id, e.resource, e.record_id, e.version, e.action, e.at, e.user_id, e.user_email,
        history_record(e) as record
      from history e where e.id in (select id from page)) h
    ${entryBefore}
    order by h.at desc, h.id desc`.execute(db);
  return rows.flatMap((row) => {
    const type = shown.find(({ name }) => name === row.resource);
    return type ? [activityOf(type, row)] : [];
  });
}

/** The latest change to each of these records that has a history. */
export async function latestChanges(
  db: Kysely<Tables>,
  resource: string,
  ids: readonly number[],
): Promise<LatestChange[]> {
  const { rows } = await sql<{ recordId: number; at: Date; userId: number | null; email: string | null }>`
    select distinct on (record_id) record_id as "recordId", at, user_id as "userId", user_email as email
    from history where resource = ${resource} and record_id = any(${ids}) order by record_id, id desc`.execute(db);
  return rows.map(({ recordId, at, userId, email }) => ({
    recordId,
    at: at.toISOString(),
    user: email === null ? null : { id: userId, email },
  }));
}

/** @throws 404 */
export async function findActivity(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  id: number,
): Promise<ActivityDetails> {
  const { rows } = await sql<Omit<Row, 'light' | 'was' | 'became'> & { before: Side | null; record: Side }>`
    select h.id, h.resource, h.record_id as "recordId", h.version, h.action, h.at, h.user_id as "userId",
      h.user_email as email, history_record(h) as record, before.record as before
    from history h ${entryBefore} where h.id = ${id}`.execute(db);
  const [row] = rows;
  const type = types.find(({ name }) => name === row?.resource);
  if (!row || !type) throw HttpProblem.notFound();
  const { before, record } = row;
  return { ...activityOf(type, { ...row, light: record, was: before, became: record }), before, record };
}

function activityOf(type: ContentType, row: Row): Activity {
  const { id, resource, recordId, at, userId, email, light, was, became } = row;
  return {
    id,
    resource,
    recordId,
    event: eventOf(row),
    at: at.toISOString(),
    user: email === null ? null : { id: userId, email },
    title: nameOf(type, light),
    changed: was && became ? changedPaths(type, was, became) : [],
  };
}

/** The paths of fields that differ between two versions. Fields added to the type later are in neither. */
function changedPaths(type: ContentType, was: Side, became: Side): string[] {
  const places = [...new Set([...placesIn(type, was), ...placesIn(type, became)])];
  return compare(type, { ours: was, theirs: became }, places)
    .filter(({ change }) => change !== 'same')
    .map(({ place }) => place.path);
}
