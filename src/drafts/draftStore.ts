/** A request without a response, which may have been saved. */
export interface Unanswered {
  values: Record<string, unknown>;
  /** The idempotency key: a repeated request returns the original result. */
  key: string;
}

/** Unsaved input. */
export interface Draft {
  /** The form it belongs to: product, user, resource, record. */
  place: string;
  /**
   * The session of the form it was typed in, so that two tabs with the same record do not overwrite each other's
   * drafts.
   */
  session: string;
  /** When it was typed, as ISO 8601. */
  at: string;
  /** The record's version when typing started; undefined for new records. */
  version?: string | undefined;
  values: Record<string, unknown>;
  /** A request with these values that had not been answered yet. */
  unanswered?: Unanswered | undefined;
  /**
   * The form's page and the record's title, for the user's list of drafts; drafts without a page are not sent to the
   * server.
   */
  page?: string | undefined;
  title?: string | undefined;
  /** The draft is on the server but not in this browser. */
  isElsewhere?: true;
}

/** Stores drafts. None of its functions throws. */
export interface DraftStore {
  /** All drafts of a record, latest first. */
  read(place: string): Promise<Draft[]>;
  /** Resolves to false if the browser stores nothing. */
  write(draft: Draft): Promise<boolean>;
  /** For a page that is closing: does as much as it can synchronously. */
  writeNow(draft: Draft): void;
  /** Without `at`, everything typed until now. */
  remove(draft: Pick<Draft, 'place' | 'session'> & { at?: string }): Promise<void>;
}

/** An id for the session of a form; `crypto.randomUUID` exists only on secure origins. */
export function newSession(): string {
  const session = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  sessionsHere.add(session);
  return session;
}

const sessionsHere = new Set<string>();

/** Whether a form was opened on this page, rather than in another tab or before a reload. */
export const isOpenedHere = (session: string): boolean => sessionsHere.has(session);

const prefix = 'draft:';
const keptForMs = 30 * 24 * 60 * 60 * 1000;

export function draftKey({ place, session }: Pick<Draft, 'place' | 'session'>): string {
  return `${prefix}${place}/${session}`;
}

/**
 * Combines two stores with different strengths. IndexedDB can store long texts and survives a browser crash, but may
 * miss the last keystrokes before a page closes. Local storage catches those, and takes everything if IndexedDB is
 * unavailable. Reading returns the later draft. Drafts expire after 30 days.
 */
export function createDraftStore(database: KeyedStore | null, storage: Storage | null): DraftStore {
  const local = localDrafts(storage);
  return {
    async read(place) {
      const found = [
        ...local.read(`${prefix}${place}/`),
        ...((await quietly(database?.read(`${prefix}${place}/`))) ?? []),
      ];
      const newest = new Map<string, Draft>();
      for (const draft of found.filter(isDraft)) {
        if (Date.now() - Date.parse(draft.at) > keptForMs) {
          await this.remove(draft);
          continue;
        }
        const other = newest.get(draft.session);
        if (!other || other.at < draft.at) newest.set(draft.session, draft);
      }
      return [...newest.values()].sort((one, other) => other.at.localeCompare(one.at));
    },
    async write(draft) {
      const kept = await quietly(database?.write(draftKey(draft), draft));
      return kept === true || local.write(draftKey(draft), draft);
    },
    writeNow(draft) {
      local.write(draftKey(draft), draft);
      void quietly(database?.write(draftKey(draft), draft));
    },
    async remove(draft) {
      local.remove(draftKey(draft));
      await quietly(database?.remove(draftKey(draft)));
    },
  };
}

/** The database interface of a draft store: values by key, read by prefix. */
export interface KeyedStore {
  read(keyPrefix: string): Promise<unknown[]>;
  write(key: string, value: unknown): Promise<true>;
  remove(key: string): Promise<true>;
}

async function quietly<Value>(work: Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await work;
  } catch {
    // The form must work in a private window and with a full disk too.
    return undefined;
  }
}

function localDrafts(storage: Storage | null) {
  return {
    read(keyPrefix: string): unknown[] {
      try {
        const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(keyPrefix));
        return keys.map((key) => JSON.parse(storage?.getItem(key) ?? 'null') as unknown);
      } catch {
        return [];
      }
    },
    write(key: string, draft: Draft): boolean {
      try {
        storage?.setItem(key, JSON.stringify(draft));
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove(key: string) {
      try {
        storage?.removeItem(key);
      } catch {
        // Nothing could be stored there, so there is nothing to remove.
      }
    },
  };
}

function isDraft(value: unknown): value is Draft {
  const { place, session, at, values } = (value ?? {}) as Partial<Draft>;
  return (
    typeof place === 'string' &&
    typeof session === 'string' &&
    typeof at === 'string' &&
    typeof values === 'object' &&
    values !== null
  );
}
