import { check, checkKind } from './support/axe';
import { visit } from './support/desk';
import { button } from './support/form';
import { createProject, uniqueWord } from './support/records';
import { menu } from './support/shell';
import { expect, test } from './support/test';

test('an editor sees who changed what in which fields, and opens the record', async ({ page, api }) => {
  const title = `Seilbahn ${uniqueWord()}`;
  const project = await createProject(api, { title });
  const url = `/api/v1/projects/${project.id}`;
  const read = await api.get(url);
  const saved = await api.put(url, {
    data: { ...project, title: `${title} neu`, translations: { fr: { title: 'Téléphérique' } } },
    headers: { 'If-Match': read.headers().etag ?? '' },
  });
  expect(saved.status(), await saved.text()).toBe(200);

  await visit(page, '/');
  await menu(page).getByRole('link', { name: 'Aktivität' }).click();
  await expect(page).toHaveURL('/activity');
  const change = page.getByRole('row').filter({ hasText: `${title} neu` });
  await expect(change).toContainText('super@example.org');
  await expect(change).toContainText('Titel, Titel (FR)');
  await checkKind(page, 'activity');

  await page.getByRole('combobox', { name: 'Vorgang' }).click();
  await page.getByRole('option', { name: 'Erstellt' }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Erstellt');
  await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button').first().click();

  await change.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `${title} neu` });
  await expect(dialog.getByRole('heading', { name: 'Titel (FR)' })).toBeVisible();
  await expect(dialog.locator('ins').filter({ hasText: 'Téléphérique' })).toBeVisible();
  await check(page, 'a change');
  await dialog.getByRole('link', { name: 'Eintrag öffnen' }).click();
  await expect(page).toHaveURL(`/projects/${project.id}/edit`);
  await expect(button(page, 'Speichern')).toBeVisible();
});

test('a later visit offers the changes since the last one', async ({ page, api }) => {
  await page.clock.install();
  await visit(page, '/activity');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(button(page, /^Seit meinem letzten Besuch/)).toHaveCount(0);
  await page.clock.fastForward('45:00');
  const { title } = await createProject(api);
  await page.reload();
  await button(page, /^Seit meinem letzten Besuch/).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});
