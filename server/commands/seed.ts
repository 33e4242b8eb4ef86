import { parseArgs } from 'node:util';
import { connect } from '../database';
import { openFileStore } from '../files/openFileStore';
import { migrate } from '../migrate';
import { addRecords, seedDemo } from '../seed/demo';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run seed -- --projects 100000 --persons 50000 --companies 20000`: demo data plus generated records up to these
 * numbers, for benchmarks.
 */
const usage = `Usage: npm run seed -- [--projects 400] [--persons 700] [--companies 300]

Fills an empty database with the demo, and adds generated records up to these numbers (1 to 1000000 of each).
Existing data is kept. Every finished batch is saved, so an interrupted run can be continued.`;

await runCommand(async (config, args) => {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h' },
      projects: { type: 'string', default: '400' },
      persons: { type: 'string', default: '700' },
      companies: { type: 'string', default: '300' },
    },
  });
  if (values.help) return console.log(usage);
  const read = (name: 'projects' | 'persons' | 'companies') => {
    const count = Number(values[name]);
    if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
      throw new Error(`--${name} takes a number from 1 to 1000000.`);
    return count;
  };
  const size = { projects: read('projects'), persons: read('persons'), companies: read('companies') };
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database, { log: console.log });
      console.log('Filling in demo data …');
      await seedDemo(database, openFileStore(config.filesUrl), config);
      for (const [name, count] of Object.entries(await addRecords(database, size, { log: console.log })))
        console.log(`${name}: ${count} in the database.`);
    } finally {
      await database.close();
    }
  });
});
