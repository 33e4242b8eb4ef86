import { sql, type Kysely } from 'kysely';
import { allContentTypes } from '../../../domain/contentTypes';
import { tableOf } from '../storage/naming';
import { rendering } from '../storage/render';
import { reindex } from './reindex';
import type { Tables } from '../../tables';

/**
 * Writes the stored texts anew that an older version of this program has made, before anybody reads them: what was kept
 * under laxer rules does not go out any more. Types that are up to date cost one query together. Of several servers
 * that start at once one does it, and the others wait until it has.
 */
export async function renderAnew(db: Kysely<Tables>, say: (message: string) => void): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(hashtext('regio rendering'))`.execute(connection);
    try {
      await renderOld(db, say);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('regio rendering'))`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function renderOld(db: Kysely<Tables>, say: (message: string) => void): Promise<void> {
  // A type that is new has no texts yet.
  const newest = allContentTypes.map(({ name: resource }) => ({ resource, rendered_as: rendering }));
  await db
    .insertInto('resource_state')
    .values(newest)
    .onConflict((on) => on.doNothing())
    .execute();
  const old = await db.selectFrom('resource_state').select('resource').where('rendered_as', '<', rendering).execute();
  for (const { resource } of old) {
    const type = allContentTypes.find(({ name }) => name === resource);
    if (type) {
      const { rows } = await sql`select from ${sql.table(tableOf(type))} limit 1`.execute(db);
      if (rows.length > 0) say(`Writing the texts of ${resource} anew, once after this update …`);
      await reindex(db, type);
    }
    await db.updateTable('resource_state').set({ rendered_as: rendering }).where('resource', '=', resource).execute();
  }
}
