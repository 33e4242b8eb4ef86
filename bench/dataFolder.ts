import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from '../server/database';
import { renderAnew } from '../server/engine/search/rendering';
import { openFileStore } from '../server/files/openFileStore';
import { migrate } from '../server/migrate';
import { startEmbeddedPostgres } from '../server/postgres/embeddedPostgres';
import { addRecords, seedDemo } from '../server/seed/demo';
import { companyCount, dataDir, filled, mark, personCount, projectCount, type Filled } from './settings';

/**
 * Fills the data folder with demo projects and contacts unless that was done before. Out: how long the projects took,
 * in seconds.
 */
export async function prepareDataFolder(): Promise<number> {
  const { seconds } = filled;
  if (seconds !== undefined && filled.persons !== undefined && filled.companies !== undefined) return seconds;
  await mkdir(dataDir, { recursive: true });
  const contacts = { persons: personCount, companies: companyCount };
  console.log(
    `Filling ${dataDir} with ${projectCount} projects, ${personCount} persons and ${companyCount} organisations; this takes some minutes, once.`,
  );
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  const database = connect(postgres.connectionString);
  try {
    await migrate(database);
    // Of an empty database that takes a moment; of a filled one the first start would take minutes for it.
    await renderAnew(database.db, console.log);
    await seedDemo(database, openFileStore(pathToFileURL(path.join(dataDir, 'files'))));
    const begun = performance.now();
    if (seconds === undefined) await addRecords(database, { projects: projectCount }, ['projects']);
    const taken = seconds ?? Math.round((performance.now() - begun) / 1000);
    await addRecords(database, contacts, ['contact-groups', 'contacts/company', 'contacts/person']);
    await writeFile(mark, JSON.stringify({ projects: projectCount, ...contacts, seconds: taken } satisfies Filled));
    return taken;
  } finally {
    await database.close();
    await postgres.stop();
  }
}
