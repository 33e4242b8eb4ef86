import { check } from './support/axe';
import { visit } from './support/desk';
import { button } from './support/form';
import { expect, test } from './support/test';

test.use({ account: 'admin' });

test('an administrator creates, translates, sorts and merges entries by keyboard, and records show it', async ({
  page,
  api,
  faults,
}) => {
  const word = String(Date.now());
  await test.step('a new entry', async () => {
    await visit(page, '/references');
    await expect(page.getByRole('heading', { name: 'Auswahllisten' })).toBeVisible();
    await check(page, 'overview of reference lists');
    await page.getByRole('link', { name: /^Pensen/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Pensen' })).toBeVisible();
    await page.getByRole('link', { name: 'Neuen Eintrag erstellen' }).press('Enter');
    await page.getByLabel('Bezeichnung').fill(`Neu ${word}`);
    await page.getByRole('tab', { name: 'FR' }).press('Enter');
    await page.getByLabel('Bezeichnung').fill(`Nouveau ${word}`);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: `Neu ${word}` })).toBeVisible();
    await check(page, 'a reference list');
  });
  const entries = async () =>
    ((await (await api.get('/api/v1/stints')).json()) as { data: { id: number; name: string; translations: any }[] })
      .data;
  const made = (await entries()).find(({ name }) => name === `Neu ${word}`)!;
  expect(made.translations.fr.name).toBe(`Nouveau ${word}`);
  const job = await api.post('/api/v1/jobs', {
    data: { name: `Stelle ${word}`, isPublic: true, stints: [{ id: made.id }] },
  });
  const { id } = ((await job.json()) as { data: { id: number } }).data;
  const stintsOfJob = async () =>
    ((await (await api.get(`/api/v1/jobs/${id}`)).json()) as { data: { stints: { name: string }[] } }).data.stints.map(
      ({ name }) => name,
    );

  await test.step('a new name, in the record that uses it and in its form', async () => {
    await page.getByRole('link', { name: `Neu ${word}` }).press('Enter');
    await expect(page.getByRole('link', { name: /^Stellenmarkt: 1/ })).toBeVisible();
    await page.getByLabel('Bezeichnung').fill(`Anders ${word}`);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: `Anders ${word}` })).toBeVisible();
    await expect.poll(stintsOfJob).toEqual([`Anders ${word}`]);
    await visit(page, `/jobs/${id}/edit`);
    await expect(page.getByText(`Anders ${word}`)).toBeVisible();
  });

  await test.step('the order, by keyboard', async () => {
    await visit(page, '/references/stints');
    await button(page, `Verschieben: Anders ${word}`).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await button(page, 'Speichern').press('Enter');
    await expect(page.getByText('Sortierung geändert')).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toContainText(`Anders ${word}`);
  });

  await test.step('deleting is refused while it is used', async () => {
    await visit(page, `/references/stints/${made.id}/edit`);
    await button(page, 'Weitere Aktionen').press('Enter');
    await page.getByRole('menuitem', { name: 'Löschen' }).press('Enter');
    faults.expect(/409 \(Conflict\)/);
    await button(page, 'Endgültig löschen').click();
    await expect(page.getByText(/Der Eintrag wird noch gebraucht: Stelle \(1\)/)).toBeVisible();
    await button(page, 'Abbrechen').last().press('Enter');
  });

  await test.step('merging into another entry, and separating again', async () => {
    await button(page, 'Weitere Aktionen').press('Enter');
    await page.getByRole('menuitem', { name: 'In anderem Eintrag aufgehen lassen' }).press('Enter');
    await check(page, 'merging two references');
    await page.getByLabel('Der Eintrag, der bleibt').fill('80–100');
    await page.getByRole('option', { name: '80–100 %' }).click();
    await button(page, 'Zusammenführen').press('Enter');
    await expect(page.getByText(`«Anders ${word}» ist in diesem Eintrag aufgegangen.`)).toBeVisible();
    await expect(page.getByLabel('Synonyme (eines pro Zeile)')).toHaveValue(new RegExp(`Anders ${word}`));
    await expect.poll(stintsOfJob).toEqual(['80–100 %']);
    await button(page, 'Rückgängig').click();
    await expect(page.getByText('Die beiden Einträge sind wieder getrennt.')).toBeVisible();
    await expect.poll(stintsOfJob).toEqual([`Anders ${word}`]);
  });
});

test.describe('an editor', () => {
  test.use({ account: 'editor' });

  test('has no access to the lists', async ({ page }) => {
    await visit(page, '/references');
    await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auswahllisten' })).toHaveCount(0);
  });
});
