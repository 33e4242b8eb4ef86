import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './fileStore';
import { MissingFile } from './missingFile';

/** Files in a bucket of S3 or of a service that speaks its protocol (path style). */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;

  /** In: `s3://bucket/prefix` and the environment with the account. Errors: a sentence that names the missing variable. */
  constructor(address: URL, env: NodeJS.ProcessEnv) {
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
    if (!accessKeyId || !secretAccessKey) throw new Error('FILES_URL names S3, but AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.');
    const region = env.AWS_REGION ?? 'us-east-1';
    const endpoint = (env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
    const prefix = address.pathname.replace(/^\/|\/$/g, '');
    this.#base = [endpoint, address.hostname, prefix].filter(Boolean).join('/');
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 3 });
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    if (await this.has(hash)) return;
    const answer = await this.#client.fetch(this.#url(hash), { method: 'PUT', body: new Uint8Array(bytes) });
    if (!answer.ok) throw new Error(`The file store answered ${answer.status} to a write.`);
  }

  async open(hash: string): Promise<Readable> {
    const answer = await this.#client.fetch(this.#url(hash));
    if (answer.status === 404) throw new MissingFile(hash);
    if (!answer.ok || !answer.body) throw new Error(`The file store answered ${answer.status} to a read.`);
    return Readable.fromWeb(answer.body as ReadableStream);
  }

  async has(hash: string): Promise<boolean> {
    const answer = await this.#client.fetch(this.#url(hash), { method: 'HEAD' });
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`The file store answered ${answer.status}.`);
    return true;
  }

  #url(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new MissingFile(hash);
    return `${this.#base}/${hash}`;
  }
}
