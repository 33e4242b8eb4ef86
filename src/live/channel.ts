import { useEffect, useSyncExternalStore } from 'react';
import { useEvent, type Identifier } from 'react-admin';
import { editors } from '../../domain/access';
import { apiBase } from '../../domain/http';
import { heartbeat, type LiveEvent, type RecordPresence, type RecordEvent } from '../../domain/live';
import { useConfig } from '../session/config';
import { useMe } from '../session/session';

/**
 * The live channel: one stream per browser. The tab that holds a lock (navigator.locks) has the stream, and passes
 * everything on to the other tabs through a BroadcastChannel. Names follow react-admin's ra-realtime. See
 * docs/decisions/live.md.
 */

/** The stream, or the tab that has it, counts as lost after this much silence, in milliseconds. */
const silence = 2.5 * heartbeat;
/** The shortest and longest wait before the stream is opened again, in milliseconds. */
const shortestPause = 1_000;
const seldom = 60_000;

type Message =
  | { event: LiveEvent }
  /** The response to a tab that was just opened. */
  | { present: RecordPresence[] }
  /** The leading tab is running, but has no stream. */
  | 'away'
  | 'hello';

const listeners = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let isLive = false;
let wasLive = false;
let present: readonly RecordPresence[] = [];

function changed(live: boolean, people: readonly RecordPresence[]): void {
  if (isLive === live && present === people) return;
  [isLive, present] = [live, people];
  for (const watch of watchers) watch();
}

const same = (one: RecordPresence, other: RecordPresence) =>
  one.id === other.id && one.resource === other.resource && one.recordId === other.recordId;

function receive(event: LiveEvent): void {
  if (event.type === 'present') changed(true, event.people);
  if (event.type === 'entered' || event.type === 'left') {
    const { type, ...person } = event;
    const others = present.filter((one) => !same(one, person));
    changed(true, type === 'entered' ? [...others, person] : others);
  }
  if (event.type === 'heartbeat') changed(true, present);
  // Data loaded while the page opens is fresh, but a later start of the stream follows a gap.
  if (event.type === 'present' && !wasLive) wasLive = true;
  else for (const listener of listeners) listener(event);
}

/**
 * Joins the channel of this browser.
 * @param name the same in all tabs that share a stream
 * @returns a function that leaves it
 */
export function startLive(name: string): () => void {
  // Pages without https have no locks, so they work without the channel.
  if (!navigator.locks || typeof BroadcastChannel === 'undefined' || typeof EventSource === 'undefined')
    return () => undefined;
  const channel = new BroadcastChannel(name);
  const end = new AbortController();
  let source: EventSource | undefined;
  let isLeading = false;
  let hasLeft = false;
  let wait = shortestPause;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** When the stream and the leading tab were last heard from. */
  let streamAt = 0;
  let leaderAt = Date.now();

  const send = (message: Message) => channel.postMessage(message);
  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    streamAt = Date.now();
    source = new EventSource(`${apiBase}/live`);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent;
      streamAt = Date.now();
      wait = shortestPause;
      send({ event });
      receive(event);
      if (event.type === 'ended') stop();
    });
    source.addEventListener('error', openLater);
  };
  const openLater = () => {
    close();
    send('away');
    changed(false, []);
    // Randomized, so that browsers that lose a server together do not all reconnect at once.
    retry = setTimeout(open, wait * (0.5 + Math.random()));
    wait = Math.min(2 * wait, seldom);
  };
  const lead = (options: LockOptions) =>
    void navigator.locks
      .request(name, options, async () => {
        // The lock may be granted while the page is being left.
        if (hasLeft) return;
        isLeading = true;
        open();
        await new Promise((resolve) => end.signal.addEventListener('abort', resolve));
      })
      .catch(() => {
        // Another tab took over while this one was frozen.
        isLeading = false;
        close();
        if (!hasLeft) lead({ signal: end.signal });
      });
  const watch = () => {
    if (isLeading) {
      if (source && Date.now() - streamAt > silence) openLater();
      else if (!source) send('away');
    } else if (Date.now() - leaderAt > silence) {
      changed(false, []);
      leaderAt = Date.now();
      if (document.visibilityState === 'visible') lead({ steal: true });
    }
  };
  const watching = setInterval(watch, heartbeat / 2);
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    watch();
    if (isLeading && !source) open();
  };
  const stop = () => {
    hasLeft = true;
    close();
    clearInterval(watching);
    document.removeEventListener('visibilitychange', onVisible);
    end.abort();
    channel.close();
    changed(false, []);
    wasLive = false;
  };
  document.addEventListener('visibilitychange', onVisible);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'hello') {
      if (isLeading && isLive) send({ present: [...present] });
      return;
    }
    if (isLeading) return;
    leaderAt = Date.now();
    if (data === 'away') changed(false, []);
    else if ('present' in data) {
      wasLive = true;
      changed(true, data.present);
    } else {
      receive(data.event);
      if (data.event.type === 'ended') stop();
    }
  });
  send('hello');
  lead({ signal: end.signal });
  return () => hasLeft || stop();
}

/** Keeps the channel open while an editor is signed in. */
export function useLiveChannel(): void {
  const { productId } = useConfig();
  const me = useMe();
  const name = editors(me) ? `${productId}.live.${me?.id}` : null;
  useEffect(() => (name === null ? undefined : startLive(name)), [name]);
}

/** @returns a function that unsubscribes */
export function subscribe(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const follow = (watch: () => void) => {
  watchers.add(watch);
  return () => void watchers.delete(watch);
};

/** Whether the channel is open. If not, pages poll. */
export const useIsLive = (): boolean => useSyncExternalStore(follow, () => isLive);

/** Everyone who has a record open, according to the channel. */
export const useAllPresence = (): readonly RecordPresence[] => useSyncExternalStore(follow, () => present);

/** Calls back on every event. `present` follows a gap. */
export function useSubscribe(callback: (event: LiveEvent) => void): void {
  const call = useEvent(callback);
  useEffect(() => subscribe(call), [call]);
}

/**
 * Calls back when a record was written.
 * @param callback called with null if writes may have been missed
 */
export function useSubscribeToRecord(
  resource: string,
  id: Identifier | undefined,
  callback: (event: RecordEvent | null) => void,
): void {
  useSubscribe((event) => {
    if (id === undefined) return;
    if (event.type === 'present') callback(null);
    else if ('version' in event && event.resource === resource && (event.ids?.includes(Number(id)) ?? true))
      callback(event);
  });
}
