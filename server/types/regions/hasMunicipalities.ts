import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables';

/** Whether outlines of municipalities are there. */
export async function hasMunicipalities(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from municipalities) as any`.execute(db);
  return rows[0]?.any === true;
}
