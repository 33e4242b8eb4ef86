import type { Draft } from './draftStore';

/** The pause in typing after which the server gets a draft, and the longest time until then, in milliseconds. */
export const quietMs = 5_000;
export const longestMs = 20_000;
/** The pause after a request without a response, in milliseconds. */
export const retryMs = 30_000;

/** The requests. They reject with errors that `isRefusal` classifies. */
interface Requests {
  /** @returns false if the session has ended on the server, or the server has a later draft of it */
  put(draft: Draft, isClosing: boolean): Promise<boolean>;
  end(session: string, at: string): Promise<void>;
  /** Whether repeating a failed request is pointless. */
  isRefusal(error: unknown): boolean;
  /** Whether a session began on this page; if so, the server has only what this page sent. */
  isOpenedHere(session: string): boolean;
}

/** Where a form's draft is stored safely, and since when (ISO 8601). */
export interface Kept {
  at: string;
  isOnServer: boolean;
}

const prefix = 'draftEnded:';
/** The maximum number of ended drafts in local storage whose request has had no response. */
const maxEnded = 100;

/**
 * Sends drafts after a pause in typing, and notifies the server when they end, again and again until it responds. The
 * end of a draft is stored, so that it survives the page. Requests may overtake each other: the server decides by the
 * time of typing.
 */
export function draftSending(requests: Requests, storage: Storage | null) {
  const waiting = new Map<string, Draft>();
  /** The draft sent last, with or without a response. */
  const sent = new Map<string, Draft>();
  const kept = new Map<string, Kept>();
  const ends = storedEnds(storage);
  const listeners = new Set<() => void>();
  /** Sessions of which this page has sent a draft. */
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  let isRunning = false;
  let isDue = false;

  const note = (session: string, now: Kept | undefined) => {
    if (now) kept.set(session, now);
    else kept.delete(session);
    for (const listener of listeners) listener();
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  async function send(draft: Draft, isClosing: boolean): Promise<void> {
    const { session, at } = draft;
    known.add(session);
    sent.set(session, draft);
    try {
      const isOnServer = await requests.put(draft, isClosing);
      if (waiting.get(session) === draft) waiting.delete(session);
      if (!ends.has(session)) note(session, { at, isOnServer });
    } catch (error) {
      if (sent.get(session) === draft) sent.delete(session);
      if (!ends.has(session)) note(session, { at, isOnServer: false });
      if (!requests.isRefusal(error)) throw error;
      if (waiting.get(session) === draft) waiting.delete(session);
    }
  }

  async function end(session: string, at: string): Promise<void> {
    try {
      await requests.end(session, at);
    } catch (error) {
      if (!requests.isRefusal(error)) throw error;
    }
    ends.remove(session, at);
  }

  /** Sends one request at a time, drafts first, because an ended draft may have been restored into another one. */
  async function run(): Promise<void> {
    isDue = isRunning;
    if (isRunning) return;
    isRunning = true;
    since = null;
    let failed = false;
    try {
      for (const draft of waiting.values()) await send(draft, false);
      for (const [session, at] of ends.all()) await end(session, at);
    } catch {
      failed = true;
    }
    isRunning = false;
    if (isDue) plan(0);
    else if (failed && since === null) plan(retryMs);
  }

  /** Whether nothing was typed since the last request; sending it again would bring back what another device ended. */
  const isSent = (draft: Draft): boolean => {
    const last = sent.get(draft.session);
    const next = waiting.get(draft.session) ?? last;
    return last !== undefined && next === last && contentOf(last) === contentOf(draft);
  };

  return {
    /** Sends a draft after a pause in typing. */
    write(typed: Draft): void {
      if (isSent(typed)) return;
      // A copy, because forms keep changing their values.
      const draft = structuredClone(typed);
      waiting.set(draft.session, draft);
      since ??= Date.now();
      plan(Math.max(0, Math.min(quietMs, since + longestMs - Date.now())));
    },
    /** Sends a draft immediately, because the page may be closing. */
    writeNow(typed: Draft): void {
      if (isSent(typed)) return;
      const draft = structuredClone(typed);
      waiting.set(draft.session, draft);
      void send(draft, true).catch(() => since === null && plan(retryMs));
    },
    /** Ends what was typed in a session up to a given time, which is now by default. */
    remove(session: string, at = new Date().toISOString()): void {
      waiting.delete(session);
      sent.delete(session);
      note(session, undefined);
      if (!known.has(session) && requests.isOpenedHere(session)) return;
      ends.add(session, at);
      plan(0);
    },
    /** Those of the server's drafts that have not ended; for the others, the server will be notified. */
    found(drafts: readonly Draft[]): Draft[] {
      const left = drafts.filter(({ session, at }) => at > (ends.get(session) ?? ''));
      if (left.length < drafts.length) plan(0);
      return left;
    },
    /** Where a session's draft is stored safely; undefined if nothing was sent. */
    keptOf: (session: string): Kept | undefined => kept.get(session),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const contentOf = ({ values, unanswered }: Draft): string => JSON.stringify([values, unanswered]);

/** Ended sessions and the time they ended, in memory and local storage. */
function storedEnds(storage: Storage | null) {
  const memory = new Map<string, string>();
  const quietly = <Value>(act: () => Value): Value | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const all = (): Map<string, string> => {
    const stored = quietly(() =>
      Object.keys(storage ?? {})
        .filter((key) => key.startsWith(prefix))
        .map((key) => [key.slice(prefix.length), storage?.getItem(key) ?? ''] as const),
    );
    return new Map([...(stored ?? []), ...memory]);
  };
  return {
    all,
    get: (session: string) => memory.get(session) ?? quietly(() => storage?.getItem(prefix + session) ?? undefined),
    has: (session: string) => memory.has(session),
    add(session: string, at: string) {
      memory.set(session, at);
      if (all().size <= maxEnded) quietly(() => storage?.setItem(prefix + session, at));
    },
    /** Keeps it if it has ended again since. */
    remove(session: string, at: string) {
      if ((memory.get(session) ?? at) !== at) return;
      memory.delete(session);
      quietly(() => storage?.removeItem(prefix + session));
    },
  };
}
