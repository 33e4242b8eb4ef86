// A server process for tests, which runs PostgreSQL on a data folder until it is killed.
import { startEmbeddedPostgres } from './embeddedPostgres';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Which data folder?');
try {
  await startEmbeddedPostgres({ dataDir });
  process.stdout.write('ready\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}
