import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { HttpProblem } from '../http/problems';
import { MissingFile, type FileStore } from './fileStore';

/**
 * How long the service may take, in milliseconds: to begin an answer, to take a file of 40 MB, and between two pieces
 * of one.
 */
const patience = { answer: 10_000, write: 60_000, piece: 20_000 };

/**
 * Files in a bucket of S3 or of a service that speaks its protocol (path style). Each call is tried twice, since all of
 * them may be repeated. Errors, beside those of `FileStore`: 502 where the service answers wrongly, 503 where it does
 * not answer in time.
 */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;
  readonly #patience: typeof patience;

  /**
   * In: `s3://bucket/prefix` and the environment with the account. Errors: a sentence that names the missing variable.
   */
  constructor(address: URL, env: NodeJS.ProcessEnv, limits = patience) {
    this.#patience = limits;
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
    const { answer } = await this.#ask(hash, { method: 'PUT', body: new Uint8Array(bytes) }, this.#patience.write);
    await answer.body?.cancel();
    if (!answer.ok) throw wrongAnswer(answer.status);
  }

  async open(hash: string): Promise<Readable> {
    const { answer, controller } = await this.#ask(hash, {}, this.#patience.answer);
    if (answer.ok && answer.body)
      return Readable.from(piecesOf(answer.body, controller, this.#patience.piece), { objectMode: false });
    await answer.body?.cancel();
    throw answer.status === 404 ? new MissingFile(hash) : wrongAnswer(answer.status);
  }

  async has(hash: string): Promise<boolean> {
    const { answer } = await this.#ask(hash, { method: 'HEAD' }, this.#patience.answer);
    if (answer.status === 404) return false;
    if (!answer.ok) throw wrongAnswer(answer.status);
    return true;
  }

  async remove(hash: string): Promise<void> {
    const { answer } = await this.#ask(hash, { method: 'DELETE' }, this.#patience.answer);
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw wrongAnswer(answer.status);
  }

  /** Once more where the service fails or is silent. Out: its answer, and what ends the reading of it. */
  async #ask(
    hash: string,
    init: RequestInit,
    limit: number,
  ): Promise<{ answer: Response; controller: AbortController }> {
    const url = this.#url(hash);
    const once = async () => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), limit);
      try {
        const answer = await this.#client.fetch(url, { ...init, signal: controller.signal });
        if (answer.status < 500 && answer.status !== 429) return { answer, controller };
        await answer.body?.cancel();
        throw wrongAnswer(answer.status);
      } catch (error) {
        throw error instanceof HttpProblem ? error : silent(error);
      } finally {
        clearTimeout(timer);
      }
    };
    return once().catch(once);
  }

  #url(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new MissingFile(hash);
    return `${this.#base}/${hash}`;
  }
}

/**
 * The pieces of a file; a service that sends no more of it ends with an error. A slow reader is none of its business.
 */
async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const timer = setTimeout(() => controller.abort(), limit);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function wrongAnswer(status: number): HttpProblem {
  return Object.assign(
    new HttpProblem(502, 'Die Dateiablage hat einen Fehler gemeldet. Versuchen Sie es in einigen Minuten noch einmal.'),
    { cause: new Error(`S3 answered ${status}.`) },
  );
}

function silent(cause: unknown): HttpProblem {
  return Object.assign(
    HttpProblem.unavailable(
      'Die Dateiablage antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal.',
      60,
    ),
    { cause },
  );
}
