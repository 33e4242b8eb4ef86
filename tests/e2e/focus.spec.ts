import { visit } from './support/desk';
import { addItems } from './support/inbox';
import { createProject, uniqueWord } from './support/records';
import { expect, test, type Page } from './support/test';

/** The maximum number of tab stops, enough for the longest form. In lists, rows are all alike. */
const maxTabStops = { lists: 60, forms: 140 };

/** The focused control, equal for equal controls; null once the focus has left the page. */
const stop = (page: Page) =>
  page.evaluate(async () => {
    // After this, elements that follow the focus are in place, since observers run after a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A visually hidden control is represented by its label.
    const own = element.getBoundingClientRect();
    const shown = own.width > 2 ? element : (element.closest('label') ?? element.parentElement ?? element);
    const { left, top, width, height } = shown.getBoundingClientRect();
    const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    // The visible part of an element larger than the window.
    const middle = {
      x: (Math.max(left, 0) + Math.min(left + width, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2,
    };
    const hit = inside(middle.x, middle.y) ? document.elementFromPoint(middle.x, middle.y) : null;
    const isOwn =
      hit !== null &&
      (shown.contains(hit) || hit.contains(shown) || (hit.closest('label')?.contains(element) ?? false));
    const name =
      element.getAttribute('aria-label') ??
      ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.slice(0, 30) ??
      '';
    const over = hit
      ? `${hit.tagName} ${hit.className} «${hit.textContent?.slice(0, 30)}»`
      : `nothing: ${Math.round(top)} to ${Math.round(top + height)} of ${innerHeight}`;
    const classesOf = (one: Element | null) =>
      [...(one?.classList ?? [])].filter((name) => !name.startsWith('css-')).join('.');
    const type = element.getAttribute('type') ?? '';
    const kind = `${element.tagName} ${type} ${classesOf(element)} ${classesOf(element.parentElement)}`;
    return { name: `${element.tagName} «${name}»`, kind, isCovered: !isOwn, over, box: { left, top, width, height } };
  });

/** The same when the page is stable, because something being drawn may cover the focus for a moment. */
async function settledStop(page: Page) {
  let here = await stop(page);
  // Each check waits for two frames.
  for (let again = 0; here?.isCovered && again < 30; again += 1) here = await stop(page);
  return here;
}

/**
 * Tabs through a page.
 * @param looksAt kinds of control that were already checked; null to check none
 * @param isPastMenu whether to skip the menu with its link
 */
async function goThrough(
  page: Page,
  looksAt: Set<string> | null,
  isPastMenu: boolean,
  most: number,
): Promise<string[]> {
  const wrong: string[] = [];
  // Starts at the top, wherever the page has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  if (isPastMenu) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#inhalt')).toBeFocused();
  }
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const here = await settledStop(page);
    if (!here) break;
    if (here.isCovered) wrong.push(`covered: ${here.name} by ${here.over}`);
    if (!looksAt || looksAt.has(here.kind)) continue;
    looksAt.add(here.kind);
    // Checks twice, because a screenshot taken while drawing proves nothing.
    if (!(await isSeen(page)) && !(await isSeen(page))) wrong.push(`not seen: ${here.name} (${here.kind})`);
  }
  return wrong;
}

/** Whether the focused element looks different without the focus. */
async function isSeen(page: Page): Promise<boolean> {
  const place = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const shown = element.getBoundingClientRect().width > 2 ? element : (element.closest('label') ?? element);
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    // The distance that a card extends around its title.
    const around = 24;
    const box = { x: Math.max(left - around, 0), y: Math.max(top - around, 0) };
    return {
      ...box,
      width: Math.min(right + around, innerWidth) - box.x,
      height: Math.min(bottom + around, innerHeight) - box.y,
    };
  });
  if (place.width < 1 || place.height < 1) return false;
  const shot = () => page.screenshot({ clip: place, animations: 'disabled', caret: 'hide' });
  const focused = await shot();
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((one) => one.blur());
  const without = await shot();
  await element.evaluate((one) => one.focus({ preventScroll: true }));
  return !focused.equals(without);
}

test.use({ account: 'super' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** One of each kind, because pages built from the same parts look the same. */
const pages = {
  lists: ['/projects', '/contact-groups', '/settings/mails', '/inbox'],
  forms: ['/projects/add', '/contacts/person/add', '/settings/users/2/edit', '/projects/import'],
};

const wide = { width: 1280, height: 800 };
/** The size of a wide page at 400 % zoom. */
const large = { width: 320, height: 256 };

for (const what of ['lists', 'forms'] as const) {
  const addresses = pages[what];
  test(`the focus is visible and not covered on every stop of ${what}; at 400 % nothing scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    if (what === 'lists') await addItems({ title: `Fokus ${uniqueWord()}` });
    const looksAt = new Set<string>();
    for (const address of addresses) {
      // All of them have the same menu.
      const isFirst = address === addresses[0];
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect.soft(await goThrough(page, looksAt, !isFirst, maxTabStops[what]), address).toEqual([]);
      await page.setViewportSize(large);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${address}, large`)
        .toBeLessThanOrEqual(large.width);
      // No sticky header covers the focus.
      if (what === 'forms')
        expect.soft(await goThrough(page, null, true, maxTabStops[what]), `${address}, large`).toEqual([]);
      await page.setViewportSize(wide);
    }
  });
}

test('the focus is visible in dialogs', async ({ page, api }) => {
  const { id } = await createProject(api);
  await visit(page, `/projects/${id}/edit`);
  for (const open of [
    () => page.getByRole('button', { name: 'Speichern', exact: true }).click(),
    () => page.getByRole('button', { name: 'Vorschau' }).click(),
  ]) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    const count = await page.getByRole('dialog').locator('button, input, [tabindex="0"]').count();
    for (let number = 0; number < count; number += 1) {
      await page.keyboard.press('Tab');
      const here = await settledStop(page);
      expect.soft(here?.isCovered, here?.name).toBe(false);
      expect.soft(await isSeen(page), here?.name).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
