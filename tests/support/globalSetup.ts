import { readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { references } from '../../demo/references';
import { connect } from '../../server/database';
import { migrate } from '../../server/migrate';
import { startEmbeddedPostgres } from '../../server/postgres/embeddedPostgres';
import { seedReferences } from '../../server/seed/references';
import { databaseUrl } from './databaseUrl';
import { scratchFolder } from './scratchFolder.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: string;
  }
}

/** One cluster per run, with a migrated template, which is copied for each test's database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder('regio-test-');
  // No data outlives the run, so durability would only cost time.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  // On a signal, vitest exits without running its teardown.
  const abandon = () => endAbandoned(folder);
  process.once('exit', abandon);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  const maintenance = connect(postgres.connectionString);

  await sql`create database template_regio`.execute(maintenance.db);
  const template = connect(databaseUrl(postgres.connectionString, 'template_regio'));
  await migrate(template);
  await seedReferences(template.db, references);
  // Tests start without background work.
  await sql`delete from renamed_references`.execute(template.db);
  await template.close();
  await maintenance.close();
  project.provide('testCluster', postgres.connectionString);
  return async () => {
    await postgres.stop();
    process.off('exit', abandon);
    await rm(folder, { recursive: true, force: true });
  };
}

/** A process that is exiting cannot wait, so PostgreSQL is stopped immediately and its files are deleted. */
function endAbandoned(folder: string): void {
  try {
    const [pid] = readFileSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // PostgreSQL is not running.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
