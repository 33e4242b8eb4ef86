import { generateProjects } from '../../../demo/projects';
import { counted } from '../support/inbox';
import { openList } from '../support/list';
import { createProject, uniqueWord } from '../support/records';
import { expect, test, type Locator, type Page } from '../support/test';

/** The demo has the first 400; the simulated database has 60 more. */
const projects = [...generateProjects({ count: 420 })];
const codeOf = (id: number) => (projects[id - 1] as { projectCode: string }).projectCode;
const titleOf = (id: number) => (projects[id - 1] as { title: string }).title;

async function openDialog(page: Page): Promise<Locator> {
  await openList(page);
  const button = page.getByRole('button', { name: 'CHMOS-Abfrage' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /CHMOS/ });
  await expect(dialog.getByRole('textbox', { name: 'Projektcode' })).toBeFocused();
  return dialog;
}

test('a project unknown so far is opened in the review by keyboard', async ({ page }) => {
  const dialog = await openDialog(page);
  const isCounted = counted(page);
  await page.keyboard.type(codeOf(411));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(`Projekt "${titleOf(411)}" wurden erfolgreich geladen`);
  // The menu reloads its count.
  await isCounted;
  await expect(dialog.getByRole('link', { name: 'Zum Projekt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inbox\/projects\/\d+$/);
  await expect(page.getByText('Externe Projektdaten').first()).toBeVisible();
});

test('an invalid code is not sent; an unknown one is reported, and the input stays', async ({ page, faults }) => {
  faults.expect(/status of 422/);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/chmos/sync/') && calls.push(request.url()));
  const dialog = await openDialog(page);
  const field = dialog.getByRole('textbox', { name: 'Projektcode' });
  for (const wrong of ['', 'be_1014', 'BE1014', '../admin']) {
    await field.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByText('Der Projektcode muss genau so geschrieben sein')).toBeVisible();
  expect(calls).toEqual([]);
  await field.fill('ZZ_1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Die externe Datenbank kennt kein Projekt mit dem Code ZZ_1.');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ZZ_1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'CHMOS-Abfrage' })).toBeFocused();
});

test('a project deleted at the source opens its inbox item', async ({ page, api, faults }) => {
  faults.expect(/status of 404/);
  const code = `ZY_${Date.now() % 1e10}`;
  await createProject(api, { title: `Verschwunden ${uniqueWord()}`, projectCode: code });
  const dialog = await openDialog(page);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Projekt wurde gelöscht.');
  await expect(dialog.getByRole('link', { name: 'Zum Eintrag im Posteingang' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Projekt gelöscht oder nicht mehr verfügbar').first()).toBeVisible();
});

test('parts that failed to load are listed below the success message', async ({ page }) => {
  const dialog = await openDialog(page);
  const problem = 'Anhang plan.pdf: Die externe Datenbank antwortet mit einem Fehler (500).';
  await page.route('**/chmos/sync/**', (route) =>
    route.fulfill({ json: { data: { id: 1, title: 'Seilbahn' }, meta: { problems: [problem] } } }),
  );
  await page.keyboard.type('BE_1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText([
    'Projekt "Seilbahn" wurden erfolgreich geladen',
    `Nicht alles konnte geladen werden; beim nächsten Import wird es wieder versucht:${problem}`,
  ]);
  await expect(dialog.getByRole('listitem')).toHaveText([problem]);
  await expect(dialog.getByRole('link', { name: 'Zum Projekt' })).toBeFocused();
});

test('a server error without a message, and an unreachable server, are reported', async ({ page, faults }) => {
  faults.expect(/500|ERR_FAILED|Failed to load resource/);
  const dialog = await openDialog(page);
  await page.route('**/chmos/sync/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.keyboard.type('BE_1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Ein unbekannter Fehler ist aufgetreten.');
  await page.unroute('**/chmos/sync/**');
  await page.route('**/chmos/sync/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Neue Abfrage' }).click();
  await dialog.getByRole('button', { name: 'Abfragen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Der Server ist nicht erreichbar/);
});

test('a slow request says so and can be cancelled', async ({ page, faults }) => {
  faults.expect(/ERR_ABORTED|ERR_FAILED/);
  const dialog = await openDialog(page);
  await page.route('**/chmos/sync/**', () => undefined);
  await page.keyboard.type('BE_1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Das Projekt wird geladen …');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Projektcode' })).toHaveValue('BE_1');
  await expect(dialog.getByRole('status')).toHaveText('');
});
