import { check } from './support/axe';
import { visit } from './support/desk';
import { choose, picture } from './support/files';
import { button, openProject, saveAndLeave } from './support/form';
import { searchField } from './support/list';
import { createProject, readProject } from './support/records';
import { menu } from './support/shell';
import { expect, test, type Page } from './support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('list', { name: 'Medien' }).getByRole('button', { name });

/** Opens a file of the library by searching for it. */
async function openMedia(page: Page, name: string) {
  await visit(page, '/media');
  await searchField(page).fill(name.replace(/\.\w+$/, ''));
  await card(page, name).click();
  return dialog(page, name);
}

test('a picture uploaded once is used twice, described, and replaced everywhere', async ({ page, api, request }) => {
  const unique = `see${Date.now()}`;
  const [one, two] = [await createProject(api, { isPublic: true }), await createProject(api, { isPublic: true })];

  // Upload once.
  await openProject(page, one.id);
  await choose(page, 'Bilder auswählen', await picture(`${unique}.png`));
  await expect(page.getByRole('group', { name: `${unique}.png` })).toBeVisible();
  await saveAndLeave(page);

  // Use it in another record, by keyboard.
  await openProject(page, two.id);
  await button(page, 'Aus Medien wählen: Bilder').press('Enter');
  const picker = dialog(page, 'Aus Medien wählen');
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(unique);
  await expect(card(page, `${unique}.png`)).toHaveCount(1);
  await expect(picker.getByRole('button', { name: /\.png/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByRole('group', { name: `${unique}.png` })).toBeVisible();
  await saveAndLeave(page);
  const used = (await readProject(api, two.id)).images[0]!;
  expect(used).toMatchObject({ id: (await readProject(api, one.id)).images[0]!.id, name: `${unique}.png` });

  // Describe it.
  await menu(page).getByRole('link', { name: 'Medien' }).click();
  await expect(page).toHaveURL('/media');
  const opened = await openMedia(page, `${unique}.png`);
  await expect(opened.getByRole('listitem')).toHaveCount(2);
  await opened.getByRole('textbox', { name: 'Alternativtext (DE)' }).fill('Ein See in den Bergen');
  await opened.getByRole('textbox', { name: 'Bildrechte (DE)' }).fill('Foto: Anna Muster');
  await opened.getByRole('button', { name: 'Bildausschnitt: 50 % von links' }).press('ArrowLeft');
  await expect(opened.getByRole('button', { name: 'Bildausschnitt: 45 % von links, 50 % von oben' })).toBeFocused();
  await check(page, 'dialog');
  await opened.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  const shown = await (await request.get(`/embed/static/projects/${one.id}-de/page.html`)).text();
  expect(shown).toContain('alt="Ein See in den Bergen"');
  expect(shown).toContain('© Foto: Anna Muster');

  // Replace it everywhere.
  await opened.getByRole('button', { name: 'Überall ersetzen' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Durch eine neue Datei …' }).click(),
  ]);
  await chooser.setFiles(await picture(`${unique}-neu.png`, { color: '#225588' }));
  await expect(dialog(page, 'Datei ersetzen?')).toContainText('in 2 Einträgen');
  await dialog(page, 'Datei ersetzen?').getByRole('button', { name: 'Ersetzen' }).click();
  await expect(page.getByText('In 2 Einträgen ersetzt.')).toBeVisible();
  await expect(dialog(page, `${unique}-neu.png`).getByRole('listitem')).toHaveCount(2);

  // Visitors see the new one in both, with what was said of the former.
  for (const { id } of [one, two]) {
    const [image] = (await readProject(api, id)).images;
    expect(image).toMatchObject({ name: `${unique}-neu.png` });
    expect(image!.id).not.toBe(used.id);
    const page = await (await request.get(`/embed/static/projects/${id}-de/page.html`)).text();
    expect(page).toContain(`/files/view/${image!.id}.png`);
    expect(page).not.toContain(`/files/view/${used.id}.png`);
    expect(page).toContain('alt="Ein See in den Bergen"');
    expect(image).toMatchObject({ focus: '45% 50%' });
  }
});

test('the library narrows to unused pictures without alternative text', async ({ page }) => {
  await visit(page, '/media');
  await expect(card(page, 'In ').first()).toBeVisible();
  await check(page, 'list');
  await page.getByRole('combobox', { name: 'Verwendung' }).click();
  await page.getByRole('option', { name: 'Nicht verwendet' }).click();
  await expect(page.getByRole('list', { name: 'Medien' }).getByText(/^In \d/)).toHaveCount(0);
});
