/** A draft and the time it was typed. */
interface Kept {
  /** ISO 8601 in UTC. */
  at: string;
  typed: unknown;
}

const prefix = 'form.';
/** As long as links in mails are valid. */
const keptFor = 30 * 24 * 3_600_000;

/**
 * Stores input in this browser, or removes it if null.
 * @param place the name of the form or link
 * @returns whether it was stored: storage may be full or unavailable
 */
export function keepDraft(place: string, typed: object | null, now = Date.now()): boolean {
  return (
    withStorage((storage) => {
      if (typed)
        storage.setItem(prefix + place, JSON.stringify({ at: new Date(now).toISOString(), typed } satisfies Kept));
      else storage.removeItem(prefix + place);
      return typed !== null;
    }) ?? false
  );
}

/** Input stored by `keepDraft`, if any. Removes expired and unreadable drafts, whatever their place. */
export function findDraft<Typed>(place: string, now = Date.now()): { at: string; typed: Typed } | null {
  const found = withStorage((storage) => {
    for (const key of Object.keys(storage).filter((one) => one.startsWith(prefix))) {
      const age = now - Date.parse(read(storage, key)?.at ?? '');
      if (!(age <= keptFor)) storage.removeItem(key);
    }
    return read(storage, prefix + place);
  });
  return (found ?? null) as { at: string; typed: Typed } | null;
}

function read(storage: Storage, key: string): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
    return typeof kept?.typed === 'object' && kept.typed !== null ? kept : null;
  } catch {
    return null;
  }
}

/** Browsers can forbid access to storage altogether. */
function withStorage<Out>(act: (storage: Storage) => Out): Out | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
