import { atDesk } from './desk';
import { test, type Page } from './test';

/** Tests of two people at once: `page` is one person's, `colleague` another's, in a separate browser. */
export const testWithColleague = test.extend<{ colleague: Page }>({
  colleague: async ({ browser, desks }, provide, info) =>
    atDesk(desks, browser, 'admin', info, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await provide(page);
    }),
});
