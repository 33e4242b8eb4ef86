import { LRUCache } from 'lru-cache';
import { gzipped } from '../../http/compression';
import { contentTag } from '../../http/entityTags';

export interface CachedList {
  version: number;
  identity: Buffer;
  /** Whether the list continues after this page. */
  isCut: boolean;
  /** The cursor of the next page, if the list is paged by cursor. */
  cursor?: string;
  /** Compressed on first use. */
  gzip?: Promise<Buffer>;
}

/**
 * The LRU cache of list responses, as bytes with their list version. A response is served only at the version read from
 * the database in the same request, so several servers can run side by side.
 */
export class ListCache {
  readonly #lists: LRUCache<string, CachedList>;
  /** Requests served from the cache; `misses` counts the others. */
  hits = 0;
  misses = 0;
  readonly #loading = new Map<string, Promise<CachedList>>();

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#lists = new LRUCache({
      maxSize: maxBytes,
      // Keeps one large list from evicting all others.
      maxEntrySize: maxBytes / 8,
      // The cache rejects a size of 0.
      sizeCalculation: ({ identity }) => Math.max(identity.length, 1),
    });
  }

  /** The list at this version: from the cache, or loaded once for all concurrent requests. */
  async getCached(key: string, version: number, load: () => Promise<CachedList>): Promise<CachedList> {
    const list = this.#lists.get(key);
    if (list?.version === version) {
      this.hits += 1;
      return list;
    }
    this.misses += 1;
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

/** The key of a cached list, also part of its ETag. */
export function cacheKey(resource: string, view: string, request: object): string {
  return contentTag(JSON.stringify([resource, view, request]));
}
