import type { Config } from '../config';
import { lifecycle } from '../lifecycle';
import { findRunningPostgres, startEmbeddedPostgres } from '../postgres/embeddedPostgres';

/**
 * Does something with the database of this installation: the one that `DATABASE_URL` names, or the embedded one, which
 * is started for the while if no server runs. A signal stops what was started, and ends the command with code 1.
 */
export async function withDatabase<Result>(
  config: Config,
  use: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (running) return use(running);
  const life = lifecycle((message, error) => {
    // Only what goes wrong is reported, and a signal that cuts the command off.
    process.exitCode = 1;
    console.error(message, ...(error === undefined ? [] : [error]));
  });
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir });
  // Deferred before it runs: a signal may come while it starts.
  life.defer(async () => (await starting.catch(() => undefined))?.stop());
  try {
    return await use((await starting).connectionString);
  } finally {
    // After a signal the process ends here: what failed for want of a database is not told.
    await life.end();
  }
}
