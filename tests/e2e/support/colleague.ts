import { accounts, stateFile } from './accounts';
import { test, type Page } from './test';

/** Tests of two people at once: `page` is one's, `colleague` somebody else's, in a browser of their own. */
export const testOfTwo = test.extend<{ colleague: Page }>({
  colleague: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL as string, storageState: stateFile(accounts.admin), locale: 'de-CH', viewport: { width: 1280, height: 800 } });
    await provide(await context.newPage());
    await context.close();
  },
});
