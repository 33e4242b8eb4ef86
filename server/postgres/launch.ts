import { isListening, waitUntilReady } from './connection';
import { writeConfiguration, type Installation } from './installation';
import { tailOf } from './logFile';
import {
  endOrphans,
  findPostmaster,
  removeStaleLocks,
  spawnPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster';

type Log = (message: string) => void;

/** Adopts what runs already if it is set up as we would; else starts it afresh. */
export async function startFirst(
  installation: Installation,
  log: Log,
  settings?: Record<string, string>,
): Promise<Postmaster> {
  const { cluster, account } = installation;
  const changed = await writeConfiguration(installation, settings);
  const found = await findPostmaster(cluster);
  if (found && !changed && (await becomesReady(installation, found, log))) {
    log(`Adopted the PostgreSQL that was still running (process ${found.pid}).`);
    return found;
  }
  if (found) await stopPostmaster(found);
  const began = performance.now();
  const postmaster = await launchPostmaster(installation);
  await waitOrExplain(installation, postmaster, log);
  const as = account ? ` as account ${account.name}` : '';
  log(`Started PostgreSQL ${installation.binaries.version}${as} in ${Math.round(performance.now() - began)} ms.`);
  return postmaster;
}

/**
 * Starts it again after it ended. `started` gets the process at once, so that it can be stopped while it is not yet
 * ready.
 */
export async function relaunch(
  installation: Installation,
  log: Log,
  started: (postmaster: Postmaster) => void,
  signal: AbortSignal,
): Promise<void> {
  const postmaster = await launchPostmaster(installation);
  started(postmaster);
  await waitOrExplain(installation, postmaster, log, signal);
  if (!signal.aborted) log('PostgreSQL is running again.');
}

async function launchPostmaster({ cluster, socket, logFile, binaries, account }: Installation): Promise<Postmaster> {
  if (await isListening(socket.folder)) {
    throw new Error(
      `The database in ${cluster} is already run by a PostgreSQL that cannot be seen from here, as in another container: stop that one first.`,
    );
  }
  await endOrphans(cluster);
  await removeStaleLocks(cluster, socket.folder);
  return spawnPostmaster(binaries.postgres, { cluster, logFile, account });
}

async function waitOrExplain(
  { socket, logFile }: Installation,
  postmaster: Postmaster,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await waitUntilReady(postmaster, socket.folder, { log, signal });
  } catch (error) {
    await stopPostmaster(postmaster);
    throw new Error(
      `${(error as Error).message} The end of ${logFile}:\n${await tailOf(logFile, postmaster.logStart)}`,
      { cause: error },
    );
  }
}

async function becomesReady({ socket }: Installation, postmaster: Postmaster, log: Log): Promise<boolean> {
  return waitUntilReady(postmaster, socket.folder, { log }).then(
    () => true,
    () => false,
  );
}
