import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables';
import type { Write } from './statements';

/**
 * A subquery that reads the version of a resource.
 * @param resource an SQL expression for its name
 */
export const versionOfResource = (resource: string) =>
  `select coalesce(sum(version), 0)::bigint from resource_versions where resource = ${resource}`;

/** The global search has its own version, which grows with each write of any content type. */
export const searchResource = 'search';

const versionStatement = `select (${versionOfResource('$1')}) as version`;

/** The list version of a resource, for the ETags of its lists; 0 before its first write. One query. */
export async function readResourceVersion(db: Kysely<Tables>, resource: string): Promise<number> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(versionStatement, [resource]) as CompiledQuery<{ version: number }>,
  );
  return rows[0]?.version ?? 0;
}

/**
 * Reads versions for many concurrent requests, with at most one query per resource at a time. A request that arrives
 * during a query waits for the next one, because the running query may have started before a write that it must see.
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
 * Raises list versions as part of a write. It only inserts rows, so writes never wait for each other here; version and
 * data become visible with the same commit.
 */
export function bumpResourceVersions(resources: readonly string[]): Write {
  return sql`insert into resource_versions (resource, version) select resource, 1
    from unnest(${resources}::text[]) as given(resource)`;
}

/**
 * Sums up the version rows of every resource that has several. Concurrent runs process different rows, and readers
 * always see the same sum.
 */
export async function compactResourceVersions(db: Kysely<Tables>): Promise<void> {
  await sql`
    with gone as (
      delete from resource_versions where resource in (
        select resource from resource_versions group by resource having count(*) > 1) returning resource, version)
    insert into resource_versions (resource, version) select resource, sum(version) from gone
      group by resource`.execute(db);
}
