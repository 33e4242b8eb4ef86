import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { forgotPath } from '../../../domain/accounts/passwordLinks';
import { accounts, stateFile, type Account } from './accounts';

/**
 * A browser that one account goes on using from test to test: to load the back office anew takes several times the
 * computing of a way within it, and code that has run before runs faster.
 */
export interface Desk {
  context: BrowserContext;
  page: Page;
  /** The cookies it begins with. */
  cookies: string;
  uses: number;
}

/** After so many tests it is left: pages that live for ever grow. */
const longest = 25;

const cookiesOf = (cookies: readonly { name: string; value: string }[]): string =>
  cookies
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('; ');

/** The browsers that tests of one worker have left for the next ones. */
export type Desks = Map<Account, Desk>;

/** Sits down at the desk of an account, and leaves it tidy: another test finds it so, or none. */
export async function atDesk(
  desks: Desks,
  browser: Browser,
  account: Account,
  test: Pick<TestInfo, 'status' | 'expectedStatus'>,
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const desk = desks.get(account) ?? (await openDesk(browser, stateFile(accounts[account])));
  // Not there while it is in use: a colleague with the same account has another one.
  desks.delete(account);
  await work(desk);
  // Playwright ends a worker with the first test that fails, and shows the page as it is closed: tidied, it would show
  // the form for a forgotten password.
  const isGood = test.status === test.expectedStatus;
  if (isGood && !desks.has(account) && (await tidy(desk))) desks.set(account, desk);
  else await desk.context.close();
}

/** In: the file with the cookies that it begins with. */
async function openDesk(browser: Browser, state: string): Promise<Desk> {
  const context = await browser.newContext({ storageState: state });
  const { cookies } = JSON.parse(readFileSync(state, 'utf8')) as Awaited<ReturnType<BrowserContext['storageState']>>;
  return { context, page: await context.newPage(), cookies: cookiesOf(cookies), uses: 0 };
}

/**
 * Opens a page of the back office: by a way within it where it stands already, else by loading it. Whatever stood there
 * before is gone by then and asks no more than before a load; nothing of it is taken for the page that comes.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate(goWithin, { between: forgotPath, address }))) await page.goto(address);
}

/**
 * Leaves a desk as somebody finds it who has never been there: nothing kept, nothing marked, nothing typed, no page but
 * one of those that need no session. Out: false where that cannot be had; then it is of no use any more.
 */
async function tidy(desk: Desk): Promise<boolean> {
  const { context, page } = desk;
  desk.uses += 1;
  if (desk.uses >= longest || page.isClosed()) return false;
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
    // As a new page has them: null would be what the machine prefers.
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    });
    return await soon(leave(page));
  } catch {
    // Crashed, closed, or at another host.
    return false;
  }
}

/** Out: false where it does not come to that. */
async function leave(page: Page): Promise<boolean> {
  // It would lie over something of the next page.
  await page.mouse.move(0, 0);
  return (await page.evaluate(goWithin, { between: forgotPath, address: null })) && (await page.evaluate(forgetAll));
}

const soon = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, 8_000, false).unref())]);

/**
 * In the page. In: a page without anything around it, to stop at; where to go on to. Out: false where the back office
 * does not stand, or does not follow.
 */
async function goWithin({ between, address }: { between: string; address: string | null }): Promise<boolean> {
  if (!document.querySelector('#root > *') || /^\/(embed|forms|login)\b/.test(location.pathname)) return false;
  // Without a number in its state the router takes it for an address of somebody else's, and no form can hold the
  // person back.
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
  // A message about what was done stays for seconds, wherever one goes.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  if (!(await until(() => document.querySelector('.MuiSnackbar-root') === null))) return false;
  if (address === null) return true;
  go(address);
  // From here on ways count, as after a load.
  history.replaceState({ usr: null, key: 'default', idx: 0 }, '');
  return true;
}

/** In the page: empties what the browser keeps, and what the page itself remembers. Out: false where it cannot. */
async function forgetAll(): Promise<boolean> {
  // Whether it is light or dark is read once.
  if (Object.keys(localStorage).some((key) => /theme/i.test(key))) return false;
  // What the server said and which rows are marked lies nowhere but in what React was given.
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
