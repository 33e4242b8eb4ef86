import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Mail } from '../../domain/mails';
import { button } from './support/form';
import { addFailedMail } from './support/mails';
import { menu } from './support/shell';
import { expect, test, type Page } from './support/test';

test.use({ account: 'admin' });

const row = (page: Page, subject: string) => page.getByRole('table', { name: 'Mails' }).getByRole('row').filter({ hasText: subject });

async function axe(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`what was sent and what was not is there to read (${colorScheme})`, async ({ page }) => {
      const { subject } = await addFailedMail();
      await page.goto('/');
      await menu(page).getByRole('link', { name: 'Mails' }).click();
      await expect(page).toHaveURL('/settings/mails');
      await expect(page.getByRole('columnheader')).toHaveText(['Empfänger', 'Betreff', 'Art', 'Zustand', 'Versuche', 'Letzter Fehler', 'Zeit']);
      await expect(row(page, subject)).toContainText('Fehlgeschlagen');
      await expect(row(page, subject)).toContainText('550 5.1.1');
      await axe(page);

      await page.getByRole('combobox', { name: 'Zustand' }).click();
      await page.getByRole('option', { name: 'Gesendet' }).click();
      await expect(row(page, subject)).toHaveCount(0);
      await expect(page.getByRole('row').filter({ hasText: 'Gesendet' })).not.toHaveCount(0);
      await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button', { name: 'Zustand: Gesendet' }).click();

      await row(page, subject).getByRole('button').focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: subject });
      await expect(dialog.getByRole('region', { name: 'Text der Mail' })).toContainText('Diese Nachricht wurde automatisch');
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(row(page, subject).getByRole('button')).toBeFocused();
    });
  });
}

test.describe(() => {
  test.use({ account: 'editor' });
  test('they are for administrators', async ({ page }) => {
    await page.goto('/settings/mails');
    await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Mails' })).toHaveCount(0);
  });
});

test('a failed mail is sent again, and then lies in the folder of the mails', async ({ page, api }) => {
  const { id, subject, recipient } = await addFailedMail();
  await page.goto('/settings/mails');
  await row(page, subject).click();
  await button(page.getByRole('dialog'), 'Erneut senden').click();
  await expect(page.getByText('Die Mail wird erneut gesendet.')).toBeVisible();
  await expect(row(page, subject)).toContainText('Gesendet');
  await expect(row(page, subject)).not.toContainText('550');
  const { data: mail } = (await (await api.get(`/api/v1/mails/${id}`)).json()) as { data: Mail };
  expect(mail).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  const file = path.join(process.env.E2E_STATES as string, 'mails', `${mail.createdAt.slice(0, 19).replaceAll(':', '-')}-${id}.eml`);
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^To: ${recipient}\r$`, 'm'));
  await row(page, subject).click();
  await expect(page.getByRole('dialog', { name: subject })).toContainText('Gesendet');
  await expect(button(page.getByRole('dialog'), 'Erneut senden')).toHaveCount(0);
});
