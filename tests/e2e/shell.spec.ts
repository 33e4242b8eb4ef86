import type { Route } from '@playwright/test';
import type { PublicConfig } from '../../domain/features';
import { contentLabels } from '../../src/shell/sidebar/menuLabels.testkit';
import { check } from './support/axe';
import { visit } from './support/desk';
import { menu } from './support/shell';
import { expect, test, type Page } from './support/test';

const pages = contentLabels.filter((label) => !label.endsWith(' erfassen'));
const entries = (page: Page) => menu(page).getByRole('listitem').getByRole('link').filter({ hasText: /\S/ });

test.describe('the menu', () => {
  test('of an editor has the content pages, not the administration; an unknown URL opens the first one', async ({
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
      'Übersetzungen',
      'Medien',
      ...pages,
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
      const content = ['Übersicht', 'Aktivität', /^Posteingang/, 'Übersetzungen', 'Medien', ...pages];
      await expect(entries(page)).toHaveText([...content, 'Administration']);
      const fits = () =>
        menu(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight && clientHeight <= 800);
      expect(await fits(), 'the whole menu at 800 px').toBe(true);
      await menu(page).getByRole('button', { name: 'Verwaltung' }).click();
      await expect(entries(page)).toHaveText([
        ...content,
        'Administration',
        'Maschinenkonten',
        'Webhooks',
        'Auswahllisten',
        'Gelöschte Einträge',
        'E-Mails',
        'Logs',
      ]);
    });
  });

  test.describe(() => {
    test.use({ account: 'user' });
    test('is empty for an account without a role, and every page says why', async ({ page }) => {
      for (const path of ['/', '/projects', '/settings/users']) {
        await visit(page, path);
        await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
      }
      await expect(entries(page)).toHaveCount(0);
      await expect(menu(page).getByRole('link', { name: 'Abmelden' })).toBeVisible();
    });
  });
});

test('an editor who opens an administration URL gets the first page instead', async ({ page }) => {
  await visit(page, '/settings/users');
  await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mit einem anderen Konto anmelden' })).toHaveAttribute('href', '/logout');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/inbox');
});

test.describe(() => {
  // The responses at the start are changed here, and the page keeps them.
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
    await expect(entries(page)).toHaveText([
      'Übersicht',
      'Aktivität',
      'Übersetzungen',
      'Medien',
      ...pages.slice(1),
      'Gelöschte Einträge',
    ]);
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

  test('reports an unreachable server, and continues by itself once it is back', async ({ page, faults }) => {
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

  test('the keyboard can skip the menu, settings are kept, and a second visit does not wait for the server', async ({
    page,
  }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const button = (name: string) => menu(page).getByRole('button', { name });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await test.step('skipping the menu by keyboard', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    const dark = await test.step('light or dark as set in the system', async () => {
      await expect(button('Helle Darstellung')).toBeVisible();
      const before = await background();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(button('Dunkle Darstellung')).toBeVisible();
      await expect.poll(background).not.toBe(before);
      return before;
    });
    const light = await background();
    await test.step('light or dark as chosen', async () => {
      await button('Dunkle Darstellung').click();
      await expect.poll(background).toBe(dark);
    });
    await test.step('the menu is folded up', async () => {
      await button('Menü ausblenden').click();
      await expect(menu(page).getByText('Projekte', { exact: true })).toHaveCount(0);
    });

    await test.step('the second visit shows the page before the server responds', async () => {
      await page.route('**/api/v1/cities', () => undefined);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await test.step('it is still dark', async () => {
      await expect.poll(background).toBe(dark);
      await button('Helle Darstellung').click();
      await expect.poll(background).toBe(light);
    });
    await test.step('the menu stays folded until it is unfolded', async () => {
      await expect(menu(page).getByRole('link', { name: 'Projekte', exact: true })).toBeVisible();
      await expect(menu(page).getByText('Projekte', { exact: true })).toHaveCount(0);
      await button('Menü einblenden').click();
      await expect(menu(page).getByText('Projekte', { exact: true })).toBeVisible();
    });
    await test.step('a favourite moves to the top and stays there', async () => {
      const favourites = menu(page).getByRole('list', { name: 'Favoriten' });
      await button('Projekte zu den Favoriten').click();
      await expect(favourites.getByRole('link')).toHaveText(['Projekte', '']);
      await page.reload();
      await expect(favourites.getByRole('link').first()).toHaveText('Projekte');
      await button('Projekte zu den Favoriten').click();
      await expect(favourites).toHaveCount(0);
    });
  });
});
