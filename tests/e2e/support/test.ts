import { test as base, type APIRequestContext } from '@playwright/test';
import { accounts, stateFile, type Account } from './accounts';
import { Faults } from './faults';

interface Options {
  /** Who sits before the browser; null is nobody. */
  account: Account | null;
}
interface Fixtures {
  /** The API as an administrator of everything uses it: makes what a test changes, and looks at what it left. */
  api: APIRequestContext;
  /** Fails the test for what the browser complains about, unless the test expects it. */
  faults: Faults;
}

export const test = base.extend<Options & Fixtures>({
  account: ['editor', { option: true }],
  // Fixtures must name what they need, even if that is nothing.
  baseURL: async ({ browserName: _ }, provide) => provide(process.env.E2E_ADDRESS),
  storageState: async ({ account }, provide) => provide(account ? stateFile(accounts[account]) : undefined),
  api: async ({ playwright, baseURL }, provide) => {
    const api = await playwright.request.newContext({ baseURL, storageState: stateFile(accounts.super) });
    await provide(api);
    await api.dispose();
  },
  page: async ({ page }, provide) => {
    // From the first moment on: asked for with the key that opens it, a quick browser has opened a picker of its own by then.
    page.on('filechooser', () => {});
    await provide(page);
  },
  faults: [
    async ({ context, baseURL }, provide) => {
      const faults = new Faults(baseURL as string);
      faults.watch(context);
      await provide(faults);
      faults.check();
    },
    { auto: true },
  ],
});

export { expect, type Page, type Locator } from '@playwright/test';
