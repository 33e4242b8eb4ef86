import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables';
import { union, type Outline } from './geometry';

type Trx = Transaction<Tables>;

/** The municipalities of regions by their official numbers; there is a row each time a region lists one. */
const members = sql`
  select l.record_id as region_id, m.number, m.outline from regions_cities l
  join cities c on c.id = l.target_id join municipalities m on m.number = (c.extra ->> 'municipalNumber')::int`;

/**
 * Rebuilds the areas of regions and their overlaps with others of the same type, so that maps can read them directly.
 * Concurrent saves wait here, after everything else is written.
 */
export async function writeAreas(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtext('region areas'))`.execute(trx);
  const { rows } = await sql<{ id: number; outlines: string[] | null }>`
    select r.id, (select array_agg(m.outline order by m.number) from (${members}) m
      where m.region_id = r.id) as outlines
    from regions r where r.id = any(${[...ids]}::int[])`.execute(trx);
  for (const { id, outlines } of rows) {
    const outline = JSON.stringify(union((outlines ?? []).map((text) => JSON.parse(text) as Outline)));
    await sql`insert into region_areas (region_id, outline) values (${id}, ${outline}) on conflict (region_id)
      do update set outline = excluded.outline`.execute(trx);
  }
  await writeOverlaps(trx, ids);
}

async function writeOverlaps(trx: Trx, ids: readonly number[]): Promise<void> {
  await forgetOverlaps(trx, ids);
  const { rows } = await sql<{ one: number; other: number; outlines: string[] }>`
    with members as (${members})
    select least(a.region_id, b.region_id) as one, greatest(a.region_id, b.region_id) as other,
      array_agg(distinct a.outline) as outlines
    from members a join members b on b.number = a.number and b.region_id <> a.region_id
    join regions ra on ra.id = a.region_id join regions rb on rb.id = b.region_id and rb.type = ra.type
    where a.region_id = any(${[...ids]}::int[]) and ra.type <> '' group by 1, 2`.execute(trx);
  for (const { one, other, outlines } of rows) {
    const outline = JSON.stringify(union(outlines.map((text) => JSON.parse(text) as Outline)));
    await sql`insert into region_overlaps (one_id, other_id, outline) values (${one}, ${other}, ${outline})
      on conflict (one_id, other_id) do update set outline = excluded.outline`.execute(trx);
  }
}

/** Deletes the overlaps of these regions. */
export async function forgetOverlaps(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`delete from region_overlaps where one_id = any(${[...ids]}::int[])
    or other_id = any(${[...ids]}::int[])`.execute(trx);
}

/** Rebuilds the areas of all regions, after the outlines of municipalities have changed. */
export async function writeAllAreas(trx: Trx): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from regions order by id`.execute(trx);
  await writeAreas(
    trx,
    rows.map(({ id }) => id),
  );
}
