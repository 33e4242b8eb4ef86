import { parseArgs } from 'node:util';
import { connect } from '../database';
import { openFileStore } from '../files/openFileStore';
import { migrate } from '../migrate';
import { addRecords, seedDemo } from '../seed/demo';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run seed -- --projects 100000 --persons 50000 --companies 20000`: demo data, and generated records up to those
 * numbers, for benchmarks.
 */
await runCommand(async (config, args) => {
  const { values } = parseArgs({
    args,
    options: {
      projects: { type: 'string', default: '400' },
      persons: { type: 'string', default: '700' },
      companies: { type: 'string', default: '300' },
    },
  });
  const read = (name: keyof typeof values) => {
    const count = Number(values[name]);
    if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
      throw new Error(`--${name} takes a number from 1 to 1000000.`);
    return count;
  };
  const size = { projects: read('projects'), persons: read('persons'), companies: read('companies') };
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database);
      await seedDemo(database, openFileStore(config.filesUrl), config);
      for (const [name, count] of Object.entries(await addRecords(database, size)))
        console.log(`${name}: ${count} in the database.`);
    } finally {
      await database.close();
    }
  });
});
