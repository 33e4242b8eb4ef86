import { rm } from 'node:fs/promises';
import type { InboxItem, InboxList } from '../../../domain/inbox/inbox';
import { DEMO_PASSWORD } from '../../../demo/users';
import { demoFolder } from '../../support/demoFolder';
import { startProduct, type Product } from '../../support/product';
import { visit } from '../support/desk';
import { cards } from '../support/inbox';
import { accounts } from '../support/accounts';
import { expect, test, type Page } from '../support/test';

/** The product once more, with a demo inbox that nobody else works on. */
const alone = test.extend<{ own: Product }>({
  own: [
    async ({ browserName: _ }, provide) => {
      const dataDir = await demoFolder('regio-inbox-');
      const product = await startProduct({ dataDir });
      await provide(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // Of the test, not of its worker: tests that need a worker of another kind come after all others, when one
    // processor has nothing to do any more.
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
  // What an import did not know: one of each kind is assigned to an entry.
  const meant: Record<string, string> = {
    Holzbau: 'Tourismus',
    'Kanton Bern': 'Bern',
    'Interreg VII': 'Interreg',
    'Zinsloses Darlehen': 'Darlehen',
  };
  // Every change of a project is reviewed. Of what is new, to be deleted or no project one of a kind is enough: the
  // others go beforehand.
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

  // The projects: one after the other, from the first to the last, without seeing the list again.
  await press('j');
  await press('Enter');
  await expect(page).toHaveURL(/\/inbox\/projects\/\d+$/);
  const reviewed: string[] = [];
  while (isReview(page)) {
    const address = page.url();
    reviewed.push(address);
    // The address is there before the page is.
    await expect(page.locator(`[data-review="${address.split('/').at(-1)}"]`)).toBeVisible();
    // While the question about the one before closes, keys count for nothing.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const summary = page.getByRole('region', { name: 'Externe Projektdaten' }).getByRole('status').first();
    await press('a');
    // Conflicts: the first has the focus; theirs is taken, then on to the next.
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
      // It may be pressed once it is known which collections the project is in.
      await expect(
        page.getByRole('dialog', { name: 'Löschen' }).getByRole('button', { name: 'Löschen', exact: true }),
      ).toBeEnabled();
      // The way back has the focus.
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
  // The list as it was left is shown first, and read anew behind it.
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
      // The first chooses, the second assigns.
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
    // The card that took the place has the focus: no key is lost on finding it again.
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
