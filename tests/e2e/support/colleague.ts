import { atDesk } from './desk';
import { test, type Page } from './test';

/** For tests with two people: `page` belongs to one, `colleague` to the other, in a separate browser. */
export const testWithColleague = test.extend<{ colleague: Page }>({
  colleague: async ({ browser, desks }, provide, info) =>
    atDesk(desks, browser, 'admin', info, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await provide(page);
    }),
});
