import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Why a thread had to be ended before it answered: its time was over, or its memory full. */
type TooMuch = 'tooLong' | 'tooLarge';

interface Bounds {
  /** How much memory each may take, in megabytes. */
  memory: number;
  /** So many work at once; whoever comes later waits. */
  threads: number;
}

/**
 * So long a thread waits for more work, in milliseconds, before it gives its memory back: to start one takes longer
 * than most work.
 */
const kept = 10_000;

/**
 * Work beside the main thread, so that something which is made to take long holds up nobody. The script at `script`
 * answers each message by one; out comes a function that takes such a message and the milliseconds it may take, and
 * gives the answer, or why there is none. What the script throws is thrown.
 */
export function threadsOf<Message, Answer extends object>(
  script: URL,
  { memory, threads }: Bounds,
): (message: Message, time: number) => Promise<Answer | TooMuch> {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const limit = pLimit(threads);

  /** The one that ended last is the warmest. */
  function take(): Worker {
    const [worker, end] = [...idle].at(-1) ?? [];
    if (!worker) return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    idle.delete(worker);
    clearTimeout(end);
    // By name: it also listens to itself.
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
    // Its answer may be on the way already, after its time: it must not be taken for one that waits.
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
