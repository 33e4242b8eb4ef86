import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, type Page, type Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/users';
import { menu } from './support/shell';

/** Starts a mock with its own data, and signs in there. */
async function withMock(page: Page, run: (address: string) => Promise<void>): Promise<void> {
  const mock = spawn(process.execPath, ['scripts/mock.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [words] = (await once(mock.stdout.setEncoding('utf8'), 'data')) as [string];
    const address = /http:\/\/\S+?(?=\/ )/.exec(words)?.[0] ?? '';
    await page.goto(`${address}/login`);
    await expect(page.getByText('Passwort vergessen')).toHaveCount(0);
    await page.getByLabel('E-Mail').fill('super@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(menu(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
    await run(address);
  } finally {
    mock.kill();
  }
}

/** Returns a function that waits until all requests have a response and the page has rendered. */
function answered(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && waiting.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => waiting.delete(request));
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    await expect.poll(() => [...waiting].map((request) => request.url()), { intervals: [50] }).toEqual([]);
  };
}

/**
 * Opens a page within the loaded app, by way of an empty one, because a reload takes ten times as long. An open form
 * does not ask.
 */
async function open(page: Page, path: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((there) => {
      // Without an index in its state, the router treats a history entry as foreign, so no form can block leaving.
      history.pushState(null, '', there);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, to);
  const nothing = page.getByRole('heading', { name: 'Diese Seite gibt es nicht' });
  await go('/gibt/es/nicht');
  await expect(nothing).toBeVisible();
  await go(path);
  await expect(nothing).toHaveCount(0);
  // A question over a form hides the page beneath from queries by role.
  const shown = page.getByRole('main').or(page.getByRole('dialog'));
  await expect(shown.getByRole('heading').first()).toBeVisible();
}

test('`npm run mock` has every page of its menu, without refusals or broken pictures', async ({ page }) =>
  withMock(page, async () => {
    const found: string[] = [];
    const settled = answered(page);
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${page.url()}: ${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
    const look = async () => {
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await settled();
      const broken = await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
      found.push(...broken.map((src) => `${page.url()}: broken ${src}`));
      for (const words of await page.locator('.MuiAlert-standardError, .MuiAlert-filledError').allTextContents())
        found.push(`${page.url()}: ${words}`);
    };

    const links = menu(page).getByRole('listitem').getByRole('link').filter({ hasText: /\S/ });
    const toggle = menu(page).getByRole('button', { name: 'Verwaltung' });
    if (await toggle.isVisible()) await toggle.click();
    const names = (await links.allTextContents()).map((name) => name.replace(/\d+$/, ''));
    expect(names).toEqual(expect.arrayContaining(['Posteingang', 'Regionen', 'Übersetzungen', 'Administration']));
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/Übersicht|Gelöschte|E-Mails|Logs/)]));
    for (const name of names) {
      await links.filter({ hasText: name }).first().click();
      await look();
    }
    for (const path of [
      '/projects/1',
      '/contacts/company/1',
      '/contact-groups/1',
      '/regions/1',
      '/interactive-graphics/1',
      '/settings/users/2',
    ]) {
      await open(page, `${path}/edit`);
      await look();
    }
    expect(found).toEqual([]);
  }));

/** Controls above a page or in its header, but not in its fields and rows. */
const pressable =
  ':is(button, [role=menuitem]):not([role=tab], [aria-disabled=true]):not([role=tabpanel] *, table *):visible:enabled';
const overlay = '[role=dialog], [role=menu]';

for (const paths of [
  ['/inbox', '/projects', '/contacts/person', '/contact-groups'],
  ['/projects/4/edit', '/contacts/company/1/edit', '/events/1/edit', '/financial-supports/1/edit'],
])
  test(`no button of ${paths.join(', ')} leads to something that the mock lacks`, async ({ page }) =>
    withMock(page, async () => {
      const refused: string[] = [];
      let way: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 501) refused.push(`${way.join(' > ')}: ${response.url()}`);
      });
      const settled = answered(page);
      const over = page.locator(overlay).last();
      const buttons = (isOver: boolean) => (isOver ? over : page.getByRole('main')).locator(pressable);
      /** Of buttons that each row repeats, one is enough. */
      const namesOf = async (isOver: boolean) => {
        const all = await buttons(isOver).evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
        );
        return [...new Map(all.map((name, at) => [name.split(':')[0], at])).values()];
      };
      const begin = async (path: string) => {
        await open(page, path);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await settled();
      };
      /**
       * Acts on the page and closes the question about a waiting proposal, which appears late, and again after some
       * saves.
       */
      const past = (act: () => Promise<void>) =>
        expect(async () => {
          if (await over.getByText('Veraltete Daten').isVisible()) await over.getByText('Trotzdem fortfahren').click();
          await act();
        }).toPass();
      for (const path of paths) {
        await begin(path);
        let first: number[] = [];
        await past(async () => {
          first = await namesOf(false);
          expect(first.length, path).toBeGreaterThan(2);
        });
        for (const at of first) {
          await begin(path);
          const button = buttons(false).nth(at);
          await past(async () => {
            const label = await button.getAttribute('aria-label', { timeout: 2_000 });
            way = [path, label ?? (await button.textContent()) ?? ''];
            await button.click({ timeout: 2_000 });
          });
          await settled();
          if (!(await over.isVisible())) continue;
          for (const inner of await namesOf(true)) {
            await begin(path);
            await past(() => button.click({ timeout: 2_000 }));
            const choice = buttons(true).nth(inner);
            way[2] = (await choice.textContent()) ?? '';
            await choice.click();
            await settled();
          }
        }
      }
      expect(refused).toEqual([]);
    }));

test('the mock has a history and an inbox, and restores deleted records and dismissed items', async ({ page }) =>
  withMock(page, async (address) => {
    const save = async (title: string, how: string) => {
      await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
      await page.getByRole('button', { name: 'Speichern', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: how }).click();
    };
    await page.goto(`${address}/projects/add`);
    await save('Demobahn', 'Freigeben');
    await page.getByRole('link', { name: 'Eintrag öffnen' }).click();
    await save('Demobahn Nord', 'Freigeben');
    await page.getByRole('searchbox').fill('Demobahn');
    await page.getByRole('link', { name: 'Demobahn Nord' }).first().click();
    await page.getByRole('button', { name: 'Verlauf' }).click();
    await expect(page.getByRole('dialog')).toContainText('Geändert');
    await expect(page.getByRole('dialog')).toContainText('super@example.org');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('Der Eintrag wurde wiederhergestellt.')).toBeVisible();
    await page.goto(`${address}/inbox`);
    const dismiss = page.getByRole('button', { name: /^Verwerfen: / }).first();
    const name = (await dismiss.getAttribute('aria-label')) ?? '';
    await dismiss.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }));
