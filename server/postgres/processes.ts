import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const isLinux = process.platform === 'linux';

/** The command line of a process; empty if it is gone, a zombie or hidden. */
export function commandOf(pid: number): string {
  return isLinux ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') : ps('-o', 'command=', '-p', String(pid)).trim();
}

/** The pids of all visible processes whose command line matches. */
export function findProcesses(matches: (command: string) => boolean): number[] {
  if (isLinux)
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && matches(commandOf(pid)));
  return ps('-axo', 'pid=,command=')
    .split('\n')
    .filter((line) => matches(line.trim().replace(/^\d+\s+/, '')))
    .map((line) => Number.parseInt(line, 10));
}

/**
 * Distinguishes a process from a later one with the same pid, by boot and start time. Undefined if there is no such
 * process; zombies count as gone, because containers may never reap them.
 */
export function identityOf(pid: number): string | undefined {
  if (!pidExists(pid)) return undefined;
  if (!isLinux) return ps('-o', 'lstart=', '-p', String(pid)).trim();
  // The format is "pid (name) state …", and the start time is field 22. The name may contain spaces and parentheses, so
  // fields are counted from its end.
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${read('/proc/sys/kernel/random/boot_id').trim()}:${fields[19]}`;
}

/** Whether the pid is in use, even by a zombie: this is how PostgreSQL checks the pid in its lock file. */
export function pidExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal; ignores processes that are gone. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Polls `check` until it returns true.
 * @returns false after the timeout or an abort
 */
export async function pollUntil(
  check: () => boolean | Promise<boolean>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!signal?.aborted) {
    if (await check()) return true;
    if (performance.now() > deadline) return false;
    await pause(50, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ps(...args: string[]): string {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' });
  } catch {
    return ''; // ps fails if there is no such process
  }
}
