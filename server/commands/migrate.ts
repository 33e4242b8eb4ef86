import { connect } from '../database';
import { renderOutdated } from '../engine/write/rendering';
import { migrate } from '../migrate';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run migrate`: prepares the database for this version ahead of its start: migrates tables, then re-renders
 * records.
 */
await runCommand(async (config, args) => {
  if (args.length > 0) throw new Error('Usage: npm run migrate');
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database, { log: console.log });
      await renderOutdated(database.db, console.log);
      console.log('The database is up to date.');
    } finally {
      await database.close();
    }
  });
});
