import { filter, openList, search, tags, titles } from '../support/list';
import { createProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('what is not translated, and what was changed when and by whom, is found; the address brings a colleague to the same rows in the same order', async ({
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

  await filter(page, 'Geändert von', 'editor@example.org');
  await expect(titles(page)).toHaveCount(2);
  await tags(page).filter({ hasText: 'super@example.org' }).getByRole('button').click();
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
});
