import { sql } from 'kysely';
import { demoInbox } from '../../demo/inbox';
import { connect } from '../../server/database';
import { addItem } from '../../server/inbox/writeItems';
import { findRunningPostgres } from '../../server/postgres/embeddedPostgres';
import { dataDir } from '../settings';

/** How many items wait. */
export const inboxSize = 10_000;

interface FilledInbox {
  /** Items with proposals as people get them, the first of their section; each is about a project of the demo. */
  reviewed: number[];
  /** Takes everything out again. */
  empty(): Promise<void>;
}

/** Fills the inbox of the running product: changes of demo projects first, then as many more as it takes. */
export async function fillInbox(): Promise<FilledInbox> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the benchmark does not run.');
  const database = connect(connectionString);
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from inbox_items`.execute(
    database.db,
  );
  const last = rows[0]?.last ?? 0;
  await sql`update inbox_items set outcome = 'superseded', ended_at = now() where outcome is null`.execute(database.db);
  const proposals = demoInbox().filter(
    ({ type, status, source }) => type === 'project' && status === 'update' && source !== 'regio',
  );
  const reviewed = await database.db.transaction().execute(async (trx) => {
    const ids: number[] = [];
    for (const { hoursAgo: _, interim: _interim, foreignId: _foreignId, ...item } of proposals)
      ids.push((await addItem(trx, item)).id);
    return ids;
  });
  await sql`
    insert into inbox_items (type, source, status, title, data, normalized_data, search, created_at)
    select 'project', 'chmos', 'update', 'Projekt ' || n, '{}', jsonb_build_object('title', 'Projekt ' || n, 'description', repeat(md5(n::text), 100)), 'projekt ' || n, now() + n * interval '1 second'
    from generate_series(1, ${inboxSize - reviewed.length}) n`.execute(database.db);
  await sql`analyze inbox_items`.execute(database.db);
  return {
    reviewed,
    async empty() {
      await sql`delete from inbox_items where id > ${last}`.execute(database.db);
      await sql`update inbox_items set outcome = null, ended_at = null where outcome = 'superseded' and ended_by_email is null`.execute(
        database.db,
      );
      await sql`insert into resource_versions (resource, version) values ('inbox', 1)`.execute(database.db);
      await database.close();
    },
  };
}
