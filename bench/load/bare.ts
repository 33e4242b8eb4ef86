import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the bare server sends: what ours has sent, header for header. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

export interface Bare {
  address: string;
  pid: number;
  /** What it answers from now on. */
  tell(answer: Answer): Promise<void>;
  stop(): void;
}

/** Starts a bare Node server in a process of its own. */
export async function startBare(): Promise<Bare> {
  const child = fork(fileURLToPath(new URL('bareServer.ts', import.meta.url)), { execArgv: process.execArgv });
  const [port] = (await once(child, 'message')) as [number];
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    tell: async (answer) => {
      child.send(answer);
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
