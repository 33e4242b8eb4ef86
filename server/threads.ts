import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Why a worker was ended before it answered. */
type TooMuch = 'tooLong' | 'tooLarge';

interface Bounds {
  /** The memory limit of each worker, in megabytes. */
  memory: number;
  /** The number of workers; further tasks wait. */
  threads: number;
}

/** How long an idle worker is kept, in milliseconds: starting one takes longer than most tasks. */
const kept = 10_000;

/**
 * Runs tasks in worker threads with limits, so that none can block the server. The script answers each message with
 * one.
 * @returns a function that takes a message and a time limit in milliseconds, and returns the answer or why there is
 *   none; errors of the script are thrown
 */
export function createThreadPool<Message, Answer extends object>(
  script: URL,
  { memory, threads }: Bounds,
): (message: Message, time: number) => Promise<Answer | TooMuch> {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const limit = pLimit(threads);

  /** Takes the worker that was used last, which is the warmest. */
  function take(): Worker {
    const [worker, end] = [...idle].at(-1) ?? [];
    if (!worker) return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    idle.delete(worker);
    clearTimeout(end);
    // By name, since the worker has internal listeners.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    worker.ref();
    return worker;
  }

  function keep(worker: Worker): void {
    worker.unref();
    const end = setTimeout(() => leave(worker), kept).unref();
    idle.set(worker, end);
  }

  function leave(worker: Worker): void {
    idle.delete(worker);
    // A late answer must not be taken for the next task's.
    worker.removeAllListeners('message');
    void worker.terminate();
  }

  function run(message: Message, time: number): Promise<Answer | TooMuch> {
    const worker = take();
    return new Promise<Answer | TooMuch>((resolve, reject) => {
      const timer = setTimeout(() => {
        resolve('tooLong');
        leave(worker);
      }, time);
      worker.on('message', (answer: Answer) => {
        clearTimeout(timer);
        resolve(answer);
        keep(worker);
      });
      worker.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('tooLarge') : reject(error),
      );
      worker.on('exit', () => {
        clearTimeout(timer);
        clearTimeout(idle.get(worker));
        idle.delete(worker);
        reject(new Error(`The thread of ${script.pathname} ended without an answer.`));
      });
      worker.postMessage(message);
    });
  }

  return (message, time) => limit(() => run(message, time));
}
