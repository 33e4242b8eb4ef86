import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds that a process has computed so far, all threads; 0 where the system does not tell (only Linux does). */
export function cpuTime(pid: number): number {
  const threads = readable(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  // Exact; the ticks of /proc/*/stat miss most of what runs for less than one.
  const times = threads.map((thread) =>
    Number(readable(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))?.split(' ')[0] ?? 0),
  );
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** The same for the children of a process together. */
export function cpuTimeOfChildren(parent: number): number {
  const pids =
    readable(() => readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8'))
      ?.trim()
      .split(' ') ?? [];
  return pids.reduce((sum, pid) => sum + cpuTime(Number(pid)), 0);
}

/** Megabytes in memory: now, and at most so far. */
export function memory(pid: number): { now: number; peak: number } {
  const status = readable(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

function readable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
