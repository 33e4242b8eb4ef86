import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from '../server/database';
import { openFileStore } from '../server/files/openFileStore';
import { migrate } from '../server/migrate';
import { startEmbeddedPostgres } from '../server/postgres/embeddedPostgres';
import { addProjects, seedDemo } from '../server/seed/demo';
import { dataDir, projectCount } from './settings';

const mark = path.join(dataDir, 'bench.json');

/** Fills the data folder with demo projects unless it holds as many already. Out: how long that took, in seconds. */
export async function prepareDataFolder(): Promise<number | null> {
  await mkdir(dataDir, { recursive: true });
  const kept = existsSync(mark) ? (JSON.parse(await readFile(mark, 'utf8')) as { projects: number; seconds: number }) : null;
  if (kept?.projects === projectCount) return kept.seconds;
  console.log(`Filling ${dataDir} with ${projectCount} projects; this takes some minutes, once.`);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  const database = connect(postgres.connectionString);
  try {
    await migrate(database);
    await seedDemo(database, openFileStore(pathToFileURL(path.join(dataDir, 'files'))));
    const begun = performance.now();
    await addProjects(database, projectCount);
    const taken = Math.round((performance.now() - begun) / 1000);
    await writeFile(mark, JSON.stringify({ projects: projectCount, seconds: taken }));
    return taken;
  } finally {
    await database.close();
    await postgres.stop();
  }
}
