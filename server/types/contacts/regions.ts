import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import { regions as regionType } from '../../../domain/types/region';
import type { WriteHooks } from '../../engine/write/hooks';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';

/** The regions linked to a contact, by name; visitors see the public ones. */
export async function regionsOf(db: Kysely<Tables>, contact: number, view: 'all' | 'public'): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select ${view === 'all' ? sql`r.body` : sql`r.public_body`} as body from regions r join regions_contacts l
      on l.record_id = r.id
    where l.target_id = ${contact} and ${view === 'all' ? sql`true` : sql`r.is_public`} order by r.name, r.id`.execute(
    db,
  );
  return rows.map(({ body }) => body);
}

/** Removes a contact from all regions, which get a new version. */
export async function removeFromRegions(trx: Transaction<Tables>, contact: number): Promise<void> {
  await sql`select from regions where id in (select record_id from regions_contacts where target_id = ${contact})
    order by id for update`.execute(trx);
  await sql`
    with gone as (delete from regions_contacts where target_id = ${contact} returning record_id)
    update regions set version = version + 1 from gone where regions.id = gone.record_id`.execute(trx);
}

/**
 * Deleting a contact requires confirmation for the regions it is linked to. This removes the links to those given in
 * the request (`regions[]=1`), in the same transaction.
 * @throws {HttpProblem} 409 if there are others
 */
async function refuseUnnamedRegions(trx: Transaction<Tables>, contact: number, { regions = [] }: Query): Promise<void> {
  const linked = (await regionsOf(trx, contact, 'all')).map((body) => JSON.parse(body) as { id: number });
  const unnamed = linked.filter(({ id }) => !regions.includes(String(id)));
  if (unnamed.length > 0)
    throw HttpProblem.conflict(
      `Der Kontakt ist mit Regionen verknüpft: ${unnamed.map((region) => nameOf(regionType, region)).join(', ')}.`,
    );
  if (linked.length > 0) await removeFromRegions(trx, contact);
}

export const regionHooks: WriteHooks = {
  beforeDelete: refuseUnnamedRegions,
  deletedWith: { 'regions[]': 'Mit diesen Regionen darf er verknüpft sein: die Verknüpfungen enden' },
};
