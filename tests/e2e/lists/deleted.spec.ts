import { visit } from '../support/desk';
import { button, fromMenu, openProject, titleField } from '../support/form';
import { createProject, readProject, uniqueWord } from '../support/records';
import { menu } from '../support/shell';
import { expect, test, type Page } from '../support/test';

test.use({ account: 'admin' });

const rows = (page: Page) => page.getByRole('table', { name: 'Gelöschte Einträge' }).getByRole('row');

test('deleted records are found, viewed and restored, with their history', async ({ page, api }) => {
  const word = uniqueWord();
  const { id, title, createdAt } = await createProject(api, {
    title: `Seilbahn ${word}`,
    description: '<p>Auf den <strong>Berg</strong></p>',
    contacts: [{ lastName: 'Muster', role: 'Leiterin' }] as never,
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  await openProject(page, id);
  await fromMenu(page, 'Löschen');
  await button(page.getByRole('dialog'), 'Löschen').click();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();

  await menu(page).getByRole('button', { name: 'Verwaltung' }).click();
  await menu(page).getByRole('link', { name: 'Gelöschte Einträge' }).click();
  await expect(page).toHaveURL('/settings/deleted');
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(word.toLowerCase());
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText(`Projekt${id}${title}`);
  await expect(rows(page).last()).toContainText('admin@example.org');

  await button(page, `Wiederherstellen: ${title}`).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('list', { name: 'Fassungen' }).getByRole('button')).toHaveText([
    /Gelöscht · admin@example\.org/,
    /Erstellt · super@example\.org/,
  ]);
  for (const text of ['Auf den Berg', 'Leiterin', 'Téléphérique'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await button(dialog, 'Wiederherstellen').click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`«${title}» wurde wiederhergestellt.`)).toBeVisible();
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Eintrag öffnen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${id}/edit`);
  await expect(titleField(page)).toHaveValue(title);
  await button(page, 'Verlauf').click();
  await expect(page.getByRole('list', { name: 'Fassungen' }).getByRole('button')).toHaveText([
    /Wiederhergestellt · admin/,
    /Gelöscht · admin/,
    /Erstellt · super/,
  ]);
  expect(await readProject(api, id)).toMatchObject({
    title,
    createdAt,
    translations: { fr: { title: 'Téléphérique' } },
  });
});

test('an older version can be restored, and a second attempt is reported', async ({ page, api }) => {
  const { id, title } = await createProject(api);
  await api.put(`/api/v1/projects/${id}`, { data: { title: `${title} verdorben` } });
  await api.delete(`/api/v1/projects/${id}`);
  await visit(page, '/settings/deleted');
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(title.split(' ')[1] as string);
  await page.getByRole('cell', { name: String(id), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${title} verdorben` });
  await dialog.getByRole('button', { name: /^\d.*Gelöscht/ }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText(title, { exact: true })).toBeVisible();
  await button(dialog, 'Diese Fassung wiederherstellen').click();
  await expect(page.getByText(`«${title} verdorben» wurde wiederhergestellt.`)).toBeVisible();
  expect((await readProject(api, id)).title).toBe(title);
});

test.describe('restoring an existing record', () => {
  test('reports it in the dialog', async ({ page, api, faults }) => {
    faults.expect(/status of 409/);
    const { id, title } = await createProject(api);
    await api.delete(`/api/v1/projects/${id}`);
    await visit(page, '/settings/deleted');
    await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(title.split(' ')[1] as string);
    await button(page, `Wiederherstellen: ${title}`).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('list', { name: 'Fassungen' })).toBeVisible();
    expect((await api.post(`/api/v1/projects/${id}/restore`, { data: {} })).status()).toBe(201);
    await button(dialog, 'Wiederherstellen').click();
    await expect(dialog.getByRole('alert')).toContainText('Diesen Eintrag gibt es noch.');
  });
});

test.describe('an editor', () => {
  test.use({ account: 'editor' });
  test('sees only what they have deleted themselves', async ({ page, api }) => {
    const [own, foreign] = [await createProject(api), await createProject(api)];
    expect((await page.request.delete(`/api/v1/projects/${own.id}`)).status()).toBe(200);
    expect((await api.delete(`/api/v1/projects/${foreign.id}`)).status()).toBe(200);
    await visit(page, '/settings/deleted');
    await expect(page.getByText(own.title)).toBeVisible();
    await expect(page.getByText(foreign.title)).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: 'Gelöschte Einträge' })).toBeVisible();
  });
});
