import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/users';
import { visit } from '../e2e/support/desk';
import { button, openProject, saveAndLeave, textbox, titleField } from '../e2e/support/form';
import { addOneItem, openReview, proposed, reviewBar } from '../e2e/support/inbox';
import { createProject, findProject, uniqueWord } from '../e2e/support/records';
import { menu } from '../e2e/support/shell';
import { expect, test } from '../e2e/support/test';

/** Types as a person would, because React does not notice what Playwright's `fill` writes in Firefox. */
async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

test.describe('without a session', () => {
  test.use({ account: null });

  test('signs in', async ({ page }) => {
    await page.goto('/projects');
    await type(page.getByLabel('E-Mail'), 'editor@example.org');
    await type(page.getByRole('textbox', { name: 'Passwort' }), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
  });

  test('fills in a form for visitors, with its labels and error messages', async ({ page }) => {
    await page.goto('/forms/jobs?lang=fr');
    const send = button(page, 'Envoyer');
    await send.click();
    const first = textbox(page, 'Profession *');
    await expect(first).toBeFocused();
    await type(first, 'Cheffe de gare');
    await page.getByRole('group', { name: 'Lieu de travail *' }).getByRole('checkbox').first().check();
    await page.getByRole('group', { name: 'Taux d’occupation *' }).getByRole('checkbox').first().check();
    await type(textbox(page, 'Description du poste *'), 'Diriger la gare.');
    await type(textbox(page, 'Employeur *'), 'Chemin de fer SA');
    await type(textbox(page, 'Personne de contact *'), 'Anne Gare');
    await type(textbox(page, 'E-mail *'), `${uniqueWord().toLowerCase()}@example.org`);
    // Submitting immediately would count as a bot.
    await page.waitForTimeout(3_000);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Veuillez confirmer votre adresse e-mail' })).toBeFocused();
  });
});

test('a project is found, opened and saved; the search field has one clear button; the dark menu scrolls', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `Vorher ${word}` });
  await visit(page, '/projects');
  const field = page.getByRole('searchbox');
  await type(field, word);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(page.getByRole('row')).toHaveCount(2);
  await button(page, 'Suchbegriff löschen').click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const scrollbar = await menu(page).evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return getComputedStyle(at).scrollbarColor;
    return 'nothing scrolls';
  });
  // Firefox draws it in the page's colours, so a light scrollbar would appear next to the dark menu.
  expect(scrollbar).toMatch(/ rgba\(0, 0, 0, 0\)$/);

  await openProject(page, id);
  await type(titleField(page), `Nachher ${word}`);
  await saveAndLeave(page);
  await expect(rows.or(page.getByRole('link', { name: `Nachher ${word}` })).first()).toBeVisible();
  expect((await findProject(api, word)).title).toBe(`Nachher ${word}`);
});

test('jobs are sorted by keyboard and by mouse', async ({ page }) => {
  await visit(page, '/jobs');
  const names = page.locator('td.title a');
  await expect(names.nth(3)).toBeVisible();
  const [a, b, c] = (await names.allTextContents()) as [string, string, string];
  const grip = (index: number) => page.getByRole('button', { name: /^Verschieben: / }).nth(index);
  await grip(1).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await names.allTextContents()).slice(0, 3)).toEqual([b, a, c]);
  await grip(2).hover();
  await expect(grip(2)).toHaveAttribute('draggable', 'true');
  await page.mouse.down();
  const over = (await page.getByRole('row').nth(1).boundingBox()) as { x: number; y: number };
  const [x, y] = [over.x + 200, over.y + 5];
  await page.mouse.move(x, y + 40, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
  await drop(page, x, y);
  await expect.poll(async () => (await names.allTextContents()).slice(0, 3)).toEqual([c, b, a]);
  await button(page, 'Zurücksetzen').click();
  await expect.poll(async () => (await names.allTextContents()).slice(0, 3)).toEqual([a, b, c]);
});

/** Ends a drag. Under automation, Firefox starts and continues a drag, but never drops. */
async function drop(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ([clientX, clientY]) => {
      const at = document.elementFromPoint(clientX, clientY);
      const event = { bubbles: true, cancelable: true, clientX, clientY, dataTransfer: new DataTransfer() };
      for (const name of ['dragover', 'drop', 'dragend']) at?.dispatchEvent(new DragEvent(name, event));
    },
    [x, y] as const,
  );
  await page.mouse.up();
}

test('a proposal is reviewed and released', async ({ page, api }) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `Alt ${word}` });
  const item = await addOneItem({ title: word, internalId: id, normalizedData: { title: `Neu ${word}` } });
  await openReview(page, item);
  await expect(reviewBar(page).getByRole('status').first()).toContainText('1 Unterschied');
  await button(proposed(page, 'Titel'), 'Übernehmen: Titel').click();
  await expect(titleField(page)).toHaveValue(`Neu ${word}`);
  await page.keyboard.press('Control+Enter');
  await expect(page).not.toHaveURL(new RegExp(`/${item}(/|$)`));
  expect((await findProject(api, word)).title).toBe(`Neu ${word}`);
});

test('the monthly agenda, drawings and maps appear and respond', async ({ page, api }) => {
  const word = uniqueWord();
  const startDate = new Date().toISOString();
  await api.post('/api/v1/events', { data: { title: `Heute ${word}`, startDate, endDate: startDate } });
  await visit(page, '/events');
  await page.getByRole('button', { name: 'Monat' }).click();
  await type(page.getByRole('searchbox'), word);
  await expect(page.locator('.fc-event').filter({ hasText: word })).toBeVisible();
  await button(page, 'Nächster Monat').click();
  await expect(page.locator('.fc-event').filter({ hasText: word })).toHaveCount(0);
  await button(page, 'Voriger Monat').click();
  await page.locator('.fc-event').filter({ hasText: word }).click();
  await expect(page.getByRole('heading', { name: `Heute ${word}` })).toBeVisible();

  await visit(page, '/interactive-graphics');
  const drawn = () => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
  await expect.poll(drawn).toBeGreaterThan(3);
  await visit(page, '/interactive-graphics/1/edit');
  const bern = page.getByRole('group', { name: 'Zeichnung' }).locator('svg').getByRole('button', { name: 'Bern' });
  await bern.locator('path').first().click();
  await expect(page.getByRole('textbox', { name: 'Inhalt' })).toContainText('Bern');

  await visit(page, '/regions/1/edit');
  const map = page.getByRole('group', { name: 'Karte', exact: true });
  await expect(map.locator('canvas')).toBeVisible();
  // The middle of the country always belongs to a municipality.
  await map.click();
  await expect(page.getByText(/ (hinzugefügt|entfernt)\.$/)).toBeVisible();
});
