import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account';
import { prepareBinaries, type Binaries } from './binaries';
import { prepareCluster } from './cluster';
import { prepareSocketPlace, type SocketPlace } from './connection';
import { writeFor } from './home';
import { PG_HBA, postgresConf } from './settings';

/** Everything that stays the same over restarts. */
export interface Installation {
  cluster: string;
  logFile: string;
  socket: SocketPlace;
  binaries: Binaries;
  account?: Account;
}

/** Finds or makes all of it. Only the owner of the claim on `home` may call it. Throws a sentence. */
export async function prepareInstallation(
  home: string,
  account: Account | undefined,
  log: (message: string) => void,
): Promise<Installation> {
  const binaries = await prepareBinaries(home, account);
  const cluster = path.join(home, 'cluster');
  const isNew = await prepareCluster(home, cluster, binaries, account);
  if (isNew) log(`Created a PostgreSQL ${binaries.version} database in ${cluster}.`);
  const socket = await prepareSocketPlace(cluster, account);
  return { cluster, logFile: path.join(home, 'server.log'), socket, binaries, account };
}

/** Writes the configuration of the cluster. True when a PostgreSQL that already runs has to be restarted for it. */
export async function writeConfiguration(
  { cluster, socket, binaries, account }: Installation,
  settings?: Record<string, string>,
): Promise<boolean> {
  const madeFor = `PostgreSQL ${binaries.version}, ${binaries.postgres}`;
  const conf = postgresConf({ socketDir: socket.setting, madeFor }, settings);
  const before = await readFile(path.join(cluster, 'postgresql.conf'), 'utf8').catch(() => '');
  await writeFor(account, path.join(cluster, 'postgresql.conf'), conf);
  await writeFor(account, path.join(cluster, 'pg_hba.conf'), PG_HBA);
  return conf !== before;
}
