import { test as base, type APIRequestContext } from '@playwright/test';
import { accounts, stateFile, type Account } from './accounts';
import { atDesk, type Desk, type Desks } from './desk';
import { Faults } from './faults';

interface Options {
  /** Who sits before the browser; null is nobody. */
  account: Account | null;
  /**
   * Whether nobody has ever been in this browser: where the start itself is tested, or answered otherwise. Where nobody
   * is signed in it always is so.
   */
  isNew: boolean;
}
interface Fixtures {
  /** The API as an administrator of everything uses it: makes what a test changes, and looks at what it left. */
  api: APIRequestContext;
  /** Fails the test for what the browser complains about, unless the test expects it. */
  faults: Faults;
  /** Where the test sits; null in a browser of its own. */
  desk: Desk | null;
}
interface WorkerFixtures {
  desks: Desks;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: ['editor', { option: true }],
  isNew: [false, { option: true }],
  // Fixtures must name what they need, even if that is nothing.
  baseURL: async ({ browserName: _ }, provide) => provide(process.env.E2E_ADDRESS),
  storageState: async ({ account }, provide) => provide(account ? stateFile(accounts[account]) : undefined),
  api: async ({ playwright, baseURL }, provide) => {
    const api = await playwright.request.newContext({ baseURL, storageState: stateFile(accounts.super) });
    await provide(api);
    await api.dispose();
  },
  desks: [
    async ({ browser: _ }, provide) => {
      const desks: Desks = new Map();
      await provide(desks);
      for (const { context } of desks.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ browser, account, isNew, desks }, provide, info) => {
    if (isNew || account === null) await provide(null);
    else await atDesk(desks, browser, account, info, provide);
  },
  context: async ({ browser, desk }, provide) => {
    if (desk) return provide(desk.context);
    const context = await browser.newContext();
    await provide(context);
    await context.close();
  },
  page: async ({ context, desk, viewport }, provide) => {
    const page = desk?.page ?? (await context.newPage());
    if (desk && viewport) await page.setViewportSize(viewport);
    // From the first moment on: asked for with the key that opens it, a quick browser has opened a picker of its own by
    // then.
    page.on('filechooser', () => {});
    await provide(page);
  },
  faults: [
    async ({ context, baseURL }, provide) => {
      const faults = new Faults(baseURL as string);
      const end = faults.watch(context);
      await provide(faults);
      end();
      faults.check();
    },
    { auto: true },
  ],
});

export { expect, type Page, type Locator } from '@playwright/test';
