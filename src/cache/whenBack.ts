import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiBase } from '../../domain/http';
import { onUnanswered } from '../api/http';

/** Milliseconds between two looks whether the server is there again: at first, and at most. */
const soon = 2_000;
const seldom = 30_000;

/**
 * From now on a call that the server does not answer makes TanStack's `onlineManager` offline. As long as somebody
 * looks at the page it is asked now and then whether it is ready, and what failed is asked anew once it is
 * (`refetchOnReconnect` of the query client). A page whose code did not arrive counts where the server is away indeed:
 * after an update it is there, and only that code is not.
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
    // One that is there and fails again soon is pressed less and less.
    if (performance.now() - backAt > seldom) wait = soon;
    later();
  };
  onUnanswered(away);
  addEventListener('vite:preloadError', () => void isThere().then((answers) => answers || away()));
}

const isThere = (): Promise<boolean> =>
  fetch(`${apiBase}/ready`).then(
    // With a full disk nothing can be saved, but all can be read.
    ({ status }) => status < 500 || status === 507,
    () => false,
  );

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);

/**
 * Whether the server is away. react-admin's `useIsOffline` misses what happens between the first picture and its
 * effect.
 */
export const useServerAway = (): boolean => useSyncExternalStore(follow, () => !onlineManager.isOnline());
