import { sql, type Kysely } from 'kysely';

/** Above this number no ids are sent, because a notification has at most 8,000 bytes. */
const maxIds = 100;

/**
 * Triggers notify the live channel, so that every write is covered, whatever makes it, and nothing is sent before it is
 * committed. See docs/decisions/live.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table presence add column field text',
    `create function notify_history() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', json_build_object(
          'type', case action when 'create' then 'created' when 'update' then 'updated' else 'deleted' end,
          'resource', resource,
          'ids', case when count(*) <= ${maxIds} then json_agg(record_id) end,
          'version', case when count(*) = 1 then max(version) end,
          'by', case when user_email is not null then json_build_object('id', user_id, 'email', user_email) end)::text)
        from added group by resource, action, user_id, user_email;
        return null;
      end $$`,
    `create trigger notify_history after insert on history referencing new table as added
      for each statement execute function notify_history()`,
    // Each write adds a row with version 1; summing the rows up later must not notify anyone.
    `create function notify_lists() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', json_build_object('type', 'lists', 'resources', json_agg(distinct resource))::text)
        from added where version = 1 having count(*) > 0;
        return null;
      end $$`,
    `create trigger notify_lists after insert on resource_versions referencing new table as added
      for each statement execute function notify_lists()`,
    `create function notify_presence() returns trigger language plpgsql as $$
      declare
        here presence := case when tg_op = 'DELETE' then old else new end;
      begin
        perform pg_notify('live', json_build_object(
          'type', case when tg_op = 'DELETE' then 'left' else 'entered' end,
          'resource', here.resource, 'recordId', here.record_id, 'id', here.user_id, 'email', here.user_email,
          'since', here.since, 'field', here.field)::text);
        return null;
      end $$`,
    `create trigger notify_presence after insert or delete on presence
      for each row execute function notify_presence()`,
    `create trigger notify_moved after update on presence for each row
      when (old.field is distinct from new.field or old.since <> new.since) execute function notify_presence()`,
    `create function notify_sessions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', json_build_object('type', 'sessions', 'user', user_id)::text)
        from gone group by user_id;
        return null;
      end $$`,
    `create trigger notify_sessions after delete on sessions referencing old table as gone
      for each statement execute function notify_sessions()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
