import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/users';
import { menu } from './support/shell';

test('`npm run mock` has every page of its menu: nothing is refused, no picture is broken', async ({ page }) => {
  const mock = spawn(process.execPath, ['scripts/mock.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [words] = (await once(mock.stdout.setEncoding('utf8'), 'data')) as [string];
    const address = /http:\/\/\S+?(?=\/ )/.exec(words)?.[0] ?? '';
    const found: string[] = [];
    const waiting = new Set<string>();
    page.on('request', (request) => request.url().includes('/api/') && waiting.add(request.url()));
    page.on('requestfinished', (request) => waiting.delete(request.url()));
    page.on('requestfailed', (request) => waiting.delete(request.url()));
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${page.url()}: ${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
    const look = async () => {
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect.poll(() => [...waiting], { intervals: [50] }).toEqual([]);
      const broken = await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
      found.push(...broken.map((src) => `${page.url()}: broken ${src}`));
      for (const words of await page.locator('.MuiAlert-standardError, .MuiAlert-filledError').allTextContents())
        found.push(`${page.url()}: ${words}`);
    };

    await page.goto(`${address}/login`);
    await page.getByLabel('E-Mail').fill('super@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const links = menu(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
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
      // Ignore pending requests of the page that was left.
      waiting.clear();
      await page.goto(`${address}${path}/edit`);
      await look();
    }
    expect(found).toEqual([]);
  } finally {
    mock.kill();
  }
});
