import { running } from './helpers';

/** What the media library says of files. Records show it, so a change is listed like a renamed reference (089). */
export const up = running([
  `alter table files add column about jsonb not null default '{}', add column version integer not null default 1,
    add column described_at timestamptz`,
  // Folded as search terms are (domain/lists/search.ts): «zuerich» and «Zürich» find each other.
  `create function file_words(name text, about jsonb) returns text language sql immutable parallel safe as $$
    select folded || ' ' || regexp_replace(folded, '([aou])e', '\\1', 'g')
    from (select regexp_replace(normalize(replace(lower(
      name || ' ' || jsonb_path_query_array(about - 'focus', '$.*')::text), 'ß', 'ss'), NFD),
      '[\\u0300-\\u036f]', '', 'g') as folded) one
  $$`,
  'create index files_words on files using gin (file_words(name, about) gin_trgm_ops)',
  `create function file_described() returns trigger language plpgsql as $$
    begin
      insert into renamed_references (list, id, used) values ('files', new.id, true)
        on conflict (list, id) do update set change = excluded.change;
      return null;
    end $$`,
  `create trigger described after update on files for each row
    when (old.about is distinct from new.about) execute function file_described()`,
  `create function files_written() returns trigger language plpgsql as $$
    begin
      insert into resource_versions (resource, version) values ('files', 1);
      return null;
    end $$`,
  `create trigger written after insert or update or delete on files
    for each statement execute function files_written()`,
]);
