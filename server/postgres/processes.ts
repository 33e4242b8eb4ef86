import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const PROC = process.platform === 'linux';

/** The identity of a process that lives but may not be looked at (hidden /proc of another account). */
export const UNKNOWN_IDENTITY = 'unknown';

/**
 * Something that no other process ever has, even if it gets the same pid: boot and start time. Undefined when there is
 * no such process; a zombie counts as gone, since in containers nobody may ever collect it.
 */
export function processIdentity(pid: number): string | undefined {
  if (!pidExists(pid)) return undefined;
  if (!PROC) return ps(['-o', 'lstart=', '-p', String(pid)])[0] ?? UNKNOWN_IDENTITY;
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return UNKNOWN_IDENTITY;
  // pid (name) state … starttime is field 22; the name may contain blanks and brackets, so count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${fields[19]}`;
}

/** The command line of a process as one text; empty when it is gone, a zombie or not visible to us. */
export function commandOf(pid: number): string {
  if (PROC) return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
  return ps(['-o', 'command=', '-p', String(pid)])[0] ?? '';
}

/** The pids of all visible processes whose command line matches. */
export function findProcesses(matches: (command: string) => boolean): number[] {
  if (PROC) {
    const pids = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0);
    return pids.filter((pid) => matches(commandOf(pid)));
  }
  return ps(['-axo', 'pid=,command=']).flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && command && matches(command) ? [Number(pid)] : [];
  });
}

/** Sends a signal; false when the process is already gone. Throws when it belongs to somebody else. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Whether the pid is taken, by whomever, be it a zombie: what PostgreSQL asks about the pid in its lock file. */
export function pidExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(args: string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return []; // ps ends with 1 when there is no such process
  }
}

/**
 * Asks `check` again and again until it says yes. True when it did, false when the time ran out or `signal` aborted.
 * There is no event for "that other process is gone" or "the socket answers": asking is all one can do, soon at first,
 * then less and less often.
 */
export async function pollUntil(
  check: () => boolean | Promise<boolean>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  let intervalMs = 20;
  while (!signal?.aborted) {
    if (await check()) return true;
    if (performance.now() > deadline) return false;
    await pause(intervalMs, signal);
    intervalMs = Math.min(intervalMs * 1.2, 250);
  }
  return false;
}

/** Waits; returns early, without an error, when `signal` aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
