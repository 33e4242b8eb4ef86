import { parseArgs } from 'node:util';
import { connect } from '../database';
import { openFileStore } from '../files/openFileStore';
import { migrate } from '../migrate';
import { addRecords, seedDemo } from '../seed/demo';
import { multiplyRecords } from '../seed/multiply';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** Each of these records has its own texts; rendering them takes minutes. */
const generated = 20_000;

/**
 * `npm run seed -- --projects 200000 --persons 100000 --companies 20000 --others 20000`: demo data plus generated
 * records up to these numbers, for benchmarks.
 */
const usage = `Usage: npm run seed -- [--projects 400] [--persons 700] [--companies 300] [--others 1]

Fills an empty database with the demo, and adds generated records up to these numbers (1 to 2000000 of each).
Above ${generated}, and for all other types, records are copies of generated ones.
Existing data is kept. Every finished batch is saved, so an interrupted run can be continued.`;

await runCommand(async (config, args) => {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h' },
      projects: { type: 'string', default: '400' },
      persons: { type: 'string', default: '700' },
      companies: { type: 'string', default: '300' },
      others: { type: 'string', default: '1' },
    },
  });
  if (values.help) return console.log(usage);
  const read = (name: 'projects' | 'persons' | 'companies' | 'others') => {
    const count = Number(values[name]);
    if (!Number.isInteger(count) || count < 1 || count > 2_000_000)
      throw new Error(`--${name} takes a number from 1 to 2000000.`);
    return count;
  };
  const size = { projects: read('projects'), persons: read('persons'), companies: read('companies') };
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database, { log: console.log });
      console.log('Filling in demo data …');
      await seedDemo(database, openFileStore(config.filesUrl), config);
      const some = Object.fromEntries(Object.entries(size).map(([name, count]) => [name, Math.min(count, generated)]));
      await addRecords(database, some, { log: console.log });
      const counts = await multiplyRecords(
        database,
        { projects: size.projects, 'contacts/person': size.persons, 'contacts/company': size.companies },
        read('others'),
        console.log,
      );
      for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count} in the database.`);
    } finally {
      await database.close();
    }
  });
});
