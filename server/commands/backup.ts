import path from 'node:path';
import { backup, noteBackup } from '../backup/backup';
import { openFileStore } from '../files/openFileStore';
import { onlyArgument, runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** `npm run backup -- FILE`: database and files in one archive; the server may keep running. */
await runCommand(async (config, args) => {
  const target = path.resolve(process.env.INIT_CWD ?? '.', onlyArgument(args, 'npm run backup -- FILE.zip'));
  const { rows, files } = await withDatabase(config, async (connectionString) => {
    const made = await backup(connectionString, openFileStore(config.filesUrl), target);
    await noteBackup(connectionString);
    return made;
  });
  console.log(`${target}: ${rows} rows and ${files} files.`);
});
