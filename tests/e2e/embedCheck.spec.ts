import { check } from './support/axe';
import { visit } from './support/desk';
import { expect, test } from './support/test';

test('an editor learns which lists are in a page, and what will be different', async ({ page, faults }) => {
  faults.expect(/422/);
  await visit(page, '/projects');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('einbettung');
  await page.getByRole('option', { name: 'Einbettung prüfen' }).click();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Adresse der Seite' }).fill('http://127.0.0.1/admin');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Die Adresse liegt in einem privaten Netz')).toBeVisible();
  await main.getByRole('textbox', { name: 'Oder ihr HTML' }).fill(`
    <script src="https://regio.example/embed/projects-latest/embed-projects-latest.js"></script>
    <script>regioProjects('#here', { limit: 12, mapboxApiToken: 'x' })</script>`);
  await main.getByRole('button', { name: 'Prüfen' }).click();
  const snippet = main.getByRole('region', { name: 'projects, Script' });
  await expect(snippet.getByRole('listitem')).toHaveText(['limit: wird gelesen', 'mapboxApiToken: wird nicht gelesen']);
  await expect(snippet).toContainText('Unsere Karten brauchen kein Konto');
  await expect(main.getByText('in einem privaten Netz')).toHaveCount(0);
  await check(page, 'embed check');
});
