import { sql, type Kysely } from 'kysely';
import { linkTable } from '../../../migrations/helpers';

/**
 * What regions have beside their table, which contacts brought: municipalities, tags, and areas, those of all
 * municipalities too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...linkTable('regions', 'cities', 'cities'),
    ...linkTable('regions', 'tags', 'tags'),
    'create index on regions (name collate "de-x-icu", id)',
    "create index on cities (((extra ->> 'municipalNumber')::int))",
    // Official number, name, and the outline as GeoJSON has it: a text, since it is only passed on.
    'create table municipalities (number integer primary key, name text not null, outline text not null)',
    // Made when a region is saved, not when it is read.
    'create table region_areas (region_id integer primary key references regions on delete cascade, outline text not null)',
    // Where two regions of a kind share municipalities. No foreign keys: they would wait for whoever saves the other
    // region.
    `create table region_overlaps (one_id integer not null, other_id integer not null, outline text not null, primary key (one_id, other_id), check (one_id < other_id))`,
    'create index on region_overlaps (other_id)',
    "insert into resource_state (resource) values ('regions') on conflict do nothing",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
