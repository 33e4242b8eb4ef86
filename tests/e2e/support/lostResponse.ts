import type { Page } from './test';

/** The server executes the next request of this kind, but the connection breaks before the response arrives. */
export async function loseResponse(page: Page, method: 'POST' | 'PUT', address: RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (route.request().method() !== method || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
