import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { HttpProblem } from '../http/problems';
import { MissingFile, type FileStore } from './fileStore';

/**
 * Time limits in milliseconds: `answer`, until the response with its first piece, for both tries together; `piece`,
 * between two pieces; `megabyte`, per megabyte sent, if that takes longer.
 */
const timeouts = { answer: 10_000, piece: 10_000, megabyte: 1_000 };

/**
 * Files in an S3 bucket or a compatible service (path style). Every call is idempotent and tried twice.
 * @throws in addition: 502 for an invalid response, 503 if there is none in time
 */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;
  readonly #timeouts: typeof timeouts;

  /**
   * @param address `s3://bucket/prefix`
   * @param env contains the account
   * @throws with the name of a missing variable
   */
  constructor(address: URL, env: NodeJS.ProcessEnv, limits = timeouts) {
    this.#timeouts = limits;
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN: sessionToken,
    } = env;
    if (!accessKeyId || !secretAccessKey)
      throw new Error('FILES_URL names S3, but AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.');
    const region = env.AWS_REGION ?? 'us-east-1';
    const endpoint = (env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`).replace(
      /\/$/,
      '',
    );
    const prefix = address.pathname.replace(/^\/|\/$/g, '');
    this.#base = [endpoint, address.hostname, prefix].filter(Boolean).join('/');
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 0 });
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    if (await this.has(hash)) return;
    const limit = Math.max(this.#timeouts.answer, (bytes.length / 1_000_000) * this.#timeouts.megabyte);
    const { status, ok } = await this.#send(hash, { method: 'PUT', body: new Uint8Array(bytes) }, limit);
    if (!ok) throw serviceProblem(status);
  }

  async open(hash: string): Promise<Readable> {
    const { status, ok, first, reader, controller } = await this.#send(hash, {}, this.#timeouts.answer);
    if (ok) return Readable.from(readPieces(first, reader, controller, this.#timeouts.piece), { objectMode: false });
    await reader?.cancel().catch(() => undefined);
    throw status === 404 ? new MissingFile(hash) : serviceProblem(status);
  }

  async has(hash: string): Promise<boolean> {
    const { status, ok } = await this.#send(hash, { method: 'HEAD' }, this.#timeouts.answer);
    if (status === 404) return false;
    if (!ok) throw serviceProblem(status);
    return true;
  }

  async remove(hash: string): Promise<void> {
    const { status, ok } = await this.#send(hash, { method: 'DELETE' }, this.#timeouts.answer);
    if (!ok && status !== 404) throw serviceProblem(status);
  }

  /**
   * Sends a request, and sends it again if the service fails or does not respond. Waits for the first piece, so that a
   * service that stops after its headers can still be reported as an error.
   */
  async #send(hash: string, init: RequestInit, limit: number): Promise<S3Answer> {
    const url = this.#url(hash);
    const attempt = async (time: number): Promise<S3Answer> => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), time);
      try {
        const answer = await this.#client.fetch(url, { ...init, signal: controller.signal });
        const { status, ok } = answer;
        if (status >= 500 || status === 429) {
          await answer.body?.cancel();
          throw serviceProblem(status);
        }
        const reader = answer.body?.getReader();
        const piece = await reader?.read();
        return { status, ok, controller, reader, first: piece?.value };
      } catch (error) {
        throw error instanceof HttpProblem ? error : timeoutProblem(error);
      } finally {
        clearTimeout(timer);
      }
    };
    const began = performance.now();
    return attempt(limit / 2).catch(() => attempt(limit - (performance.now() - began)));
  }

  #url(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new MissingFile(hash);
    return `${this.#base}/${hash}`;
  }
}

/** The response of the service with the first piece of its body. */
interface S3Answer {
  status: number;
  ok: boolean;
  first: Uint8Array | undefined;
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  /** Aborts the download. */
  controller: AbortController;
}

/** The pieces of a file; fails if the service stops sending. Readers may be slow. */
async function* readPieces(
  first: Uint8Array | undefined,
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  controller: AbortController,
  limit: number,
): AsyncGenerator<Uint8Array> {
  try {
    if (first) yield first;
    while (reader) {
      const timer = setTimeout(() => controller.abort(), limit);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

function serviceProblem(status: number): HttpProblem {
  return Object.assign(
    new HttpProblem(502, 'Die Dateiablage hat einen Fehler gemeldet. Versuchen Sie es in einigen Minuten noch einmal.'),
    { cause: new Error(`S3 answered ${status}.`) },
  );
}

function timeoutProblem(cause: unknown): HttpProblem {
  return Object.assign(
    HttpProblem.unavailable(
      'Die Dateiablage antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal.',
      60,
    ),
    { cause },
  );
}
