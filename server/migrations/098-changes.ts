import { sql, type Kysely } from 'kysely';
import { noteChanges } from './helpers';

/** The tables of content types, and the resource of their rows; for a shared table, the part before the type. */
const tables: Record<string, string> = {
  projects: 'projects',
  project_collections: 'project-collections',
  events: 'events',
  event_collections: 'event-collections',
  circular_economy_projects: 'circular-economy-projects',
  posts: 'posts',
  interactive_graphics: 'interactive-graphics',
  financial_supports: 'financial-supports',
  contacts: 'contacts/',
  contact_groups: 'contact-groups',
  regions: 'regions',
  educations: 'educations',
  jobs: 'jobs',
  publications: 'publications',
};

/**
 * Records which records have changed, for websites that mirror us, and the messages to webhooks about these changes.
 * Triggers write both, so that every write is covered, in its own transaction. See docs/decisions/mirroring.md and
 * webhooks.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // One row per record, including deleted ones: the transaction of its latest change, and of the latest one that
    // visitors see.
    `create table record_changes (
      resource text not null, record_id integer not null, changed_in xid8 not null, public_changed_in xid8,
      primary key (resource, record_id))`,
    'create index on record_changes (resource, changed_in, record_id)',
    `create index on record_changes (resource, public_changed_in, record_id) where public_changed_in is not null`,
    // Cursors are valid within an epoch. In another cluster, transactions have other numbers.
    'create table change_feed (epoch text not null)',
    `insert into change_feed values (left(gen_random_uuid()::text, 8))`,
    `create function restart_changes() returns void language sql as $$
      update change_feed set epoch = left(gen_random_uuid()::text, 8);
      update record_changes set changed_in = pg_current_xact_id(),
        public_changed_in = case when public_changed_in is not null then pg_current_xact_id() end;
    $$`,
    `create table webhooks (
      id integer primary key generated always as identity,
      name text not null, url text not null, secret text not null, events text[] not null,
      is_active boolean not null default true, failing_since timestamptz, switched_off_at timestamptz,
      created_at timestamptz not null default now(), created_by text)`,
    // The columns of a queue, the same as in outbox.
    `create table webhook_deliveries (
      id integer primary key generated always as identity,
      webhook_id integer not null references webhooks on delete cascade,
      message_id text not null default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
      event text not null, payload text not null,
      state text not null default 'waiting', attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(), last_error text, last_status integer,
      created_at timestamptz not null default now(), sent_at timestamptz, claim uuid, leased_until timestamptz)`,
    `create index on webhook_deliveries (next_attempt_at, id) where state = 'waiting'`,
    'create index on webhook_deliveries (webhook_id, id)',
    `create function queue_webhooks(resource text, event text, record_id integer, version integer) returns void
      language sql as $$
        insert into webhook_deliveries (webhook_id, event, payload)
        select id, kind || '.' || event, jsonb_build_object('type', kind || '.' || event,
          'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'data', jsonb_strip_nulls(jsonb_build_object(
            'resource', resource, 'id', record_id, 'version', version)))::text
        from webhooks, split_part(resource, '/', 1) kind
        where is_active and events && array[kind || ':' || event, '*:' || event]
      $$`,
    `create function record_changed() returns trigger language plpgsql as $$
      declare
        here record;
        was_public boolean := false;
        now_public boolean := false;
        is_saved boolean := true;
        seen boolean;
        name text := tg_argv[0];
      begin
        if tg_op = 'DELETE' then here := old; else here := new; now_public := new.is_public; end if;
        if tg_op <> 'INSERT' then was_public := old.is_public; end if;
        seen := was_public or now_public;
        if tg_op = 'UPDATE' then
          is_saved := old.version <> new.version;
          if not is_saved and old.body = new.body and old.public_body is not distinct from new.public_body then
            return null;
          end if;
          seen := is_saved and seen or old.public_body is distinct from new.public_body;
        end if;
        if name like '%/' then name := name || here.type; end if;
        insert into record_changes values
          (name, here.id, pg_current_xact_id(), case when seen then pg_current_xact_id() end)
        on conflict (resource, record_id) do update set changed_in = excluded.changed_in,
          public_changed_in = coalesce(excluded.public_changed_in, record_changes.public_changed_in);
        if is_saved and (seen or tg_op = 'DELETE') then
          perform queue_webhooks(name, case when tg_op = 'DELETE' then 'deleted' when not was_public then 'published'
            when not now_public then 'unpublished' else 'changed' end, here.id, here.version);
        end if;
        return null;
      end $$`,
    ...Object.entries(tables).flatMap(([table, resource]) => [
      noteChanges(table, resource),
      `insert into record_changes
        select ${resource.endsWith('/') ? `'${resource}' || type` : `'${resource}'`}, id, pg_current_xact_id(),
          case when is_public then pg_current_xact_id() end from ${table}`,
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
