import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../domain/access';
import { contentOf } from '../../domain/contents';
import { sharedSearches } from '../../domain/sharedSearches';
import { heartbeat, inboxPresence, type LiveEvent, type RecordPresence } from '../../domain/live';
import type { Database } from '../database';
import { HttpProblem } from '../http/problems';
import type { Listener } from '../listen';
import { presenceQuery, removeAbsent } from './presence';

interface Stream {
  to: ServerResponse;
  viewer: NonNullable<Viewer>;
  tokenHash: Buffer;
}

/** Events are collected for this long, so that a burst is a single write per stream. In milliseconds. */
const pause = 100;
/** How often expired sessions and absent editors are removed, in milliseconds. */
const tidying = 60_000;
/** A stream is closed when its client leaves this many bytes unread. */
const maxUnread = 256 * 1024;
/** The maximum number of streams per account; a browser needs one. */
const maxStreams = 100;

const asText = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** Whether a viewer may see that a resource has changed. */
const maySee = (viewer: Viewer, resource: string): boolean =>
  contentOf(resource)?.read(viewer) === 'all' ||
  resource === inboxPresence ||
  resource === sharedSearches ||
  // The combined list of people and organisations.
  resource === 'contacts' ||
  resource.startsWith('references/');

/** The open streams of this server. PostgreSQL notifies all servers of the events (migrations/090-live.ts). */
export class LiveHub {
  readonly #streams = new Set<Stream>();
  #listener: Listener | undefined;
  #waiting: LiveEvent[] = [];
  #timers: NodeJS.Timeout[] = [];

  constructor(private readonly database: Database) {}

  /**
   * Streams events until the client disconnects, the session ends, or the server stops.
   * @throws 429 if the account has too many
   */
  open({ session, viewer }: FastifyRequest, reply: FastifyReply): void {
    if (!session || !viewer) throw HttpProblem.unauthorized();
    if ([...this.#streams].filter((stream) => stream.viewer.id === viewer.id).length >= maxStreams)
      throw HttpProblem.tooMany(60);
    const to = reply.raw;
    reply.hijack();
    to.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Tells nginx not to buffer events.
      'x-accel-buffering': 'no',
      // The connection serves only this stream, so that a stopping server does not wait for another request on it.
      connection: 'close',
    });
    to.flushHeaders();
    const stream = { to, viewer, tokenHash: session.tokenHash };
    this.#streams.add(stream);
    to.on('close', () => this.#streams.delete(stream));
    to.on('error', () => undefined);
    if (this.#listener) void this.#sendPresence([stream]);
    else this.#start();
  }

  /** Ends all streams. */
  async end(): Promise<void> {
    this.#timers.forEach(clearTimeout);
    for (const { to } of this.#streams) to.end();
    await this.#listener?.stop();
  }

  #start(): void {
    this.#listener = this.database.listen('live', {
      message: (payload) => this.#onNotification(JSON.parse(payload)),
      // Events before this may have been missed.
      listening: () => {
        void this.#sendPresence([...this.#streams]);
        void this.#endSessions();
      },
    });
    this.#timers = [
      setInterval(() => {
        const text = asText({ type: 'heartbeat' });
        for (const stream of this.#streams) write(stream, text);
      }, heartbeat).unref(),
      setInterval(() => {
        void this.#endSessions();
        removeAbsent(this.database.db).catch(() => undefined);
      }, tidying).unref(),
    ];
  }

  #onNotification(event: LiveEvent | { type: 'sessions'; user: number }): void {
    if (event.type === 'sessions') return void this.#endSessions(event.user);
    if (this.#waiting.push(event) === 1) setTimeout(() => this.#flush(), pause).unref();
  }

  #flush(): void {
    const events = this.#waiting;
    this.#waiting = [];
    // Rights depend on roles, so accounts with the same roles share a message.
    const texts = new Map<string, string>();
    for (const stream of this.#streams) {
      const key = stream.viewer.roles.join();
      const text =
        texts.get(key) ??
        events
          .flatMap((event) => visibleTo(stream.viewer, event))
          .map(asText)
          .join('');
      texts.set(key, text);
      if (text) write(stream, text);
    }
  }

  async #sendPresence(streams: readonly Stream[]): Promise<void> {
    const people = await this.#listener?.query<RecordPresence>(presenceQuery).catch(() => undefined);
    // If this fails, the connection is replaced, and presence is sent again.
    if (people)
      for (const stream of streams) write(stream, asText({ type: 'present', people: visiblePresence(stream, people) }));
  }

  /** Ends the streams whose session is over, for one account or for all. */
  async #endSessions(user?: number): Promise<void> {
    const affected = [...this.#streams].filter(({ viewer }) => user === undefined || viewer.id === user);
    if (affected.length === 0) return;
    const valid = await this.#listener
      ?.query<{ hash: string }>(
        `select encode(token_hash, 'hex') as hash from sessions where token_hash = any($1) and expires_at > now()`,
        [affected.map(({ tokenHash }) => tokenHash)],
      )
      .catch(() => undefined);
    if (!valid) return;
    const known = new Set(valid.map(({ hash }) => hash));
    for (const stream of affected)
      if (!known.has(stream.tokenHash.toString('hex'))) {
        write(stream, asText({ type: 'ended' }));
        stream.to.end();
      }
  }
}

/** @returns the part of an event that the viewer may see, or nothing */
function visibleTo(viewer: Viewer, event: LiveEvent): LiveEvent[] {
  if (event.type === 'lists') {
    const resources = event.resources.filter((resource) => maySee(viewer, resource));
    return resources.length > 0 ? [{ ...event, resources }] : [];
  }
  return 'resource' in event && !maySee(viewer, event.resource) ? [] : [event];
}

const visiblePresence = ({ viewer }: Stream, people: readonly RecordPresence[]) =>
  people.filter(({ resource }) => maySee(viewer, resource));

function write({ to }: Stream, text: string): void {
  if (to.writableLength > maxUnread) to.destroy();
  else if (!to.writableEnded) to.write(text);
}
