import { pause } from './processes';
import {
  endOrphans,
  findPostmaster,
  type Postmaster,
  removeStaleLocks,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster';
import { isListening, waitUntilReady } from './connection';
import { type Installation, writeConfiguration } from './installation';
import { tailOf } from './logFile';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** Having run this long, the next end is a new problem and not the same one again. */
const STABLE_MS = 60_000;

export interface Supervised {
  /** Stops PostgreSQL for good. Throws when it does not end. */
  stop(): Promise<void>;
}

/**
 * Keeps PostgreSQL running: when it ends by itself, starts it again, after ever longer pauses while that fails, and
 * logs it. The API answers 503 meanwhile. `launch` hands the new process to `started` before it waits for it to be
 * ready: so it can be stopped at any time.
 */
export function supervise(
  first: Postmaster,
  launch: (started: (postmaster: Postmaster) => void, signal: AbortSignal) => Promise<void>,
  log: (message: string) => void,
): Supervised {
  const stopping = new AbortController();
  const aborted = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let current = first;
  let startedAt = performance.now();
  let pauseMs = FIRST_PAUSE_MS;

  const watch = async () => {
    while (!stopping.signal.aborted) {
      const reason = await Promise.race([current.ended, aborted]);
      if (stopping.signal.aborted) return;
      log(`PostgreSQL ended unexpectedly (${reason}), starting it again.`);
      if (performance.now() - startedAt > STABLE_MS) pauseMs = FIRST_PAUSE_MS;
      await restart();
    }
  };
  const restart = async () => {
    while (!stopping.signal.aborted) {
      await pause(pauseMs, stopping.signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      if (stopping.signal.aborted) return;
      startedAt = performance.now();
      try {
        await launch((postmaster) => (current = postmaster), stopping.signal);
        return;
      } catch (error) {
        log(`PostgreSQL could not be started again: ${(error as Error).message}`);
      }
    }
  };
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      await watching;
      await stopPostmaster(current);
    },
  };
}

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
