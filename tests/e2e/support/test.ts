import { test as base, type APIRequestContext } from '@playwright/test';
import { accounts, stateFile, type Account } from './accounts';
import { atDesk, keepNoDrafts, type Desk, type Desks } from './desk';
import { Faults } from './faults';

interface Options {
  /** The signed-in account; null if there is none. */
  account: Account | null;
  /**
   * Whether to use a fresh browser: for tests of the start itself, or with changed responses to it. Without an account
   * it is always fresh.
   */
  isNew: boolean;
}
interface Fixtures {
  /** The API as seen by a super administrator, for creating test data and checking results. */
  api: APIRequestContext;
  /** Fails the test on browser errors, unless the test expects them. */
  faults: Faults;
  /** The test's desk; null if it uses a separate browser. */
  desk: Desk | null;
}
interface WorkerFixtures {
  desks: Desks;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: ['editor', { option: true }],
  isNew: [false, { option: true }],
  // Fixtures must destructure their dependencies, even if there are none.
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
    await context.addInitScript(keepNoDrafts);
    await provide(context);
    await context.close();
  },
  page: async ({ context, desk, viewport }, provide) => {
    const page = desk?.page ?? (await context.newPage());
    if (desk && viewport) await page.setViewportSize(viewport);
    // Registered from the start: if it were registered along with the key that opens the picker, a fast browser would
    // already have opened its own.
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
