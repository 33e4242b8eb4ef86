import { visit } from '../support/desk';
import { filter, openFilter, openList, search, tags, titles } from '../support/list';
import { createProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('filters find untranslated records and recent changes; a colleague sees the same rows at the same URL', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const word = uniqueWord();
  await createProject(api, { title: `Ganz ${word}`, translations: { fr: { title: 'Tout' }, it: { title: 'Tutto' } } });
  await createProject(api, { title: `Adler ${word}` });
  await createProject(api, { title: `Zürich ${word}`, translations: { fr: { title: 'Zurich' }, it: {} } });
  await openList(page);
  await search(page, word);
  await expect(titles(page)).toHaveCount(3);
  await filter(page, 'Übersetzung', 'FR fehlt');
  await expect(titles(page)).toHaveText([`Adler ${word}`]);
  await filter(page, 'Übersetzung', 'IT fehlt');
  await expect(titles(page)).toHaveCount(2);
  await filter(page, 'Geändert seit', 'Heute');
  await filter(page, 'Geändert von', 'super@example.org');
  await expect(titles(page)).toHaveCount(2);
  await expect(tags(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Titel', exact: true }).click();
  await expect(titles(page)).toHaveText([`Adler ${word}`, `Zürich ${word}`]);
  await page.getByRole('button', { name: 'Titel', exact: true }).click();
  await expect(titles(page)).toHaveText([`Zürich ${word}`, `Adler ${word}`]);

  const colleague = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const theirs = await colleague.newPage();
  await theirs.goto(page.url());
  await expect(titles(theirs)).toHaveText([`Zürich ${word}`, `Adler ${word}`]);
  await expect(tags(theirs)).toHaveCount(4);
  await colleague.close();

  await filter(page, 'Geändert von', 'editor@example.org (ich)');
  await expect(titles(page)).toHaveCount(2);
  await tags(page).filter({ hasText: 'super@example.org' }).getByRole('button').click();
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
});

test('relative days stay relative in the URL; any other day is typed and applied by Enter', async ({ page }) => {
  await openList(page);
  const answer = await filter(page, 'Geändert seit', '7 Tage');
  expect(answer.ok()).toBe(true);
  await expect(tags(page)).toHaveText(['Geändert seit: 7 Tage']);
  expect(decodeURIComponent(page.url())).toContain('"7d"');
  await page.reload();
  await expect(tags(page)).toHaveText(['Geändert seit: 7 Tage']);
  await expect(titles(page).first()).toBeVisible();

  await openFilter(page, 'Geändert seit');
  await page.getByRole('option', { name: 'Anderer Tag …' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Tag')).toBeFocused();
  // Typed in the date format of this browser.
  await page.getByRole('dialog').getByLabel('Tag').pressSequentially('01022025');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText([/^Geändert seit: 0[12]\.0[12]\.2025$/]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('jobs are filtered by draft status', async ({ page, api }) => {
  const word = uniqueWord();
  for (const isPublic of [true, false])
    await api.post('/api/v1/jobs', { data: { name: `${word} ${isPublic ? 'offen' : 'geheim'}`, isPublic } });
  await visit(page, '/jobs');
  await search(page, word);
  const rows = page.getByRole('table').getByRole('link').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await openFilter(page, 'Status');
  await page.getByRole('option', { name: 'Entwurf', exact: true }).click();
  await expect(rows).toHaveText([`${word} geheim`]);
  await expect(tags(page)).toHaveText(['Status: Entwurf']);
});
