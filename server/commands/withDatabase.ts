import type { Config } from '../config';
import { lifecycle } from '../lifecycle';
import { findRunningPostgres, startEmbeddedPostgres } from '../postgres/embeddedPostgres';

/**
 * Uses the installation's database: that of `DATABASE_URL`, or the embedded one, which is started temporarily if no
 * server is running. A signal stops it and ends the command with exit code 1.
 */
export async function withDatabase<Result>(
  config: Config,
  use: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (running) return use(running);
  const life = lifecycle((message, error) => {
    // Called only for errors and for signals that interrupt the command.
    process.exitCode = 1;
    console.error(message, ...(error === undefined ? [] : [error]));
  });
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir });
  // Registered before it starts, since a signal may arrive in the meantime.
  life.defer(async () => (await starting.catch(() => undefined))?.stop());
  try {
    return await use((await starting).connectionString);
  } finally {
    // After a signal the process ends here, so that errors from the stopped database are not reported.
    await life.end();
  }
}
