import type { Config } from '../config';
import { findRunningPostgres, startEmbeddedPostgres } from '../postgres/embeddedPostgres';

/**
 * Does something with the database of this installation: the one that `DATABASE_URL` names, or the embedded one, which
 * is started for the while if no server runs.
 */
export async function withDatabase<Result>(
  config: Config,
  use: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (running) return use(running);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    return await use(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}
