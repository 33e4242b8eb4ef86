/** So many at most are read together: a very long list of ids is no better than two. */
const mostAtOnce = 200;
/** A reading that takes longer than so many milliseconds is waited for no more: another one begins beside it. */
const patience = 100;

interface Asked<Value> {
  found: Promise<Value | undefined>;
  settle: { resolve(value: Value | undefined): void; reject(error: unknown): void };
}

/**
 * Reads single things for a crowd: whoever asks while some are read waits for the next reading, which is for all who
 * wait. None gets what was there before he asked, and however many ask, one query runs at a time; where one hangs, such
 * as on a connection that is cut off, whoever comes next does not hang with it. In: what reads several by their keys at
 * once.
 */
export class CrowdReader<Key, Value> {
  #waiting = new Map<Key, Asked<Value>>();
  readonly #readings = new Set<{ begun: number }>();

  constructor(private readonly read: (keys: Key[]) => Promise<Map<Key, Value>>) {}

  /** Out: undefined where there is none. Errors: those of reading, for all who wait for the same one. */
  of(key: Key): Promise<Value | undefined> {
    const waiting = this.#waiting.get(key) ?? this.#ask(key);
    if (!this.#isReading()) void this.#readAll();
    return waiting.found;
  }

  #ask(key: Key): Asked<Value> {
    let settle: Asked<Value>['settle'] | undefined;
    const found = new Promise<Value | undefined>((resolve, reject) => (settle = { resolve, reject }));
    const asked = { found, settle: settle as Asked<Value>['settle'] };
    this.#waiting.set(key, asked);
    return asked;
  }

  #isReading(): boolean {
    const now = performance.now();
    return [...this.#readings].some(({ begun }) => now - begun < patience);
  }

  async #readAll(): Promise<void> {
    const reading = { begun: 0 };
    this.#readings.add(reading);
    while (this.#waiting.size > 0) {
      reading.begun = performance.now();
      const now = [...this.#waiting].slice(0, mostAtOnce);
      for (const [key] of now) this.#waiting.delete(key);
      try {
        const found = await this.read(now.map(([key]) => key));
        for (const [key, { settle }] of now) settle.resolve(found.get(key));
      } catch (error) {
        for (const [, { settle }] of now) settle.reject(error);
      }
    }
    this.#readings.delete(reading);
  }
}
