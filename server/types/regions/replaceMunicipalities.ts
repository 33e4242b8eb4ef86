import { sql, type Transaction } from 'kysely';
import { bumpResourceVersions } from '../../engine/storage/resourceVersions';
import type { Tables } from '../../tables';
import { writeAllAreas } from './areas';
import { successorOf, type Outline } from './geometry';
import type { Municipality } from './municipalities';

/** The result of an import. */
export interface Replaced {
  /** The number of entries created in the list. */
  made: number;
  /** Numbers that have a name neither in the file nor in the list, and therefore cannot be chosen. */
  nameless: number[];
  /**
   * Entries of the list that are no longer drawn, each with the municipality now in its place and the regions that
   * contain it.
   */
  gone: { number: number; name: string; now: { number: number; name: string } | null; regions: string[] }[];
}

/** Ids of entries created here start after those of the bundled list. */
const firstId = 100_000;

/** Replaces the municipalities with those of a file, creates missing entries in the list, and rebuilds all areas. */
export async function replaceMunicipalities(
  trx: Transaction<Tables>,
  municipalities: readonly Municipality[],
): Promise<Replaced> {
  await sql`set local statement_timeout = 0`.execute(trx);
  // In the order of a save: first the regions, then the lock that they share.
  await sql`select from regions order by id for update`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('region areas'))`.execute(trx);
  const { rows: before } = await sql<{ number: number; outline: string }>`
    select number, outline from municipalities`.execute(trx);
  const made = await makeEntries(trx, municipalities);
  const drawn = await draw(trx, municipalities);
  await writeAllAreas(trx);
  await bumpResourceVersions(['regions']).execute(trx);
  const outlines = new Map(before.map(({ number, outline }) => [number, outline]));
  const gone = (await entriesNotDrawn(trx)).flatMap(({ number, name, regions }) => {
    const outline = outlines.get(number);
    // It disappeared in an earlier import and is in no region; that import reported it.
    if (outline === undefined && regions.length === 0) return [];
    const now = outline === undefined ? undefined : successorOf(JSON.parse(outline) as Outline, drawn);
    return [{ number, name, now: now ? { number: now.number, name: now.name } : null, regions }];
  });
  return { made, nameless: drawn.filter(({ isNamed }) => !isNamed).map(({ number }) => number), gone };
}

/**
 * Creates missing entries; those that an earlier import created take the names of this one.
 * @returns how many are new
 */
async function makeEntries(trx: Transaction<Tables>, municipalities: readonly Municipality[]): Promise<number> {
  const rows = municipalities
    .filter(({ name }) => name !== '')
    .map(({ number, name, canton }) => ({
      id: firstId + number,
      number,
      name,
      extra: { municipalNumber: number, ...(canton !== undefined && { state: { id: canton } }) },
    }));
  const { rows: written } = await sql<{ isNew: boolean }>`
    insert into cities (id, is_public, position, name, extra)
    select id, true, id, name, extra
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, number int, name text, extra jsonb)
    where not exists (select from cities c where (c.extra ->> 'municipalNumber')::int = given.number
      and c.id <> given.id)
    on conflict (id) do update set name = excluded.name, extra = cities.extra || excluded.extra, updated_at = now()
    where cities.name <> excluded.name or not cities.extra @> excluded.extra
    returning xmax = 0 as "isNew"`.execute(trx);
  return written.filter(({ isNew }) => isNew).length;
}

/** @returns the municipalities that are drawn now, with their names from the file or the list */
async function draw(trx: Transaction<Tables>, municipalities: readonly Municipality[]) {
  const { rows: entries } = await sql<{ number: number; name: string }>`
    select (extra ->> 'municipalNumber')::int as number, name from cities
    where extra ->> 'municipalNumber' is not null order by id desc`.execute(trx);
  const names = new Map(entries.map(({ number, name }) => [number, name]));
  const drawn = municipalities.map(({ number, name, outline }) => ({
    number,
    name: name || names.get(number) || `Gemeinde ${number}`,
    isNamed: name !== '' || names.has(number),
    outline,
  }));
  const rows = drawn.map(({ number, name, outline }) => ({ number, name, outline: JSON.stringify(outline) }));
  await sql`delete from municipalities`.execute(trx);
  await sql`insert into municipalities (number, name, outline) select number, name, outline
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(number int, name text, outline text)`.execute(trx);
  return drawn;
}

async function entriesNotDrawn(trx: Transaction<Tables>) {
  const { rows } = await sql<{ number: number; name: string; regions: string[] }>`
    select (c.extra ->> 'municipalNumber')::int as number, c.name,
      array(select s.title from regions_cities l join search_index s on s.resource = 'regions'
      and s.record_id = l.record_id
        where l.target_id = c.id order by s.title) as regions
    from cities c where c.extra ->> 'municipalNumber' is not null
      and not exists (select from municipalities m where m.number = (c.extra ->> 'municipalNumber')::int)
    order by c.name`.execute(trx);
  return rows;
}
