import path from 'node:path';
import { restore } from '../backup/restore';
import { openFileStore } from '../files/openFileStore';
import { onlyArgument, runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** `npm run restore -- FILE`: restores an archive into an empty database (a new DATA_DIR or a fresh DATABASE_URL). */
await runCommand(async (config, args) => {
  const source = path.resolve(process.env.INIT_CWD ?? '.', onlyArgument(args, 'npm run restore -- FILE.zip'));
  const { rows, files } = await withDatabase(config, (connectionString) =>
    restore(connectionString, openFileStore(config.filesUrl), source),
  );
  console.log(`${source}: ${rows} rows and ${files} files restored.`);
});
