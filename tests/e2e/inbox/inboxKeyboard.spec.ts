import { rm } from 'node:fs/promises';
import type { InboxItem, InboxList } from '../../../domain/inbox/inbox';
import { DEMO_PASSWORD } from '../../../demo/users';
import { demoFolder } from '../../support/demoFolder';
import { startProduct, type Product } from '../../support/product';
import { visit } from '../support/desk';
import { cards } from '../support/inbox';
import { accounts } from '../support/accounts';
import { expect, test, type Page } from '../support/test';

/** A second product, whose demo inbox no other test uses. */
const alone = test.extend<{ own: Product }>({
  own: [
    async ({ browserName: _ }, provide) => {
      const dataDir = await demoFolder('regio-inbox-');
      const product = await startProduct({ dataDir });
      await provide(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // Scoped to the test instead of the worker, because tests with other worker fixtures would run last and leave a
    // processor idle.
    { timeout: 300_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.address),
});
alone.use({ account: null });

const isReview = (page: Page) => page.url().includes('/inbox/projects/');

alone('a demo inbox with every kind of item is cleared by keyboard alone', async ({ page, faults }) => {
  alone.setTimeout(420_000);
  faults.expect(/^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
  );
  const press = (key: string) => page.keyboard.press(key);

  await visit(page, '/inbox');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await page.keyboard.type(accounts.editor);
  await press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await press('Enter');
  await expect(cards(page).first()).toBeVisible();
  const { data, meta } = (await (await page.request.get('/api/v1/inbox?limit=500')).json()) as InboxList;
  expect(meta.counts.project).toBe(29);
  // Values unknown to an import; one of each kind is assigned.
  const meant: Record<string, string> = {
    Holzbau: 'Tourismus',
    'Kanton Bern': 'Bern',
    'Interreg VII': 'Interreg',
    'Zinsloses Darlehen': 'Darlehen',
  };
  // All project changes are reviewed. Of the rest, one new item, one deletion and one of each other type are enough, so
  // all others are removed first.
  const kept = new Set<string>();
  let projects = 0;
  for (const { id, type, source, status, title } of data) {
    const kind = `${type} ${source} ${status}`;
    const isAlike = kept.has(kind) && !(type === 'project' && status === 'update') && !(title in meant);
    if (isAlike) expect((await page.request.delete(`/api/v1/inbox/${id}`)).status()).toBe(200);
    else if (type === 'project') projects += 1;
    kept.add(kind);
  }
  await page.reload();
  await expect(cards(page).first()).toBeVisible();

  // The projects, from first to last, without returning to the list.
  await press('j');
  await press('Enter');
  await expect(page).toHaveURL(/\/inbox\/projects\/\d+$/);
  const reviewed: string[] = [];
  while (isReview(page)) {
    const address = page.url();
    reviewed.push(address);
    // The URL changes before the page does.
    await expect(page.locator(`[data-review="${address.split('/').at(-1)}"]`)).toBeVisible();
    // While the previous dialog closes, keys are ignored.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const summary = page.getByRole('region', { name: 'Externe Projektdaten' }).getByRole('status').first();
    await press('a');
    // For conflicts, the first one has the focus; takes theirs and moves on.
    for (let left = 20; left > 0 && /Konflikt/.test(await summary.innerText()); left -= 1) {
      const group = page.locator('[data-difference]:focus-within');
      if ((await group.count()) > 0 && /Konflikt/.test(await group.innerText())) await press('Enter');
      else await press('j');
    }
    await expect(summary).not.toContainText('Konflikt');
    const asksDeletion = await page
      .getByRole('heading', { name: 'Projekt gelöscht oder nicht mehr verfügbar' })
      .isVisible();
    await press('Control+Enter');
    if (asksDeletion) {
      // The button is enabled once the project's collections are known.
      await expect(
        page.getByRole('dialog', { name: 'Löschen' }).getByRole('button', { name: 'Löschen', exact: true }),
      ).toBeEnabled();
      // The button to go back has the focus.
      await press('Tab');
      await press('Enter');
    }
    await expect(page).not.toHaveURL(address);
  }
  expect(new Set(reviewed).size).toBe(projects);
  await expect(page).toHaveURL('/inbox');

  const assigned = new Set<string>();
  const focused = page.locator('article :focus');
  const empty = page.getByText('Der Posteingang ist leer');
  await expect(cards(page).first()).toBeVisible();
  const waiting = async () => {
    const sections = await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('button').allInnerTexts();
    return sections.reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0]), 0);
  };
  // The list first shows its cached state, then reloads.
  await expect(
    page
      .getByRole('navigation', { name: 'Bereiche' })
      .getByRole('button')
      .filter({ hasText: /^Projekte\s*0$/ }),
  ).toBeVisible();
  await press('j');
  for (let left = await waiting(); left > 0; left -= 1) {
    await expect(focused).toBeVisible();
    const title = (await focused.innerText()).trim();
    if (title in meant) {
      await press('Enter');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type(meant[title] as string);
      await expect(page.getByRole('option').first()).toBeVisible();
      // The first Enter selects, the second assigns.
      await press('Enter');
      await press('Enter');
      assigned.add(title);
    } else {
      await press('Delete');
      await expect(page.getByRole('dialog')).toContainText('Er lässt sich danach im Verlauf wieder öffnen.');
      await press('Enter');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(waiting).toBe(left - 1);
    // The next card has the focus, so no key is needed to find it.
    await expect(focused.or(empty).first()).toBeVisible();
  }
  expect(assigned).toEqual(new Set(Object.keys(meant)));
  await expect(empty).toBeVisible();

  const { data: ended } = (await (await page.request.get('/api/v1/inbox/history?limit=500')).json()) as {
    data: InboxItem[];
  };
  expect(
    ended.filter(
      ({ type, outcome }) => type === 'project' && ['merged', 'partial', 'deleted'].includes(outcome as string),
    ),
  ).toHaveLength(projects);
  expect(
    ended
      .filter(({ type, outcome }) => type !== 'project' && outcome === 'merged')
      .map(({ title }) => title)
      .sort(),
  ).toEqual(Object.keys(meant).toSorted());
});
