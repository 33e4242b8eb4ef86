import { readFile, stat } from 'node:fs/promises';
import { connect } from '../database';
import { migrate } from '../migrate';
import { readMunicipalities, replaceMunicipalities, UnusableFile } from '../types/regions/municipalities';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/** More than the boundaries of any country in five metres take. */
const mostBytes = 100_000_000;

/** `npm run import:municipalities -- FILE`: the outlines of municipalities (GeoJSON or TopoJSON), in the place of those before. All of it or nothing. */
await runCommand(async (config, args) => {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new Error('Usage: npm run import:municipalities -- FILE');
  const { size } = await stat(file);
  if (size > mostBytes) throw new UnusableFile(`Die Datei ist zu gross: höchstens ${mostBytes / 1_000_000} MB. Generalisierte Grenzen genügen.`);
  const municipalities = readMunicipalities(await readFile(file, 'utf8'));
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database);
      const { without } = await database.db.transaction().execute((trx) => replaceMunicipalities(trx, municipalities));
      console.log(`${municipalities.length} municipalities.`);
      for (const { name, regions } of without) console.log(`${name} is no longer there; it belongs to: ${regions.join(', ')}.`);
    } finally {
      await database.close();
    }
  });
});
