import type { Route } from '@playwright/test';
import type { PublicConfig } from '../../domain/features';
import { contentLabels } from '../../src/shell/sidebar/menuLabels.testkit';
import { check } from './support/axe';
import { visit } from './support/desk';
import { menu } from './support/shell';
import { expect, test, type Page } from './support/test';

const content = [...contentLabels, 'Übersetzungen'];
const entries = (page: Page) => menu(page).getByRole('listitem').getByRole('link');

test.describe('the menu', () => {
  test('of an editor has the content, not the administration; an unknown address leads back to it', async ({
    page,
  }) => {
    await visit(page, '/gibt/es/nicht');
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/inbox');
    await expect(entries(page)).toHaveText([
      'Übersicht',
      'Aktivität',
      /^Posteingang/,
      ...content,
      'Gelöschte Einträge',
    ]);
    await expect(menu(page).getByRole('link', { name: 'Posteingang' })).toHaveAttribute('aria-current', 'page');
    await menu(page).getByRole('link', { name: 'Projekt erfassen', exact: true }).click();
    await expect(page).toHaveURL('/projects/add');
    await expect(menu(page).getByRole('link', { name: 'Projekt erfassen', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveTitle(/^Projekt erfassen – /);
  });

  test.describe(() => {
    test.use({ account: 'admin' });
    test('of an administrator has the administration too', async ({ page }) => {
      await visit(page, '/');
      await expect(page).toHaveURL('/inbox');
      await expect(entries(page)).toHaveText([
        'Übersicht',
        'Aktivität',
        /^Posteingang/,
        ...content,
        'Administration',
        'Auswahllisten',
        'Gelöschte Einträge',
        'E-Mails',
        'Logs',
      ]);
    });
  });

  test.describe(() => {
    test.use({ account: 'user' });
    test('is empty without a role, and every page says why', async ({ page }) => {
      for (const path of ['/', '/projects', '/settings/users']) {
        await visit(page, path);
        await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
      }
      await expect(entries(page)).toHaveCount(0);
      await expect(menu(page).getByRole('link', { name: 'Abmelden' })).toBeVisible();
    });
  });
});

test('an editor who knows the address of the administration gets no further, and is led on', async ({ page }) => {
  await visit(page, '/settings/users');
  await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mit einem anderen Konto anmelden' })).toHaveAttribute('href', '/logout');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/inbox');
});

test.describe(() => {
  // The answers at the start are changed here, and the page keeps them.
  test.use({ isNew: true });

  test('the menu leaves out disabled features, along with their pages', async ({ page }) => {
    await page.route('**/api/v1/config', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: PublicConfig };
      await route.fulfill({
        response: answer,
        json: {
          data: { ...data, features: { ...data.features, PLUGIN_ENABLE_PROJECTS: false, PLUGIN_ENABLE_INBOX: false } },
        },
      });
    });
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await expect(entries(page)).toHaveText(['Übersicht', 'Aktivität', ...content.slice(2), 'Gelöschte Einträge']);
  });

  test('shows the progress of loading; failed parts are named, and retried on request', async ({ page, faults }) => {
    faults.expect(/status of 500/);
    const held: Route[] = [];
    await page.route('**/api/v1/cities', (route) => void held.push(route));
    await page.route(/\/api\/v1\/(topics|tags)$/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/projects');
    const problems = page.getByRole('alert');
    await expect(problems).toContainText('Themen: konnte nicht geladen werden.');
    await expect(problems).toContainText('Tags: konnte nicht geladen werden.');
    await check(page, 'what could not be loaded');
    await expect(page.getByText('16 / 19 Komponenten geladen...')).toBeVisible();
    await held[0]?.continue();
    await expect(page.getByText('17 / 19 Komponenten geladen...')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Themen: Erneut versuchen' }).click();
    await expect(problems).not.toContainText('Themen');
    await page.getByRole('button', { name: 'Tags: Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
    await expect(page.getByText(/Komponenten geladen/)).toHaveCount(0);
  });

  test('the menu scrolls to the current entry', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, '/publications');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('regioScience News');
    await expect(menu(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  });

  test('without a server it says so, and continues by itself once there is one', async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Der Server ist nicht erreichbar' })).toBeVisible();
    await check(page, 'in the dark');
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await page.unrouteAll();
    await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  });

  test('two visits: the keyboard skips the menu, choices are kept, and the second visit shows the page without waiting for the server', async ({
    page,
  }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const button = (name: string) => menu(page).getByRole('button', { name });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await test.step('the keyboard gets past the menu', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    const dark = await test.step('light and dark as the system has it', async () => {
      await expect(button('Helle Darstellung')).toBeVisible();
      const before = await background();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(button('Dunkle Darstellung')).toBeVisible();
      await expect.poll(background).not.toBe(before);
      return before;
    });
    const light = await background();
    await test.step('until somebody chooses', async () => {
      await button('Dunkle Darstellung').click();
      await expect.poll(background).toBe(dark);
    });
    await test.step('the menu is folded up', async () => {
      await button('Menü ausblenden').click();
      await expect(menu(page).getByText('Projekt erfassen', { exact: true })).toHaveCount(0);
    });

    await test.step('the second visit asks nobody before it shows the page', async () => {
      await page.route('**/api/v1/cities', () => undefined);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await test.step('it is dark still', async () => {
      await expect.poll(background).toBe(dark);
      await button('Helle Darstellung').click();
      await expect.poll(background).toBe(light);
    });
    await test.step('and folded up, until it is unfolded', async () => {
      await expect(menu(page).getByRole('link', { name: 'Projekt erfassen', exact: true })).toBeVisible();
      await expect(menu(page).getByText('Projekt erfassen', { exact: true })).toHaveCount(0);
      await button('Menü einblenden').click();
      await expect(menu(page).getByText('Projekt erfassen', { exact: true })).toBeVisible();
    });
  });
});
