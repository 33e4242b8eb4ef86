import { connect } from '../database';
import { migrate } from '../migrate';
import { references } from '../../demo/references';
import { seedReferences } from '../seed/references';
import { readMunicipalityFile } from '../types/regions/municipalities';
import { replaceMunicipalities } from '../types/regions/replaceMunicipalities';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

/**
 * `npm run import:municipalities -- FILE`: replaces the outlines of municipalities (GeoJSON or TopoJSON) and their
 * references, completely or not at all.
 */
await runCommand(async (config, args) => {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new Error('Usage: npm run import:municipalities -- FILE');
  const municipalities = await readMunicipalityFile(file);
  await withDatabase(config, async (connectionString) => {
    const database = connect(connectionString);
    try {
      await migrate(database);
      // As on the first start, so that existing references are not duplicated.
      await seedReferences(database.db, references);
      const { made, nameless, gone } = await database.db
        .transaction()
        .execute((trx) => replaceMunicipalities(trx, municipalities));
      console.log(`${municipalities.length} municipalities, ${made} new entries in the list.`);
      for (const { number, name, now, regions } of gone) {
        const change = now ? `is part of ${now.name} (${now.number}) now` : 'is no longer there';
        console.log(`${name} (${number}) ${change}; regions: ${regions.join(', ') || 'none'}.`);
      }
      if (nameless.length > 0)
        console.log(
          `${nameless.length} have no name in the file or the list, so that nobody can choose them: ` +
            `${nameless.join(', ')}. Import a file with names once; later ones may have numbers only.`,
        );
    } finally {
      await database.close();
    }
  });
});
