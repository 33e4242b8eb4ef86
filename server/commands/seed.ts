import { parseArgs } from 'node:util';
import { connect } from '../database';
import { openFileStore } from '../files/openFileStore';
import { migrate } from '../migrate';
import { addProjects, seedDemo } from '../seed/demo';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** `npm run seed -- --projects 100000`: demo data, and generated projects up to that number, for benchmarks. */
await runCommand(async (config, args) => {
  const { values } = parseArgs({ args, options: { projects: { type: 'string', default: '400' } } });
  const count = Number(values.projects);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new Error('--projects takes a number from 1 to 1000000.');
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database);
      await seedDemo(database, openFileStore(config.filesUrl), config);
      console.log(`${await addProjects(database, count)} projects in the database.`);
    } finally {
      await database.close();
    }
  });
});
