import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { forgotPath } from '../../../domain/accounts/passwordLinks';
import { accounts, stateFile, type Account } from './accounts';

/**
 * A browser that one account keeps using from test to test: reloading the back office takes several times as much
 * processor time as navigating within it, and code that has run before is faster.
 */
export interface Desk {
  context: BrowserContext;
  page: Page;
  /** The initial cookies. */
  cookies: string;
  uses: number;
}

/** Abandoned after this many tests, because pages grow over time. */
const maxTests = 25;

const cookiesOf = (cookies: readonly { name: string; value: string }[]): string =>
  cookies
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('; ');

/** The browsers that tests of one worker leave for the next ones. */
export type Desks = Map<Account, Desk>;

/** Uses the desk of an account, and then tidies it up for the next test, or abandons it. */
export async function atDesk(
  desks: Desks,
  browser: Browser,
  account: Account,
  test: Pick<TestInfo, 'status' | 'expectedStatus'>,
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const desk = desks.get(account) ?? (await openDesk(browser, stateFile(accounts[account])));
  // Not available while in use, so a colleague with the same account gets another one.
  desks.delete(account);
  await work(desk);
  // After a failure, Playwright ends the worker and takes a screenshot on closing; tidying up would leave the page for
  // a forgotten password in it.
  const isGood = test.status === test.expectedStatus;
  if (isGood && !desks.has(account) && (await tidy(desk))) desks.set(account, desk);
  else await desk.context.close();
}

/** @param state the file with the initial cookies */
async function openDesk(browser: Browser, state: string): Promise<Desk> {
  const context = await browser.newContext({ storageState: state });
  const { cookies } = JSON.parse(readFileSync(state, 'utf8')) as Awaited<ReturnType<BrowserContext['storageState']>>;
  await context.addInitScript(keepNoDrafts);
  return { context, page: await context.newPage(), cookies: cookiesOf(cookies), uses: 0 };
}

/**
 * Runs in the page: prevents the server from storing drafts, because tests share accounts and would be offered each
 * other's. Does not use `route`, which would switch off the browser's cache.
 */
export function keepNoDrafts(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/v1/drafts')) return fetch(input, init);
    return new Response(JSON.stringify({ data: init?.method === 'PUT' ? { isKept: true } : [] }));
  };
}

/**
 * Opens a page of the back office, by navigating if it is already loaded. By then the previous page has been unmounted
 * with its requests, so that nothing of it is mistaken for the new page.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate(goWithin, { between: forgotPath, address }))) await page.goto(address);
}

/**
 * Restores a fresh state: nothing stored, selected or typed, and a page that needs no session.
 * @returns false if that fails, which makes the desk useless
 */
async function tidy(desk: Desk): Promise<boolean> {
  const { context, page } = desk;
  desk.uses += 1;
  if (desk.uses >= maxTests || page.isClosed()) return false;
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of [
      'dialog',
      'request',
      'response',
      'console',
      'filechooser',
      'download',
      'framenavigated',
      'popup',
    ])
      page.removeAllListeners(event);
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    if (cookiesOf(await context.cookies()) !== desk.cookies) return false;
    // As on a new page; null would mean the preference of the machine.
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    });
    return await withTimeout(leave(page));
  } catch {
    // The page crashed, was closed, or is at another host.
    return false;
  }
}

/** @returns false if that fails */
async function leave(page: Page): Promise<boolean> {
  // Otherwise it would hover over something on the next page.
  await page.mouse.move(0, 0);
  return (await page.evaluate(goWithin, { between: forgotPath, address: null })) && (await page.evaluate(forgetAll));
}

const withTimeout = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, 8_000, false).unref())]);

/**
 * Runs in the page.
 * @param way.between an empty page to stop at
 * @param way.address where to go next
 * @returns false if the back office is not loaded, or does not react
 */
async function goWithin({ between, address }: { between: string; address: string | null }): Promise<boolean> {
  if (!document.querySelector('#root > *') || /^\/(embed|forms|login)\b/.test(location.pathname)) return false;
  // Without an index in its state, the router treats a history entry as foreign, so no form can block leaving.
  const go = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const until = async (isDone: () => boolean) => {
    for (const since = performance.now(); !isDone(); await new Promise((resolve) => setTimeout(resolve, 5)))
      if (performance.now() - since > 3_000) return false;
    return true;
  };
  if (location.pathname !== between) go(between);
  if (!(await until(() => document.querySelector('input[name=email][autocomplete=username]') !== null))) return false;
  // Messages stay for several seconds, on any page.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  if (!(await until(() => document.querySelector('.MuiSnackbar-root') === null))) return false;
  if (address === null) return true;
  go(address);
  // From here on history entries count, as after a load.
  history.replaceState({ usr: null, key: 'default', idx: 0 }, '');
  return true;
}

/**
 * Runs in the page: clears the browser's storage and the page's memory.
 * @returns false if it cannot
 */
async function forgetAll(): Promise<boolean> {
  // The colour scheme is read only once.
  if (Object.keys(localStorage).some((key) => /theme/i.test(key))) return false;
  // The cache and the selection can only be reached through React's context values.
  interface Given {
    client?: {
      removeQueries?: (filter: {
        type: 'inactive';
        predicate: (query: { meta?: { staysAfterSignOut?: boolean } }) => boolean;
      }) => void;
      getMutationCache: () => { clear: () => void };
    };
    value?: { reset?: () => void; subscribe?: unknown; getItem?: unknown };
  }
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: Given | null;
  }
  const root = document.querySelector('#root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
  const waiting: (Fiber | null | undefined)[] = [
    root[Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '']?.stateNode.current,
  ];
  let [client, store]: [Given['client'], Given['value']] = [undefined, undefined];
  while (waiting.length > 0 && !(client && store)) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    const given = fiber.memoizedProps;
    if (given?.client?.removeQueries) ({ client } = given);
    if (given?.value?.reset && given.value.subscribe && given.value.getItem) store = given.value;
    waiting.push(fiber.sibling, fiber.child);
  }
  if (!client || !store) return false;
  client.removeQueries?.({ type: 'inactive', predicate: ({ meta }) => !meta?.staysAfterSignOut });
  client.getMutationCache().clear();
  store.reset?.();

  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
    for (const kept of database.objectStoreNames) database.transaction(kept, 'readwrite').objectStore(kept).clear();
    database.close();
  }
  return true;
}
