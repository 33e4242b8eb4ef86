import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Why a worker was ended before it responded. */
type TooMuch = 'tooLong' | 'tooLarge';

interface Bounds {
  /** The memory limit of each worker, in megabytes. */
  memory: number;
  /** The number of workers; further tasks wait. */
  threads: number;
}

/** How long an idle worker is kept, in milliseconds; starting one takes longer than most tasks. */
const kept = 10_000;

/**
 * Runs tasks in worker threads with limits, so that none can block the server. The script responds to each message with
 * one message.
 * @returns a function that takes a message and a time limit in milliseconds, and returns the response, or why there is
 * none; errors of the script are thrown
 */
export function createThreadPool<Message, Answer extends object>(
  script: URL,
  { memory, threads }: Bounds,
): (message: Message, time: number) => Promise<Answer | TooMuch> {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const limit = pLimit(threads);

  /** Takes the worker that was used last, because its code is warm. */
  function take(): Worker {
    const [worker, end] = [...idle].at(-1) ?? [];
    if (!worker) return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    idle.delete(worker);
    clearTimeout(end);
    // Removes listeners by event, since the worker also has internal ones.
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
    // A late response must not be taken for that of the next task.
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
