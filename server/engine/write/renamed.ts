import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ContentType } from '../../../domain/contentType';
import { referenceTypes } from '../../../domain/referenceTypes';
import type { Tables } from '../../tables';
import { referrersOf } from '../related/relatedFields';
import { columnOf, linksOf } from '../storage/columns';
import { isOfType, linkTableOf, tableOf, typesWithFiles, uploadsTableOf } from '../storage/naming';
import { rewriteTexts, rewriteBatch } from './rewriteTexts';

/** As `list`: files whose description in the media library has changed. */
const filesTable = 'files';

/**
 * Rewrites the JSON of records that use renamed references or newly described pictures, and the search text of the
 * references themselves. Triggers list them (migrations 089 and 101), and they stay listed until this is done. One
 * transaction per batch, so that editing can continue; several servers may run it at once.
 */
export async function rewriteRenamed(db: Kysely<Tables>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const first = await db.selectFrom('renamed_references').select('list').limit(1).executeTakeFirst();
    if (!first) return;
    const renamed = await db
      .selectFrom('renamed_references')
      .select(['id', 'change', 'used'])
      .where('list', '=', first.list)
      .orderBy('id')
      .limit(rewriteBatch)
      .execute();
    const type = referenceTypes.find((one) => tableOf(one) === first.list);
    const ids = renamed.map(({ id }) => id);
    if (first.list === filesTable) await rewriteUsesOfFiles(db, ids, signal);
    else if (type) {
      await db.transaction().execute((trx) => rewriteTexts(trx, type, ids));
      const used = renamed.flatMap((one) => (one.used ? [one.id] : []));
      if (used.length > 0) await rewriteUses(db, type, used, signal);
    }
    if (signal?.aborted) return;
    // References renamed again in the meantime stay listed.
    await sql`delete from renamed_references r
      using unnest(${renamed.map(({ id }) => id)}::int[],
      ${renamed.map(({ change }) => change)}::bigint[]) as done(id, change)
      where r.list = ${first.list} and r.id = done.id and r.change = done.change`.execute(db);
  }
}

/** Runs `rewriteRenamed` for many callers, one run at a time. */
export class RenamedReferences {
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly warn: (error: unknown) => void,
  ) {}

  /**
   * Resolves once everything renamed before the call has reached the records that use it. After a failure, the next run
   * does the rest.
   */
  run(): Promise<void> {
    // The current run may already have passed the caller's reference.
    if (this.#running) return (this.#next ??= this.#running.then(() => this.#begin()));
    return this.#begin();
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    this.#running = rewriteRenamed(this.db, this.#ending.signal)
      .catch(this.warn)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }
}

const queues = new WeakMap<object, RenamedReferences>();

/** The server's queue that brings new names to records. */
export function renamedIn({ database, log }: Pick<FastifyInstance, 'database' | 'log'>): RenamedReferences {
  const known =
    queues.get(database) ??
    new RenamedReferences(database.db, (error) =>
      log.warn({ err: error }, 'new names could not be updated in records; trying again later'),
    );
  queues.set(database, known);
  return known;
}

/** How long a save waits until records show the new name, in milliseconds. The rest follows in the background. */
const renamingTimeout = 2_000;

/** Lets the next read show new names, unless very many records use them. */
export const showNewNames = (app: Pick<FastifyInstance, 'database' | 'log'>): Promise<void> =>
  Promise.race([renamedIn(app).run(), delay(renamingTimeout, undefined, { ref: false })]);

async function rewriteUses(
  db: Kysely<Tables>,
  type: ContentType,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { type: user, name, field } of referrersOf(type)) {
    const linked = linksOf(user).some((link) => link.field === name);
    const from = linked
      ? sql`(select record_id as id from ${sql.table(linkTableOf(user, name))} where target_id = any(${ids}::int[])) u`
      : sql`(select id from ${sql.table(tableOf(user))} where ${isOfType(user)}
        and ${sql.ref(columnOf(name, field.kind))} = any(${ids}::int[])) u`;
    await rewriteRecords(db, user, from, signal);
  }
}

async function rewriteUsesOfFiles(db: Kysely<Tables>, ids: readonly number[], signal?: AbortSignal): Promise<void> {
  for (const type of typesWithFiles) {
    const uses = sql`select record_id as id from ${sql.table(uploadsTableOf(type))} where file_id = any(${ids}::int[])`;
    await rewriteRecords(db, type, sql`(${uses}) u`, signal);
  }
}

/** @param from SQL of a table with the ids of the records */
async function rewriteRecords(
  db: Kysely<Tables>,
  type: ContentType,
  from: RawBuilder<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  for (let last = 0; !signal?.aborted;) {
    const { rows } = await sql<{ id: number }>`
      select distinct id from ${from} where id > ${last} order by id limit ${rewriteBatch}`.execute(db);
    if (rows.length === 0) break;
    await db.transaction().execute((trx) =>
      rewriteTexts(
        trx,
        type,
        rows.map(({ id }) => id),
      ),
    );
    last = (rows.at(-1) as { id: number }).id;
  }
}
