import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiBase } from '../../domain/http';
import { onUnanswered } from '../api/http';

/** Milliseconds between two checks whether the server is back: the shortest and the longest. */
const soon = 2_000;
const seldom = 30_000;

/**
 * Makes TanStack's `onlineManager` offline as soon as the server does not answer a call. While the page is visible,
 * checks regularly whether the server is ready; failed queries are then retried (`refetchOnReconnect` of the query
 * client). A page whose code failed to load counts only if the server is really away: after an update just that
 * code is missing.
 */
export function watchForServer(): void {
  let wait = soon;
  let backAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(2 * wait, seldom);
  };
  const look = async () => {
    if (document.visibilityState === 'hidden' || !(await isThere())) return later();
    timer = undefined;
    backAt = performance.now();
    onlineManager.setOnline(true);
  };
  const away = () => {
    onlineManager.setOnline(false);
    if (timer !== undefined) return;
    // A server that fails again soon after its return is checked less often.
    if (performance.now() - backAt > seldom) wait = soon;
    later();
  };
  onUnanswered(away);
  addEventListener('vite:preloadError', () => void isThere().then((answers) => answers || away()));
}

const isThere = (): Promise<boolean> =>
  fetch(`${apiBase}/ready`).then(
    // With a full disk (507) nothing can be saved, but everything read.
    ({ status }) => status < 500 || status === 507,
    () => false,
  );

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);

/**
 * Whether the server is away. react-admin's `useIsOffline` misses changes between the first render and its effect.
 */
export const useServerAway = (): boolean => useSyncExternalStore(follow, () => !onlineManager.isOnline());
