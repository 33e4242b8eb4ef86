import { sql, type Kysely } from 'kysely';

/** By table: the values that its entries have in addition to the common ones, with their defaults. */
const lists: Record<string, Record<string, unknown>> = {
  authorities: { isStateSupported: false },
  beneficiaries: {},
  business_sectors: {},
  cities: { zipCode: '', municipalNumber: 0, state: null },
  countries: { code: '' },
  education_types: {},
  geographic_regions: {},
  instruments: {},
  languages: { code: '' },
  locations: {},
  programs: { longName: '', url: '' },
  project_types: {},
  states: { code: '' },
  stints: {},
  tags: {},
  topics: { icon: '' },
};

/** The columns by which back-office lists sort and filter. A trigger fills them from `extra`. */
const columns: Record<string, readonly string[]> = {
  languages: [`code text not null default ''`],
  countries: [`code text not null default ''`],
  states: [`code text not null default ''`],
  cities: [`zip_code text not null default ''`, `municipal_number integer not null default 0`, `state_id integer`],
};

const moment = (column: string) => `to_char(new.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Reference lists become editable in the back office. Several writers know their columns (imports, the inbox, SQL), so
 * triggers maintain what a content type has in addition: version, JSON, list version, and the list of renamed entries.
 * See docs/decisions/reference-lists.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // `used`: records may contain its earlier name. A new entry is not used yet.
    `create table renamed_references (
      list text not null, id integer not null, used boolean not null, ` +
      `change bigserial not null, primary key (list, id))`,
    `create function reference_written() returns trigger language plpgsql as $$
      declare
        own jsonb := tg_argv[0]::jsonb;
        entry jsonb;
      begin
        -- What no declaration knows stays.
        if tg_op = 'UPDATE' then
          new.extra := (old.extra - array(select jsonb_object_keys(own))) || new.extra;
        end if;
        entry := jsonb_build_object(
          'id', new.id, 'isPublic', new.is_public, 'createdAt', ${moment('created_at')},
          'updatedAt', ${moment('updated_at')}, 'name', new.name, 'position', new.position,
          'synonyms', array_to_string(new.synonyms, E'\\n'), 'context', coalesce(new.context, ''),
          'translations', '{"fr":{},"it":{}}'::jsonb || new.translations)
          || own || new.extra;
        new.body := entry::text;
        new.summary := entry::text;
        if tg_op = 'UPDATE' and new.version = old.version and new.body <> old.body and old.body <> '' then
          new.version := old.version + 1;
        end if;
        return new;
      end $$`,
    `create function reference_renamed() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from search_index where resource = 'references/' || replace(tg_table_name, '_', '-') ` +
      `and record_id = old.id;
          return null;
        end if;
        if tg_op = 'UPDATE' and (old.name, old.translations, old.synonyms, old.is_public)
          is not distinct from (new.name, new.translations, new.synonyms, new.is_public) then
          return null;
        end if;
        insert into renamed_references (list, id, used) values (tg_table_name, new.id, tg_op = 'UPDATE')
          on conflict (list, id) do update
          set change = excluded.change, used = renamed_references.used or excluded.used;
        return null;
      end $$`,
    `create function reference_code() returns trigger language plpgsql as $$
      begin
        new.code := coalesce(new.extra ->> 'code', '');
        return new;
      end $$`,
    `create function reference_city() returns trigger language plpgsql as $$
      begin
        new.zip_code := coalesce(new.extra ->> 'zipCode', '');
        new.municipal_number := coalesce((new.extra ->> 'municipalNumber')::integer, 0);
        new.state_id := (new.extra -> 'state' ->> 'id')::integer;
        return new;
      end $$`,
    `create function reference_list_written() returns trigger language plpgsql as $$
      begin
        insert into resource_versions (resource, version) values ('references/' || replace(tg_table_name, '_', '-'), 1);
        return null;
      end $$`,
    ...Object.entries(lists).flatMap(([table, own]) => [
      `alter table ${table} add column version integer not null default 1, add column body text not null default '',
        add column summary text not null default '', add column public_body text
        ${(columns[table] ?? []).map((column) => `, add column ${column}`).join('')}`,
      `create trigger written before insert or update on ${table}
        for each row execute function reference_written('${JSON.stringify(own)}')`,
      ...(columns[table]
        ? [
            `create trigger written_own before insert or update on ${table}
              for each row execute function ${table === 'cities' ? 'reference_city' : 'reference_code'}()`,
          ]
        : []),
      // Makes the trigger fill the new columns.
      `update ${table} set version = 1`,
      `create trigger renamed after insert or update or delete on ${table}
        for each row execute function reference_renamed()`,
      `create trigger list_written after insert or update or delete on ${table}
        for each statement execute function reference_list_written()`,
      `insert into renamed_references (list, id, used) select '${table}', id, false from ${table}`,
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
