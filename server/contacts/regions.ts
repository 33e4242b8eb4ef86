import { sql, type Kysely, type Transaction } from 'kysely';
import { HttpProblem } from '../problems';
import type { Tables } from '../tables';

/** The regions a contact is linked with, by name; strangers see the public ones. */
export async function regionsOf(db: Kysely<Tables>, contact: number, view: 'all' | 'public'): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select ${view === 'all' ? sql`r.body` : sql`r.public_body`} as body from regions r join regions_contacts l on l.record_id = r.id
    where l.target_id = ${contact} and ${view === 'all' ? sql`true` : sql`r.is_public`} order by r.name, r.id`.execute(db);
  return rows.map(({ body }) => body);
}

/** Ends the links of a contact with all regions; the regions' versions grow. */
export async function leaveRegions(trx: Transaction<Tables>, contact: number): Promise<void> {
  await sql`
    with gone as (delete from regions_contacts where target_id = ${contact} returning record_id)
    update regions set version = version + 1 from gone where regions.id = gone.record_id`.execute(trx);
}

/** Document 2, section 4: whoever deletes a contact linked with regions is told which, and ends the links first. Errors: 409. */
export async function refuseIfInRegions(trx: Transaction<Tables>, contact: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select r.name from regions r join regions_contacts l on l.record_id = r.id where l.target_id = ${contact} order by r.name`.execute(trx);
  if (rows.length > 0) throw HttpProblem.conflict(`Der Kontakt ist mit Regionen verknüpft: ${rows.map(({ name }) => name).join(', ')}.`);
}
