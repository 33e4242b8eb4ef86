import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables';
import type { Write } from './statements';

/** The query of a version, for larger ones. In: the name of the resource as it stands there. */
export const versionOfResource = (resource: string) =>
  `select coalesce(sum(version), 0)::bigint from resource_versions where resource = ${resource}`;

/** What the search over everything finds grows with every content type: it has a version of its own. */
export const searchResource = 'search';

const versionStatement = `select (${versionOfResource('$1')}) as version`;

/** How often a resource was written, for the ETags of its lists; 0 for one that never was. One query. */
export async function readResourceVersion(db: Kysely<Tables>, resource: string): Promise<number> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(versionStatement, [resource]) as CompiledQuery<{ version: number }>,
  );
  return rows[0]?.version ?? 0;
}

/**
 * Reads versions for a crowd. Whoever asks while one is read waits for the next reading, which is then for all of them:
 * none gets a number from before he asked, and however many ask, one query runs at a time for each resource.
 */
export class VersionReader {
  readonly #running = new Map<string, Promise<number>>();
  readonly #next = new Map<string, Promise<number>>();

  constructor(private readonly read: (resource: string) => Promise<number>) {}

  async of(resource: string): Promise<number> {
    const running = this.#running.get(resource);
    if (!running) return this.#begin(resource);
    const next =
      this.#next.get(resource) ??
      running
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => {
          this.#next.delete(resource);
          return this.#begin(resource);
        });
    this.#next.set(resource, next);
    return next;
  }

  #begin(resource: string): Promise<number> {
    const running = this.read(resource).finally(() => {
      if (this.#running.get(resource) === running) this.#running.delete(resource);
    });
    this.#running.set(resource, running);
    return running;
  }
}

/**
 * Says that resources were written, as part of a write. It adds rows and changes none, so that no two writes wait for
 * each other here; whoever reads the new number also reads what it stands for, since both are committed at once.
 */
export function raiseResourceVersions(resources: readonly string[]): Write {
  return sql`insert into resource_versions (resource, version) select resource, 1 from unnest(${resources}::text[]) as given(resource)`;
}

/**
 * Sums up the rows of every resource. Two at once sum up different rows; whoever reads meanwhile reads the same number.
 */
export async function sumUpResourceVersions(db: Kysely<Tables>): Promise<void> {
  await sql`
    with gone as (delete from resource_versions returning resource, version)
    insert into resource_versions (resource, version) select resource, sum(version) from gone group by resource`.execute(
    db,
  );
}
