import { connect } from '../database';
import { migrate } from '../migrate';
import { replaceMunicipalities, readMunicipalityFile } from '../types/regions/municipalities';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run import:municipalities -- FILE`: the outlines of municipalities (GeoJSON or TopoJSON), in the place of those
 * before. All of it or nothing.
 */
await runCommand(async (config, args) => {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new Error('Usage: npm run import:municipalities -- FILE');
  const municipalities = await readMunicipalityFile(file);
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database);
      const { without } = await database.db.transaction().execute((trx) => replaceMunicipalities(trx, municipalities));
      console.log(`${municipalities.length} municipalities.`);
      for (const { name, regions } of without)
        console.log(`${name} is no longer there; it belongs to: ${regions.join(', ')}.`);
    } finally {
      await database.close();
    }
  });
});
