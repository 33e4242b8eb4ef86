import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables';
import type { Write } from './statements';

/** How often a resource was written, for the ETags of its lists; 0 for one that never was. One query. */
export async function readResourceVersion(db: Kysely<Tables>, resource: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`/* prepared */
    select coalesce(sum(version), 0)::bigint as version from resource_versions where resource = ${resource}`.execute(db);
  return rows[0]?.version ?? 0;
}

/**
 * Says that resources were written, as part of a write. It adds rows and changes none, so that no two writes wait for each
 * other here; whoever reads the new number also reads what it stands for, since both are committed at once.
 */
export function raiseResourceVersions(resources: readonly string[]): Write {
  return sql`insert into resource_versions (resource, version) select resource, 1 from unnest(${resources}::text[]) as given(resource)`;
}

/** Sums up the rows of every resource. Two at once sum up different rows; whoever reads meanwhile reads the same number. */
export async function sumUpResourceVersions(db: Kysely<Tables>): Promise<void> {
  await sql`
    with gone as (delete from resource_versions returning resource, version)
    insert into resource_versions (resource, version) select resource, sum(version) from gone group by resource`.execute(db);
}
