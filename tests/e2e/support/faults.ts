import { expect, type BrowserContext, type ConsoleMessage, type Request, type WebError } from '@playwright/test';

/**
 * The errors that a browser reports: console errors (including violations of the content security policy and failed
 * requests), uncaught errors, and requests to other hosts.
 */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #home: string;

  constructor(home: string) {
    this.#home = new URL(home).origin;
  }

  /** Accepts faults that match, from now on. The pattern is applied to the message, a space and the URL. */
  expect(...words: RegExp[]): void {
    this.#expected.push(...words);
  }

  /** @returns a function that stops it */
  watch(context: BrowserContext): () => void {
    const hear = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#found.push(`${message.text()} ${message.location().url}`);
    };
    const fail = (error: WebError) => this.#found.push(String(error.error()));
    const see = (request: Request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== this.#home)
        this.#found.push(`called ${request.url()}`);
    };
    context.on('console', hear).on('weberror', fail).on('request', see);
    return () => context.off('console', hear).off('weberror', fail).off('request', see);
  }

  get found(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((words) => words.test(fault)));
  }

  check(): void {
    expect(this.found, 'faults that the browser saw').toEqual([]);
  }
}
