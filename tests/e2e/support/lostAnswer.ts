import type { Page } from './test';

/**
 * The server does the next thing of this kind that it is asked for, and the connection breaks before it has said so.
 */
export async function loseAnswer(page: Page, method: 'POST' | 'PUT', address: RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (route.request().method() !== method || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
