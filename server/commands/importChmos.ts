import { parseArgs } from 'node:util';
import { isCalendarDay } from '../../domain/values/days';
import { simulatorForDemo } from '../types/projects/chmos/simulator/forDemo';
import { openSource } from '../types/projects/chmos/source';
import { connect } from '../database';
import { openFileStore } from '../files/openFileStore';
import { importChmos } from '../types/projects/chmos/importAll';
import { migrate } from '../migrate';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run import:chmos -- [--since 2024-01-31] [--till 2024-02-29] [--codes BE_1,BE_2]`: the nightly import from the
 * external project database into the inbox. Days can also be written as 31.01.2024.
 */
await runCommand(async (config, args) => {
  const { values } = parseArgs({
    args,
    options: { since: { type: 'string' }, till: { type: 'string' }, codes: { type: 'string' } },
  });
  const range = {
    since: readDay('--since', values.since),
    till: readDay('--till', values.till),
    codes: values.codes?.split(/[\s,]+/).filter(Boolean),
  };
  if (range.codes?.length === 0) throw new Error('--codes takes the codes of projects, such as BE_1,BE_2.');
  if (range.codes && (range.since || range.till))
    throw new Error('--codes names the projects: leave out --since and --till.');
  if (range.since && range.till && range.since > range.till) throw new Error('--since must not be later than --till.');
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    let simulator: Awaited<ReturnType<typeof simulatorForDemo>> = null;
    try {
      await migrate(database);
      simulator = await simulatorForDemo(config, database.db);
      const chmosUrl = config.chmosUrl ?? simulator?.address ?? null;
      if (chmosUrl === null)
        throw new Error('CHMOS_URL must name the external project database. To try it: npm run chmos:simulator');
      const { results, failures } = await importChmos(
        {
          db: database.db,
          files: openFileStore(config.filesUrl),
          source: openSource({ ...config, chmosUrl }),
          sender: config,
        },
        range,
      );
      const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
      console.log(
        `${count('new')} new, ${count('update')} changed, ${count('gone')} deleted, ${count('unchanged')} ` +
          `unchanged, ${count('unknown')} unknown, ${failures.length} failed.`,
      );
      for (const { code } of results.filter(({ outcome }) => outcome === 'unknown'))
        console.log(`${code}: neither the external database nor we have it.`);
      for (const { code, reason } of failures) console.log(`${code}: ${reason}`);
      for (const { code, problems } of results) for (const problem of problems) console.log(`${code}: ${problem}`);
    } finally {
      await simulator?.stop();
      await database.close();
    }
  });
});

function readDay(option: string, given: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(given ?? '') ?? [];
  const value = year ? `${year}-${month}-${day}` : given;
  if (value !== undefined && !isCalendarDay(value))
    throw new Error(`${option} takes a day such as 2024-01-31 or 31.01.2024.`);
  return value;
}
