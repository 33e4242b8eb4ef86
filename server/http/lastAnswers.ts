import { acceptsGzip } from './gzipped';
import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

interface Answer {
  /** When it was last right: at the beginning of its request. As of `performance.now()`, like all times here. */
  at: number;
  headers: Record<string, string>;
  payload: string | Buffer;
}

const megabyte = 1024 * 1024;
/** For so long an answer is given after it was last right, in milliseconds. */
const usableFor = 5 * 60_000;
/** After a failure nobody waits for the database for so long who can be answered without it. */
const restAfterFailure = 2_000;

/** Says of an answer that it is an old one, and for how many seconds it has been (RFC 9211). */
export const staleHeader = 'cache-status';

/**
 * What anybody may keep of our answers we keep ourselves, and give it once more where the database does not answer: for
 * five minutes after it was right, and never once something that was public has been hidden since
 * (docs/decisions/public-pages.md).
 */
export class LastAnswers {
  readonly #kept = new LRUCache<string, Answer>({
    maxSize: 32 * megabyte,
    maxEntrySize: 4 * megabyte,
    sizeCalculation: ({ payload }) => payload.length + 1_000,
  });
  #hiddenAt = 0;
  #restsTill = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Keeps an answer that is about to be sent, if anybody may keep it. */
  keep({ method, url }: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const at = this.now() - reply.elapsedTime;
    const { etag, ...others } = reply.getHeaders() as Record<string, string>;
    const isForAll = method === 'GET' && !others['set-cookie'] && String(others['cache-control']).startsWith('public');
    if (!isForAll || at < this.#hiddenAt) return;
    const known = this.#kept.get(url);
    // Who has an answer already and hears that it is still right confirms ours too.
    if (reply.statusCode === 304 && known?.headers.etag === etag) this.#kept.set(url, { ...known, at } as Answer);
    if (reply.statusCode === 200 && (typeof payload === 'string' || Buffer.isBuffer(payload)))
      this.#kept.set(url, { at, payload, headers: { ...others, ...(etag && { etag }) } });
  }

  /** Answers with what was last right where another request has failed a moment ago. Out: whether it did. */
  answerAtOnce(request: FastifyRequest, reply: FastifyReply): boolean {
    return this.now() < this.#restsTill && this.answerFailed(request, reply);
  }

  /** The same for a request that has just failed; the next ones do not even try for a moment. */
  answerFailed(request: FastifyRequest, reply: FastifyReply): boolean {
    const found = request.method === 'GET' ? this.#kept.get(request.url) : undefined;
    const age = this.now() - (found?.at ?? 0);
    if (!found || age > usableFor) return false;
    if (this.now() >= this.#restsTill) this.#restsTill = this.now() + restAfterFailure;
    const { 'content-encoding': encoding, 'content-length': _, ...headers } = found.headers;
    const isPacked = encoding === 'gzip' && acceptsGzip(request);
    for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
    const seconds = Math.round(age / 1_000);
    void reply
      .headers({ ...headers, 'cache-control': 'no-store', age: String(seconds) })
      .headers({ [staleHeader]: `regio; hit; ttl=-${seconds}; detail=unavailable` })
      .headers(isPacked ? { 'content-encoding': encoding } : {})
      .code(200)
      .send(encoding === 'gzip' && !isPacked ? gunzipSync(found.payload) : found.payload);
    return true;
  }

  /** Something was hidden before this moment: forgets all that may still show it. */
  forgetBefore(moment: number): void {
    this.#hiddenAt = Math.max(this.#hiddenAt, moment);
    for (const [url, { at }] of this.#kept.entries()) if (at < moment) this.#kept.delete(url);
  }
}
