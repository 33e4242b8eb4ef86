import { test as base, type APIRequestContext } from '@playwright/test';
import { accounts, stateFile, type Account } from './accounts';
import { openDesk, tidy, type Desk } from './desk';
import { Faults } from './faults';

interface Options {
  /** Who sits before the browser; null is nobody. */
  account: Account | null;
  /** Whether nobody has ever been in this browser: where the start itself is tested, or answered otherwise. Where nobody is signed in it always is so. */
  isNew: boolean;
}
interface Fixtures {
  /** The API as an administrator of everything uses it: makes what a test changes, and looks at what it left. */
  api: APIRequestContext;
  /** Fails the test for what the browser complains about, unless the test expects it. */
  faults: Faults;
}
interface WorkerFixtures {
  /** The browsers that tests of this worker have left for the next. */
  desks: Map<Account, Desk>;
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
      const desks = new Map<Account, Desk>();
      await provide(desks);
      for (const { context } of desks.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, account, isNew, desks }, provide) => {
    if (isNew || account === null) {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    const desk = desks.get(account) ?? (await openDesk(browser, stateFile(accounts[account])));
    desks.set(account, desk);
    await provide(desk.context);
    if (await tidy(desk)) return;
    desks.delete(account);
    await desk.context.close();
  },
  page: async ({ context, account, isNew, desks, viewport }, provide) => {
    const desk = isNew || account === null ? undefined : desks.get(account);
    const page = desk?.page ?? (await context.newPage());
    if (viewport && desk) await page.setViewportSize(viewport);
    // From the first moment on: asked for with the key that opens it, a quick browser has opened a picker of its own by then.
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
