import { sql, type Kysely } from 'kysely';

/**
 * Comments and assignments on records and inbox items. There are no foreign keys to records: comments on a deleted
 * record are hidden, and return when it is restored. See docs/decisions/comments.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // `merged_from`: the records it belonged to before merges, latest last.
    `create table comments (
      id integer primary key generated always as identity,
      resource text not null, record_id integer not null, field text,
      parent_id integer references comments on delete cascade,
      user_id integer references users on delete set null, user_email text not null,
      text text not null, created_at timestamptz not null default now(), edited_at timestamptz,
      resolved_at timestamptz, resolved_by integer references users on delete set null, resolved_by_email text,
      merged_from integer[] not null default '{}')`,
    'create index comments_record on comments (resource, record_id)',
    'create index on comments (parent_id)',
    'create index on comments (user_id)',
    `create table mentions (
      comment_id integer not null references comments on delete cascade,
      user_id integer not null references users on delete cascade,
      seen_at timestamptz, primary key (user_id, comment_id))`,
    'create index on mentions (comment_id)',
    `create table assignments (
      resource text not null, record_id integer not null,
      user_id integer not null references users on delete cascade,
      by_id integer references users on delete set null, by_email text, at timestamptz not null default now(),
      primary key (resource, record_id))`,
    'create index on assignments (user_id)',
    ...['comments', 'assignments'].flatMap((table) =>
      ['insert', 'update', 'delete'].map(
        (event) => `create trigger notify_${event} after ${event} on ${table}
          referencing ${event === 'delete' ? 'old' : 'new'} table as written
          for each statement execute function notify_comments()`,
      ),
    ),
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger notify_${event} after ${event} on mentions
        referencing ${event === 'delete' ? 'old' : 'new'} table as written
        for each statement execute function notify_mentions()`,
    ),
  ];
  const functions = [
    `create function notify_comments() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', json_build_object(
          'type', 'comments', 'resource', resource, 'recordId', record_id)::text)
        from written group by resource, record_id;
        return null;
      end $$`,
    `create function notify_mentions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', json_build_object('type', 'mentions', 'users', json_agg(distinct user_id))::text)
        from written having count(*) > 0;
        return null;
      end $$`,
  ];
  for (const statement of [...functions, ...statements]) await sql.raw(statement).execute(db);
}
