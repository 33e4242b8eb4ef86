import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { gzipped } from '../../http/gzipped';

export interface CachedList {
  version: number;
  identity: Buffer;
  /** Whether there is more of it than this. */
  isCut: boolean;
  /** Made when first asked for. */
  gzip?: Promise<Buffer>;
}

/**
 * The lists answered last, as bytes, each with the version of its resource. Nothing is ever served that is older
 * than the version read from the database in the same request, so several servers may run side by side.
 */
export class ListCache {
  readonly #lists: LRUCache<string, CachedList>;
  readonly #loading = new Map<string, Promise<CachedList>>();

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#lists = new LRUCache({
      maxSize: maxBytes,
      // One large list does not throw out all others.
      maxEntrySize: maxBytes / 8,
      // An empty answer is kept too.
      sizeCalculation: ({ identity }) => Math.max(identity.length, 1),
    });
  }

  /** The list as it was at this version, or what `load` gives; whoever asks meanwhile waits for the same. */
  async obtain(key: string, version: number, load: () => Promise<CachedList>): Promise<CachedList> {
    const list = this.#lists.get(key);
    if (list?.version === version) return list;
    const name = `${version} ${key}`;
    const loading = this.#loading.get(name) ?? this.#load(key, load).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  async #load(key: string, load: () => Promise<CachedList>): Promise<CachedList> {
    const list = await load();
    this.#lists.set(key, list);
    return list;
  }
}

export function compressed(list: CachedList): Promise<Buffer> {
  list.gzip ??= gzipped(list.identity);
  return list.gzip;
}

/** The name under which a list is kept and tagged: who sees what, and everything asked for. */
export function cacheKey(resource: string, view: string, request: object): string {
  return createHash('sha1')
    .update(JSON.stringify([resource, view, request]))
    .digest('base64url');
}
