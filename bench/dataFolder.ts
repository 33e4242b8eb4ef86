import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from '../server/database';
import { openFileStore } from '../server/files/openFileStore';
import { migrate } from '../server/migrate';
import { startEmbeddedPostgres } from '../server/postgres/embeddedPostgres';
import { addRecords, seedDemo } from '../server/seed/demo';
import { companyCount, dataDir, personCount, projectCount } from './settings';

const mark = path.join(dataDir, 'bench.json');

interface Filled {
  projects: number;
  persons?: number;
  companies?: number;
  /** How long the projects took. */
  seconds: number;
}

/** Fills the data folder with demo projects and contacts unless it holds as many already. Out: how long the projects took, in seconds. */
export async function prepareDataFolder(): Promise<number | null> {
  await mkdir(dataDir, { recursive: true });
  const kept = existsSync(mark) ? (JSON.parse(await readFile(mark, 'utf8')) as Filled) : null;
  const contacts = { persons: personCount, companies: companyCount };
  const hasProjects = kept?.projects === projectCount;
  if (hasProjects && kept.persons === personCount && kept.companies === companyCount) return kept.seconds;
  console.log(`Filling ${dataDir} with ${projectCount} projects, ${personCount} persons and ${companyCount} organisations; this takes some minutes, once.`);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  const database = connect(postgres.connectionString);
  try {
    await migrate(database);
    await seedDemo(database, openFileStore(pathToFileURL(path.join(dataDir, 'files'))));
    const begun = performance.now();
    if (!hasProjects) await addRecords(database, { projects: projectCount }, ['projects']);
    const taken = hasProjects ? kept.seconds : Math.round((performance.now() - begun) / 1000);
    await addRecords(database, contacts, ['contact-groups', 'contacts/company', 'contacts/person']);
    await writeFile(mark, JSON.stringify({ projects: projectCount, ...contacts, seconds: taken }));
    return taken;
  } finally {
    await database.close();
    await postgres.stop();
  }
}
