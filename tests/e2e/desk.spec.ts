import { atDesk, type Desks } from './support/desk';
import { openNewProject, titleField } from './support/form';
import { openList, table } from './support/list';
import { expect, test, type Page } from './support/test';

/** The number of drafts in the browser. */
const draftCount = (page: Page) =>
  page.evaluate(async () => {
    const [found] = await indexedDB.databases();
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open(found?.name ?? '');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const count = request.result.transaction('drafts').objectStore('drafts').count();
        count.onsuccess = () => resolve(count.result);
      };
    });
  });

// This file uses a desk of its own.
test.use({ account: null });

test('a test starts without traces of the previous one, even of a failed one', async ({ browser }) => {
  const desks: Desks = new Map();
  const good = { status: 'passed', expectedStatus: 'passed' } as const;
  const pages: Page[] = [];
  await atDesk(desks, browser, 'editor', good, async ({ context, page }) => {
    pages.push(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openList(page);
    await table(page).getByRole('checkbox').nth(1).check();
    await openNewProject(page);
    await titleField(page).fill('Liegt noch da');
    await expect.poll(() => draftCount(page)).toBe(1);
    await titleField(page).hover();
    await page.evaluate(() =>
      [localStorage, sessionStorage].forEach((storage) => storage.setItem('note', 'Liegt noch da')),
    );
    await context.newPage();
    await page.route('**/api/v1/**', (route) => route.abort());
  });
  await atDesk(desks, browser, 'editor', good, async ({ context, page }) => {
    pages.push(page);
    expect(context.pages()).toEqual([page]);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('note') ?? sessionStorage.getItem('note'),
        matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion)').matches,
      ]),
    ).toEqual([null, false, false]);
    await openList(page);
    await expect(table(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await openNewProject(page);
    await expect(titleField(page)).toHaveValue('');
    expect(await draftCount(page)).toBe(0);
    expect(await titleField(page).evaluate((input) => input.matches(':hover'))).toBe(false);
  });
  await atDesk(desks, browser, 'editor', { ...good, status: 'failed' }, async ({ page }) => {
    pages.push(page);
    await openNewProject(page);
  });
  expect(new Set(pages).size, 'one page for all of them').toBe(1);
  expect(desks.size).toBe(0);
  expect([pages[0]?.isClosed(), pages[0]?.url()]).toEqual([true, expect.stringMatching(/\/projects\/add$/)]);
});
