import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../database';
import { writeReport } from '../existing/report';
import { Findings } from '../existing/findings';
import { importEverything, timed } from '../existing/importEverything';
import { stageDump } from '../existing/stage';
import { openFileStore } from '../files/openFileStore';
import { migrate } from '../migrate';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const usage = `Usage: npm run import:existing -- FILE.sql[.gz] [--dry-run] [--report REPORT.json] [--logs] [--final]

Imports everything from a dump of the existing system, even while the server is running. Run it again with a newer dump.
docs/guide/moving-in.md describes the move of a team.`;

/** `npm run import:existing`: see docs/decisions/moving-in.md. */
await runCommand(async (config, args) => {
  const { values, positionals } = readArguments(args);
  const [file, ...rest] = positionals;
  if (values.help) return console.log(usage);
  if (!file || rest.length > 0) throw new Error(usage);
  const here = (name: string) => path.resolve(process.env.INIT_CWD ?? '.', name);
  const dump = here(file);
  const log = console.log;
  const reading = timed(log, 'bytes read');
  const findings = new Findings();
  const staged = await stageDump({
    file: dump,
    withLogs: values.logs,
    findings,
    onProgress: ({ bytes, of, rows, files }) =>
      reading(bytes, of, `, ${rows.toLocaleString('en')} rows, ${files.toLocaleString('en')} files`),
  });
  try {
    const rows = [...staged.counts.values()].reduce((sum, count) => sum + count, 0);
    log(`Read: ${rows.toLocaleString('en')} rows, ${staged.files.length.toLocaleString('en')} files.`);
    await withDatabase(config, async (connectionString) => {
      const database = connect(connectionString);
      try {
        await migrate(database, { log });
        const counts = await importEverything({
          db: database.db,
          files: openFileStore(config.filesUrl),
          dump,
          staged,
          findings,
          instance: config,
          isDry: values['dry-run'],
          withLogs: values.logs,
          isFinal: values.final,
          log: log,
        });
        const sum = (key: 'dump' | 'changed' | 'leftOut') => counts.reduce((all, one) => all + one[key], 0);
        if (values.report) {
          const page = await writeReport(here(values.report), {
            counts,
            findings,
            dump: path.basename(dump),
            isDry: values['dry-run'],
            config,
          });
          log(`Report: ${here(values.report)} and ${page}`);
        }
        log(
          `${values['dry-run'] ? 'Nothing was written. ' : ''}${sum('dump').toLocaleString('en')} rows, ` +
            `${sum('changed').toLocaleString('en')} of them changed, ${sum('leftOut').toLocaleString('en')} ` +
            'left out.',
        );
      } finally {
        await database.close();
      }
    });
  } finally {
    staged.close();
    findings.close();
  }
});

function readArguments(args: string[]) {
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
    'dry-run': { type: 'boolean', default: false },
    report: { type: 'string' },
    logs: { type: 'boolean', default: false },
    final: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
