import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribe } from './channel';

/**
 * Changes are collected for `soonest` plus a random part of `spread` (ms), so that browsers that are notified together
 * do not all refetch together.
 */
const soonest = 200;
const spread = 500;
/**
 * Rows stay in place until there has been no input from pointer, wheel and keys for this long, but not longer than
 * `latest`.
 */
const rest = 400;
const latest = 1_000;
/** The minimum time between two refetches, in milliseconds. */
const between = 3_000;
/** Lists with more loaded pages than this are refetched when they are opened again. */
const maxPages = 5;

const moves = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Updates the lists on screen and the inbox when others write. A hidden page waits until it is visible. */
export function useFollowLists(): void {
  const client = useQueryClient();
  useEffect(() => {
    /** The resources that have changed; null stands for any. */
    const changed = new Set<string | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let movedAt = 0;
    let due = 0;
    let refetchedAt = 0;
    const concerns = ({ queryKey: [resource, kind], state, meta }: Query) => {
      const follows = meta?.follows as string[] | undefined;
      if (follows) return changed.has(null) || follows.some((name) => changed.has(name));
      if (!changed.has(null) && !changed.has(resource as string)) return false;
      const pages = (state.data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0;
      if (resource === 'inbox') return true;
      return /^get(List|InfiniteList|ManyReference)$/.test(String(kind)) && pages <= maxPages && meta?.for !== 'form';
    };
    const refetch = () => {
      timer = undefined;
      if (changed.size === 0 || document.visibilityState === 'hidden') return;
      const now = Date.now();
      if (now < due && now - movedAt < rest) return plan(rest);
      void client.invalidateQueries({ predicate: concerns, refetchType: 'active' });
      changed.clear();
      refetchedAt = now;
    };
    const plan = (ms: number) => {
      timer ??= setTimeout(refetch, ms);
    };
    const begin = () => {
      due = Math.max(Date.now(), refetchedAt + between) + latest;
      plan(Math.max(soonest + spread * Math.random(), refetchedAt + between - Date.now()));
    };
    const unsubscribe = subscribe((event) => {
      if (event.type === 'present') changed.add(null);
      else if (event.type === 'lists') event.resources.forEach((resource) => changed.add(resource));
      else return;
      if (timer === undefined) begin();
    });
    const onMove = () => {
      movedAt = Date.now();
    };
    for (const move of moves) document.addEventListener(move, onMove, { capture: true, passive: true });
    document.addEventListener('visibilitychange', begin);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      for (const move of moves) document.removeEventListener(move, onMove, { capture: true });
      document.removeEventListener('visibilitychange', begin);
    };
  }, [client]);
}
