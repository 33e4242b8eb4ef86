import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from '../../domain/administration/mails';
import { check } from './support/axe';
import { visit } from './support/desk';
import { button } from './support/form';
import { addFailedMail } from './support/mails';
import { menu } from './support/shell';
import { expect, test, type Page } from './support/test';

test.use({ account: 'admin' });

const row = (page: Page, subject: string) =>
  page.getByRole('table', { name: 'E-Mails' }).getByRole('row').filter({ hasText: subject });

test('sent and failed mails can be read', async ({ page }) => {
  const { subject } = await addFailedMail();
  await visit(page, '/');
  await menu(page).getByRole('button', { name: 'Verwaltung' }).click();
  await menu(page).getByRole('link', { name: 'E-Mails' }).click();
  await expect(page).toHaveURL('/settings/mails');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Empfänger',
    'Betreff',
    'Art',
    'Zustand',
    'Versuche',
    'Letzter Fehler',
    /^Zeit/,
  ]);
  await expect(row(page, subject)).toContainText('Fehlgeschlagen');
  await expect(row(page, subject)).toContainText('550 5.1.1');
  await check(page, 'list');

  await page.getByRole('combobox', { name: 'Zustand' }).click();
  await page.getByRole('option', { name: 'Gesendet' }).click();
  await expect(row(page, subject)).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Gesendet' })).not.toHaveCount(0);
  await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button', { name: 'Zustand: Gesendet' }).click();

  await row(page, subject).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: subject });
  await expect(dialog.getByRole('region', { name: 'Text der E-Mail' })).toContainText(
    'Diese Nachricht wurde automatisch',
  );
  await check(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, subject).getByRole('button')).toBeFocused();
});

test.describe(() => {
  test.use({ account: 'editor' });
  test('mails are for administrators only', async ({ page }) => {
    await visit(page, '/settings/mails');
    await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'E-Mails' })).toHaveCount(0);
  });
});

test('a failed mail is sent again, and arrives in the mail folder', async ({ page, api }) => {
  const { id, subject, recipient } = await addFailedMail();
  await visit(page, '/settings/mails');
  await row(page, subject).click();
  await button(page.getByRole('dialog'), 'Erneut senden').click();
  await expect(page.getByText('Die E-Mail wird erneut gesendet.')).toBeVisible();
  await expect(row(page, subject)).toContainText('Gesendet');
  await expect(row(page, subject)).not.toContainText('550 5.1.1');
  const { data: mail } = (await (await api.get(`/api/v1/mails/${id}`)).json()) as { data: Mail };
  expect(mail).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  const file = path.join(
    process.env.E2E_STATES as string,
    'mails',
    `${mail.createdAt.slice(0, 19).replaceAll(':', '-')}-${id}.eml`,
  );
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^To: ${recipient}\r$`, 'm'));
  await row(page, subject).click();
  await expect(page.getByRole('dialog', { name: subject })).toContainText('Gesendet');
  await expect(button(page.getByRole('dialog'), 'Erneut senden')).toHaveCount(0);
});
