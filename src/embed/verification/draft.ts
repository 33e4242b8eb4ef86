import { linkName } from '../link/linkName';
import type { Submission } from './changes';

/** Unsent changes of a personal link, kept in the person's browser. */
interface Draft {
  /** ISO 8601, UTC. */
  at: string;
  submission: Submission;
}

const prefix = 'verification.';
/** As long as a link is valid; older changes can no longer be sent. */
const keptFor = 30 * 24 * 3_600_000;

/**
 * Keeps the changes, or forgets them if null.
 * @returns whether they are kept: storage may be full or unavailable
 */
export function keepDraft(code: string, submission: Submission | null, now = Date.now()): boolean {
  return (
    withStorage((storage) => {
      if (submission)
        storage.setItem(keyOf(code), JSON.stringify({ at: new Date(now).toISOString(), submission } satisfies Draft));
      else storage.removeItem(keyOf(code));
      return submission !== null;
    }) ?? false
  );
}

/** The changes kept for a link, if any. Removes outdated ones of all links. */
export function findDraft(code: string, now = Date.now()): Draft | null {
  return (
    withStorage((storage) => {
      for (const key of Object.keys(storage).filter((one) => one.startsWith(prefix))) {
        const age = now - Date.parse(read(storage, key)?.at ?? '');
        if (!(age <= keptFor)) storage.removeItem(key);
      }
      return read(storage, keyOf(code));
    }) ?? null
  );
}

function read(storage: Storage, key: string): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null;
    return typeof draft?.submission === 'object' && draft.submission !== null ? draft : null;
  } catch {
    return null;
  }
}

/** A browser may forbid storage altogether. */
function withStorage<Out>(act: (storage: Storage) => Out): Out | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

const keyOf = (code: string) => prefix + linkName(code);
