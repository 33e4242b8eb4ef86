import { visit } from '../support/desk';
import {
  button,
  openNewProject,
  openProject,
  saveQuestion,
  showLanguage,
  textbox,
  titleField,
  trySaving,
} from '../support/form';
import { openList, search, titles } from '../support/list';
import { createProject, createUser, password, readProject, uniqueWord } from '../support/records';
import { signIn } from '../support/shell';
import { expect, test, type Page } from '../support/test';

const saved = (page: Page) => page.getByText('Die Änderungen wurden gespeichert.');

test.describe(() => {
  // The stored answer belongs to the account, so this uses a new one.
  test.use({ account: null });
  test('Enter answers the question, which can be turned off and on for all devices', async ({
    page,
    api,
    browser,
    baseURL,
  }) => {
    const { id } = await createProject(api);
    const { email } = await createUser(api, ['ROLE_EDITOR']);
    await visit(page, `/projects/${id}/edit`);
    await signIn(page, email, password);
    await titleField(page).fill('Mit Tasten gespeichert');
    await trySaving(page);
    await expect(saveQuestion(page)).toContainText('direkt freigeben');
    await expect(button(saveQuestion(page), 'Freigeben')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(saveQuestion(page)).toHaveCount(0);
    expect((await readProject(api, id)).title).not.toBe('Mit Tasten gespeichert');
    await trySaving(page);
    await saveQuestion(page)
      .getByRole('checkbox', { name: /Nicht mehr fragen/ })
      .check();
    // Works wherever the focus is.
    await page.keyboard.press('Control+Enter');
    await expect(saved(page)).toBeVisible();
    expect((await readProject(api, id)).title).toBe('Mit Tasten gespeichert');

    const elsewhere = await browser.newPage({ baseURL, storageState: undefined });
    await elsewhere.goto(`/projects/${id}/edit`);
    await signIn(elsewhere, email, password);
    await titleField(elsewhere).fill('Ohne Frage gespeichert');
    await trySaving(elsewhere);
    await expect(elsewhere).toHaveURL('/projects');
    expect((await readProject(api, id)).title).toBe('Ohne Frage gespeichert');
    await elsewhere.context().close();

    await button(page, `Angemeldet als ${email}`).click();
    await page.getByRole('menuitem', { name: /Beim Speichern wieder fragen/ }).click();
    await openProject(page, id);
    await trySaving(page);
    await expect(saveQuestion(page)).toBeVisible();
  });
});

test('keys save without a question: to stay, to move through a list, into the inbox; `?` lists them', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const [, second, first] = [
    await createProject(api, { title: `Drei ${word}` }),
    await createProject(api, { title: `Zwei ${word}` }),
    await createProject(api, { title: `Eins ${word}` }),
  ];
  await openList(page);
  await search(page, word);
  await titles(page).first().click();
  await expect(titleField(page)).toHaveValue(`Eins ${word}`);
  await titleField(page).press('End');
  await page.keyboard.type(' x');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(saved(page)).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  // Saved on top of its own new version, without a question.
  await page.keyboard.type('y');
  await page.keyboard.press('Control+Enter');
  await expect(titleField(page)).toHaveValue(`Zwei ${word}`);
  expect((await readProject(api, first.id)).title).toBe(`Eins ${word} xy`);
  await titleField(page).fill(`Zwei ${word} x`);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  expect((await readProject(api, second.id)).title).toBe(`Zwei ${word} x`);
  await titles(page).last().click();
  await expect(titleField(page)).toHaveValue(`Drei ${word}`);
  await titleField(page).blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastatur' })).toContainText('Im Posteingang zwischenspeichern');
  await page.keyboard.press('Escape');
  await titleField(page).fill(`Drei ${word} x`);
  await page.keyboard.press('Control+Shift+S');
  await expect(page).toHaveURL('/inbox');
  await expect(page.getByText('Die Änderungen wurden im Posteingang zwischengespeichert.')).toBeVisible();
});

test('saving a new record and staying keeps language, field and cursor', async ({ page, api }) => {
  const word = uniqueWord();
  await openNewProject(page);
  await titleField(page).fill(`Neu ${word}`);
  const text = textbox(page.getByRole('region', { name: 'Beschreibung' }), 'Beschreibung');
  await text.click();
  await page.keyboard.type('Ein Text');
  // The editor applies a click with a delay, and earlier keystrokes would start from another position.
  const place = () =>
    text.evaluate((box) => (box.contains(getSelection()?.anchorNode ?? null) ? getSelection()?.anchorOffset : null));
  await expect.poll(place).toBe('Ein Text'.length);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect.poll(place).toBe('Ein '.length);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page).toHaveURL(/\/projects\/\d+\/edit$/);
  await expect(text).toBeFocused();
  await expect.poll(place).toBe('Ein '.length);
  await page.keyboard.type('guter ');
  await expect(text).toHaveText('Ein guter Text');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(saved(page)).toHaveCount(1);
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  await expect.poll(async () => (await readProject(api, id)).description).toBe('<p>Ein guter Text</p>');

  await openNewProject(page);
  await titleField(page).fill(`Neu ${word} 2`);
  await showLanguage(page, 'FR');
  await titleField(page).fill('Nouveau');
  await titleField(page).press('Home');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page).toHaveURL(/\/projects\/\d+\/edit$/);
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type('Tout ');
  await expect(titleField(page)).toHaveValue('Tout Nouveau');
});
