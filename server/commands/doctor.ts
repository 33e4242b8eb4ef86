import { connect } from '../database';
import { examine } from '../doctor/doctor';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const marks = { ok: '✓', warning: '!', problem: '✗' };

/**
 * `npm run doctor`: checks an installation and recommends what to do. The exit code is 1 if something does not work.
 */
await runCommand(async (config, args) => {
  if (args.length > 0) throw new Error('Usage: npm run doctor');
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString, { connections: 2 });
    try {
      const findings = await examine(config, database.db);
      for (const { part, state, text } of findings) console.log(`${marks[state]} ${part.padEnd(11)} ${text}`);
      if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
    } finally {
      await database.close();
    }
  });
});
