import { button, fromMenu, openProject, save, titleField } from '../support/form';
import { openList, row, search } from '../support/list';
import { createProject, findProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('a project is deleted after a confirmation, and is gone from the list', async ({ page, api }) => {
  const { id, title } = await createProject(api);
  await openList(page);
  await search(page, title);
  await row(page, title).getByRole('link').click();
  await titleField(page).fill('Auch Ungespeichertes hält nicht auf');
  await fromMenu(page, 'Löschen');
  const dialog = page.getByRole('dialog', { name: 'Löschen' });
  await expect(dialog).toContainText(
    'Sind Sie sicher dass Sie dieses Projekt löschen möchten? Es lässt sich danach wiederherstellen.',
  );
  await expect(button(dialog, 'Abbrechen')).toBeFocused();
  await button(dialog, 'Abbrechen').click();
  await expect(dialog).toHaveCount(0);
  await fromMenu(page, 'Löschen');
  await button(dialog, 'Löschen').click();
  // Back to the list with its filters.
  await expect(page).toHaveURL(/\/projects\?/);
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
  expect((await api.get(`/api/v1/projects/${id}`)).status()).toBe(404);
  // Editors can restore what they deleted themselves.
  await button(page, 'Rückgängig').click();
  await expect(page.getByText('Der Eintrag wurde wiederhergestellt.')).toBeVisible();
  await expect(row(page, title)).toBeVisible();
});

test('a record deleted during editing is restored with the edits or saved as new, even after a reload', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of 404/);
  const { id } = await createProject(api);
  const word = uniqueWord();
  await openProject(page, id);
  await titleField(page).fill(`Behalten ${word}`);
  await api.delete(`/api/v1/projects/${id}`);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Nicht gespeichert.' });
  await expect(dialog).toContainText('Dieser Eintrag wurde inzwischen gelöscht.');
  await button(dialog, 'Wiederherstellen und speichern').click();
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  expect((await readProject(api, id)).title).toBe(`Behalten ${word}`);

  await openProject(page, id);
  const other = uniqueWord();
  await titleField(page).fill(`Weiter ${other}`);
  await api.delete(`/api/v1/projects/${id}`);
  // Drafts are stored a moment after the last keystroke.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Diesen Eintrag gibt es nicht (mehr).')).toBeVisible();
  await button(page, 'Als neuen Eintrag anlegen').click();
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  expect((await findProject(api, other)).id).not.toBe(id);
});

test('a refusal is shown in the dialog', async ({ page, api, faults }) => {
  faults.expect(/status of 409/);
  const { id } = await createProject(api);
  await openProject(page, id);
  const detail = 'Dieses Projekt wird noch verwendet.';
  await page.route(`**/api/v1/projects/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { title: 'In Gebrauch', status: 409, detail },
        })
      : route.fallback(),
  );
  await fromMenu(page, 'Löschen');
  const dialog = page.getByRole('dialog', { name: 'Löschen' });
  await button(dialog, 'Löschen').click();
  await expect(dialog.getByRole('alert')).toHaveText(`Nicht gelöscht. ${detail}`);
  await button(dialog, 'Abbrechen').click();
  await expect(titleField(page)).toBeVisible();
});
