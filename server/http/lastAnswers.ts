import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '../plugins/compression';
import { LastUsed } from './lastUsed';

interface Answer {
  /**
   * When it was last right: at the beginning of the request that it answered. As of `performance.now()`, like all times
   * here.
   */
  at: number;
  headers: Record<string, string>;
  payload: string | Buffer;
}

const megabyte = 1024 * 1024;
/** For so long an answer is given after it was last right, in milliseconds. */
const usableFor = 5 * 60_000;
/** After a failure nobody waits for the database for so long who can be answered without it. */
const restAfterFailure = 2_000;
/** What belongs to one sending of an answer and not to the next. */
const ofOneSending = new Set([
  'age',
  'cache-control',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

/** Says of an answer that it is an old one, and for how many seconds it has been (RFC 9211). */
export const staleHeader = 'cache-status';

/**
 * What anybody may keep of our answers we keep ourselves, as long as it fits into some memory, and give it once more
 * where the database does not answer: for five minutes after it was right, and never once something that was public has
 * been hidden since (docs/decisions/public-pages.md).
 */
export class LastAnswers {
  readonly #kept: LastUsed<Answer>;
  #hiddenAt = 0;
  #restsTill = 0;

  constructor(
    private readonly now: () => number = () => performance.now(),
    maxBytes = 32 * megabyte,
  ) {
    this.#kept = new LastUsed(maxBytes, ({ payload }) => payload.length + 1_000);
  }

  /** Keeps an answer that is about to be sent, if anybody may keep it. */
  keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    if (
      request.method !== 'GET' ||
      reply.hasHeader(staleHeader) ||
      !String(reply.getHeader('cache-control')).startsWith('public')
    )
      return;
    const at = this.now() - reply.elapsedTime;
    if (at < this.#hiddenAt) return;
    const etag = reply.getHeader('etag');
    for (const isGzip of [true, false]) {
      // Who has an answer already and hears that it is still right confirms ours too.
      const kept = this.#kept.get(nameOf(request, isGzip));
      if (kept && etag !== undefined && kept.headers.etag === etag) {
        kept.at = Math.max(kept.at, at);
        if (kept.payload === payload) return;
      }
    }
    if (reply.statusCode !== 200 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return;
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        ofOneSending.has(name) || value === undefined ? [] : [[name, String(value)]],
      ),
    );
    this.#kept.set(nameOf(request, headers['content-encoding'] === 'gzip'), { at, headers, payload });
  }

  /** The bytes of the same answer, compressed before; undefined where there are none. In: its tag. */
  compressed(request: FastifyRequest, etag: unknown): Buffer | undefined {
    const kept = etag === undefined ? undefined : this.#kept.get(nameOf(request, true));
    return kept && kept.headers.etag === etag && Buffer.isBuffer(kept.payload) ? kept.payload : undefined;
  }

  /** Answers with what was last right where another request has failed a moment ago. Out: whether it did. */
  answerAtOnce(request: FastifyRequest, reply: FastifyReply): boolean {
    return this.now() < this.#restsTill && this.#send(request, reply);
  }

  /** The same for a request that has just failed; the next ones do not even try for a moment. */
  answerFailed(request: FastifyRequest, reply: FastifyReply): boolean {
    const isAnswered = this.#send(request, reply);
    if (isAnswered) this.#restsTill = this.now() + restAfterFailure;
    return isAnswered;
  }

  #send(request: FastifyRequest, reply: FastifyReply): boolean {
    const now = this.now();
    const found = this.#find(request, now);
    if (!found) return false;
    const seconds = Math.round((now - found.at) / 1_000);
    for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
    void reply
      .headers({
        ...found.headers,
        'cache-control': 'no-store',
        age: String(seconds),
        [staleHeader]: `regio; hit; ttl=-${seconds}; detail=unavailable`,
      })
      .code(200)
      .send(found.payload);
    return true;
  }

  #find(request: FastifyRequest, now: number): Answer | undefined {
    if (request.method !== 'GET') return undefined;
    const usable = (isGzip: boolean) => {
      const kept = this.#kept.get(nameOf(request, isGzip));
      return kept && now - kept.at <= usableFor ? kept : undefined;
    };
    if (acceptsGzip(request)) return usable(true) ?? usable(false);
    const [plain, compressed] = [usable(false), usable(true)];
    if (plain || !compressed) return plain;
    const { 'content-encoding': _encoding, ...headers } = compressed.headers;
    return { ...compressed, headers, payload: gunzipSync(compressed.payload) };
  }

  /** Something was hidden before this moment: forgets all that may still show it. */
  forgetBefore(moment: number): void {
    this.#hiddenAt = Math.max(this.#hiddenAt, moment);
    this.#kept.deleteWhere(({ at }) => at < moment);
  }
}

const nameOf = ({ url }: FastifyRequest, isGzip: boolean) => `${isGzip ? 'gzip' : ''} ${url}`;
