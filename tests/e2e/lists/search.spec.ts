import { createPerson } from '../support/contacts';
import { visit } from '../support/desk';
import { openNewProject, openProject, textbox, titleField } from '../support/form';
import { openList, searchField } from '../support/list';
import { createProject, uniqueWord } from '../support/records';
import { menu } from '../support/shell';
import { expect, test, type Page } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suchen und öffnen' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Suchbegriff' });
const hits = (page: Page) => dialog(page).getByRole('option');

test('finds and opens any record from any page with the keyboard alone', async ({ page, api }) => {
  const word = uniqueWord();
  const first = await createProject(api, { title: `Erstes ${word}`, projectCode: 'BE_11', isPublic: true });
  const second = await createProject(api, {
    title: `Zweites ${word}`,
    translations: { fr: { title: `Deuxième ${word}` }, it: {} },
  });
  await openList(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(word);
  await expect(hits(page)).toHaveCount(2);
  await expect(dialog(page).getByRole('status')).toHaveText('2 Treffer');
  await expect(hits(page).filter({ hasText: first.title })).toContainText(`Projekt · ID ${first.id} · BE_11`);
  await expect(hits(page).filter({ hasText: second.title })).toContainText('Entwurf');
  await field(page).fill(`deuxieme ${word}`);
  await expect(hits(page)).toHaveCount(1);
  // It shows where and in which language it was found, and opens in that language.
  await expect(hits(page)).toContainText(`Titel (FR): Deuxième ${word}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${second.id}/edit?language=fr&field=translations.fr.title`);
  await expect(page.getByRole('tab', { name: /^FR/ })).toHaveAttribute('aria-selected', 'true');
  // The field in which it was found has the focus.
  await expect(titleField(page)).toBeFocused();

  // The same happens in a form that is already open.
  await page.getByRole('tab', { name: /^DE/ }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`deuxieme ${word}`);
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText(`Titel (FR): Deuxième ${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^FR/ })).toHaveAttribute('aria-selected', 'true');
  await expect(titleField(page)).toBeFocused();

  // From a form, using the id.
  await expect(titleField(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(String(first.id));
  await expect(hits(page).filter({ hasText: first.title })).toBeVisible();
  while (!(await hits(page).filter({ hasText: first.title }).getAttribute('aria-selected'))?.includes('true'))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${first.id}/edit`);

  // Without a term, it shows what was opened before this record.
  await expect(titleField(page)).toHaveValue(first.title);
  await page.keyboard.press('Control+k');
  await expect(hits(page).first()).toHaveText(`${second.title}Projekt`);
  await page.keyboard.press('Escape');

  // Records of the same name show more details.
  const name = uniqueWord();
  await createPerson(api, { lastName: name, email: 'eins@example.org', city: 'Chur' });
  const other = await createPerson(api, { lastName: name, email: 'zwei@example.org', city: 'Thun' });
  await expect(titleField(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(name);
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page).filter({ hasText: 'eins@example.org · Chur' })).toHaveCount(1);
  await hits(page).filter({ hasText: 'zwei@example.org · Thun' }).click();
  await expect(page).toHaveURL(new RegExp(`/contacts/person/${other.id}/edit`));
});

test('opens over rich text too, and Escape leads back into it', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  const editor = textbox(page, 'Beschreibung').first();
  await editor.click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(editor).toBeFocused();
});

test('everything typed after the key goes into the search, even while it loads', async ({ page, api }) => {
  const { id, title } = await createProject(api, { description: '<p>Unberührt</p>' });
  const word = 'Quelle und Ziel';
  const opensOver = async (place: () => Promise<void>) => {
    await place();
    for (const text of [word, 'noch einmal']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text, { delay: 30 });
      await expect(field(page)).toHaveValue(text);
      // Reopened during the closing animation, it is empty.
      await page.keyboard.press('Escape');
    }
    await expect(dialog(page)).toHaveCount(0);
  };
  await openProject(page, id);
  await opensOver(() => titleField(page).focus());
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue(title);
  await opensOver(() => textbox(page, 'Beschreibung').first().click());
  await expect(textbox(page, 'Beschreibung').first()).toHaveText('Unberührt');
  await openList(page);
  await opensOver(() => searchField(page).focus());
  await expect(searchField(page)).toHaveValue('');
});

test('leaves no unsaved text behind without a question', async ({ page, api }) => {
  const { title } = await createProject(api);
  await openNewProject(page);
  await titleField(page).fill('Angefangen');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(title);
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(titleField(page)).toHaveValue('Angefangen');
});

test('reports that nothing was found, or that the server does not respond', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/);
  await openList(page);
  await menu(page).getByRole('button', { name: 'Suchen' }).click();
  await field(page).fill('gibtesnirgends');
  await expect(dialog(page).getByRole('status')).toHaveText('Nichts gefunden für «gibtesnirgends».');
  await page.route('**/api/v1/search*', (route) => route.abort());
  await field(page).fill('anderes');
  await expect(dialog(page).getByRole('alert')).toContainText('nicht erreichbar');
});

test.describe(() => {
  test.use({ account: 'user' });
  test('is hidden from accounts without access to all types', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(menu(page).getByRole('button', { name: 'Suchen' })).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  });
});
