import type { Route } from '@playwright/test';
import type { PublicConfig } from '../../domain/features';
import { menu } from './support/shell';
import { expect, test, type Page } from './support/test';

const entries = (page: Page) => menu(page).getByRole('listitem').getByRole('link');

test.describe('the menu', () => {
  test('of an editor has the content, not the administration', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/inbox');
    await expect(entries(page)).toHaveText([/^Posteingang/, 'Projekte', 'Projekt erfassen', 'Personen', 'Organisationen', 'Kontaktgruppen']);
    await expect(menu(page).getByRole('link', { name: 'Posteingang' })).toHaveAttribute('aria-current', 'page');
    await menu(page).getByRole('link', { name: 'Projekt erfassen' }).click();
    await expect(page).toHaveURL('/projects/add');
    await expect(menu(page).getByRole('link', { name: 'Projekt erfassen' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/^Projekt erfassen – /);
  });

  test.describe(() => {
    test.use({ account: 'admin' });
    test('of an administrator has the administration too', async ({ page }) => {
      await page.goto('/');
      await expect(entries(page)).toHaveText([/^Posteingang/, 'Projekte', 'Projekt erfassen', 'Personen', 'Organisationen', 'Kontaktgruppen', 'Administration', 'Gelöschte Einträge', 'Mails']);
    });
  });

  test.describe(() => {
    test.use({ account: 'user' });
    test('of somebody without a role is empty, and every page says why', async ({ page }) => {
      for (const path of ['/', '/projects', '/settings/users']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
      }
      await expect(entries(page)).toHaveCount(0);
      await expect(menu(page).getByRole('link', { name: 'Abmelden' })).toBeVisible();
    });
  });

  test('leaves out what is switched off, its pages too', async ({ page }) => {
    await page.route('**/api/v1/config', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: PublicConfig };
      await route.fulfill({ response: answer, json: { data: { ...data, features: { ...data.features, PLUGIN_ENABLE_PROJECTS: false, PLUGIN_ENABLE_INBOX: false } } } });
    });
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await expect(entries(page)).toHaveText(['Personen', 'Organisationen', 'Kontaktgruppen']);
  });

  test('is folded up and stays so', async ({ page }) => {
    await page.goto('/projects');
    await menu(page).getByRole('button', { name: 'Menü ausblenden' }).click();
    await expect(menu(page).getByText('Projekt erfassen')).toHaveCount(0);
    await page.reload();
    await expect(menu(page).getByRole('link', { name: 'Projekt erfassen' })).toBeVisible();
    await expect(menu(page).getByText('Projekt erfassen')).toHaveCount(0);
    await menu(page).getByRole('button', { name: 'Menü einblenden' }).click();
    await expect(menu(page).getByText('Projekt erfassen')).toBeVisible();
  });
});

test('an editor who knows the address of the administration gets no further', async ({ page }) => {
  await page.goto('/settings/users');
  await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
});

test('an unknown address leads back to the start', async ({ page }) => {
  await page.goto('/gibt/es/nicht');
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/inbox');
});

test('shows how much is loaded until all of it is there', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/api/v1/cities', (route) => void held.push(route));
  await page.goto('/projects');
  await expect(page.getByText('18 / 19 Komponenten geladen...')).toBeVisible();
  await held[0]?.continue();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  await expect(page.getByText(/Komponenten geladen/)).toHaveCount(0);
});

test('what cannot be loaded is named, and tried again on request', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/, /status of 503/);
  await page.route('**/api/v1/topics', (route) => route.abort());
  await page.route('**/api/v1/tags', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/projects');
  const problems = page.getByRole('alert');
  await expect(problems).toContainText('Themen: konnte nicht geladen werden.');
  await expect(problems).toContainText('Tags: konnte nicht geladen werden.');
  await expect(page.getByText('17 / 19 Komponenten geladen...')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Themen: Erneut versuchen' }).click();
  await expect(problems).not.toContainText('Themen');
  await page.getByRole('button', { name: 'Tags: Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
});

test('a second visit asks nobody before it shows the page', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/api/v1/cities', () => undefined);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without a server it says so, and goes on when there is one', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Der Server ist nicht erreichbar' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  // The question who is signed in has failed too.
  await page.getByRole('button', { name: 'Benutzerkonto: Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
});

test('light and dark: as the system has it, until someone chooses', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/projects');
  const light = await background();
  await menu(page).getByRole('button', { name: 'Dunkle Darstellung' }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(menu(page).getByRole('button', { name: 'Helle Darstellung' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Helle Darstellung' }).click();
  await expect.poll(background).toBe(light);
});

test.describe(() => {
  test.use({ colorScheme: 'dark' });
  test('a dark system gets a dark page', async ({ page }) => {
    await page.goto('/projects');
    await expect(menu(page).getByRole('button', { name: 'Helle Darstellung' })).toBeVisible();
  });
});

test('the keyboard gets past the menu', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
