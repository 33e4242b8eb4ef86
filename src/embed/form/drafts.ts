/** A draft, and when it was typed. */
interface Kept {
  /** ISO 8601, UTC. */
  at: string;
  typed: unknown;
}

const prefix = 'form.';
/** As long as the links of mails are valid. */
const keptFor = 30 * 24 * 3_600_000;

/**
 * Keeps input in this browser, or forgets it if null.
 * @param place the name of the form or link
 * @returns whether it is kept: storage may be full or unavailable
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

/** Input kept by `keepDraft`, if any. Removes what is outdated or unreadable, regardless of its place. */
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

/** A browser may forbid storage altogether. */
function withStorage<Out>(act: (storage: Storage) => Out): Out | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
