import { allContentTypes } from '../../domain/contentTypes';
import { connect } from '../database';
import { migrate } from '../migrate';
import { reindex } from '../engine/write/reindex';
import { markRendered } from '../engine/write/rendering';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** `npm run reindex`: re-renders the stored JSON and search text of every record; the server may keep running. */
await runCommand(async (config, args) => {
  if (args.length > 0) throw new Error('Usage: npm run reindex');
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database, { log: console.log });
      for (const type of allContentTypes) {
        const { records, changed } = await reindex(database.db, type);
        await markRendered(database.db, [type]);
        console.log(`${type.name}: ${records} records, ${changed} of them were out of date.`);
      }
    } finally {
      await database.close();
    }
  });
});
