import { write, writeSync } from 'node:fs';

/** So many characters are written at once, whatever may still come. */
const enough = 4_096;
/**
 * So many characters wait for who reads slowly; what comes beyond them is dropped, so that a reader who has stopped
 * does not fill the memory.
 */
const mostWaiting = 16 * 1024 * 1024;
/** So long a line waits for others, in milliseconds. */
const longestWait = 100;
/**
 * Whoever reads slowly is given this time before the next try, in milliseconds, and half a second in all at the end.
 */
const pause = 10;
const mostPausesAtEnd = 50;

/**
 * Log lines for a file descriptor, written together: a write for each was a tenth of what answering a list computes.
 * Whoever reads slowly holds up nobody; once nobody reads any more, lines are dropped. What waits is written when the
 * process ends by itself; who kills it (SIGKILL) loses the last tenth of a second. pino's own stream does the same, but
 * at the end it tries for ever where nobody reads (sonic-boom 4.2.1, `flushSync`): the server stayed.
 */
export class GatheredLines {
  #waiting = '';
  /** What a thread is writing, or is to write after a pause. */
  #underWay: Buffer | undefined;
  #isPausing = false;
  #isGone = false;

  constructor(
    private readonly descriptor: number,
    private readonly most = mostWaiting,
  ) {
    setInterval(() => this.#begin(), longestWait).unref();
  }

  write(line: string): void {
    if (this.#isGone || this.#waiting.length + line.length > this.most) return;
    this.#waiting += line;
    if (this.#waiting.length >= enough) this.#begin();
  }

  /** Writes what waits before it returns. A thread ends by itself what it has begun. */
  end(): void {
    let rest = Buffer.concat([
      ...(this.#isPausing && this.#underWay ? [this.#underWay] : []),
      Buffer.from(this.#waiting),
    ]);
    this.#waiting = '';
    for (let pauses = 0; rest.length > 0 && !this.#isGone && pauses < mostPausesAtEnd;) {
      try {
        rest = rest.subarray(writeSync(this.descriptor, rest));
      } catch (error) {
        if (!isBusy(error)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
        pauses += 1;
      }
    }
  }

  #begin(): void {
    if (this.#underWay || this.#waiting === '') return;
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#send(bytes);
  }

  #send(bytes: Buffer): void {
    this.#underWay = bytes;
    this.#isPausing = false;
    write(this.descriptor, bytes, (error, count) => {
      if (error && isBusy(error)) {
        this.#isPausing = true;
        setTimeout(() => this.#send(bytes), pause).unref();
      } else if (error) {
        this.#isGone = true;
        this.#waiting = '';
      } else if (count < bytes.length) {
        this.#send(bytes.subarray(count));
      } else {
        this.#underWay = undefined;
        if (this.#waiting.length >= enough) this.#begin();
      }
    });
  }
}

const isBusy = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN';
