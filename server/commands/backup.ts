import path from 'node:path';
import { backup } from '../backup/backup';
import { openFileStore } from '../files/openFileStore';
import { onlyArgument, runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** `npm run backup -- FILE`: database and files in one archive; the server may keep running. */
await runCommand(async (config, args) => {
  const target = path.resolve(process.env.INIT_CWD ?? '.', onlyArgument(args, 'npm run backup -- FILE.zip'));
  const { rows, files } = await withDatabase(config, (connectionString) =>
    backup(connectionString, openFileStore(config.filesUrl), target),
  );
  console.log(`${target}: ${rows} rows and ${files} files.`);
});
