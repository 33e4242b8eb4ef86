import type { LogEntry } from '../../domain/administration/logs';
import { check, checkKind } from './support/axe';
import { visit } from './support/desk';
import { createProject, uniqueWord } from './support/records';
import { menu } from './support/shell';
import { expect, test } from './support/test';

test.use({ account: 'admin' });

test('page views appear in the logs and in the overview, where each figure links to its list', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, {
    title: `Gelesen ${word}`,
    isPublic: true,
    translations: { fr: { title: `Lu ${word}` }, it: {} },
  });
  const reported = page.waitForRequest(
    (request) => request.url().includes('/logs/pixel') && request.url().includes(`%3A${id}%2C`),
  );
  await page.goto(`/embed/iframe/projects-fr.html?project-id=${id}`);
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await reported;

  await visit(page, '/');
  await menu(page).getByRole('link', { name: 'Übersicht' }).click();
  await expect(page).toHaveURL('/dashboard');
  await test.step('a section links to its cards, drafts to their list, mails to the failed ones', async () => {
    const drafts = page.getByRole('region', { name: /^Entwürfe/ }).getByRole('link', { name: /^Projekte: / });
    const count = Number(/(\d+) Eintr/.exec((await drafts.getAttribute('aria-label')) ?? '')?.[1]);
    expect(count).toBeGreaterThan(0);
    await drafts.click();
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button')).toHaveText([
      'Status: Entwurf',
      /^Nicht geändert seit: /,
    ]);
    await expect(page.getByText(count === 1 ? '1 Eintrag' : `${count} Einträge`, { exact: true })).toBeVisible();
    await page.goBack();
    await page
      .getByRole('region', { name: 'Wartet im Posteingang' })
      .getByRole('link', { name: /^Kontakte: / })
      .click();
    await expect(
      page.getByRole('region', { name: 'Posteingang' }).getByRole('heading', { name: 'Kontakte' }),
    ).toBeInViewport();
    await expect(page).toHaveURL('/inbox');
    await page.goBack();
    await page.getByRole('link', { name: /nicht gesendet werden$/ }).click();
    await expect(page.getByRole('button', { name: 'Zustand: Fehlgeschlagen' })).toBeVisible();
  });

  const lines = async () =>
    ((await (await api.get(`/api/v1/logs?category=Project+Navigation&limit=100`)).json()) as { data: LogEntry[] }).data;
  // It is written a few seconds later.
  await expect
    .poll(async () => (await lines()).map(({ value }) => value), { timeout: 15_000 })
    .toContain(JSON.stringify({ id, locale: 'fr' }));
  await visit(page, '/dashboard');
  await page.getByRole('combobox', { name: 'Inhaltstyp' }).click();
  await page.getByRole('option', { name: 'Projekte', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: 'Französisch' }).click();
  await expect(page).toHaveURL('/dashboard?type=projects&language=fr');
  await expect(page.getByRole('img', { name: /^Säulen der Aufrufe: / })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Beliebteste Projekte' }).getByRole('columnheader')).toHaveText([
    'ID',
    'Titel',
    'Aufrufe',
  ]);
  await checkKind(page, 'overview');
  await page.setViewportSize({ width: 390, height: 800 });
  // A table would leave no room for comments.
  await expect(
    page.getByRole('list', { name: 'Feedback' }).getByText('Ich finde nicht, welche Frist für meinen Kanton gilt.'),
  ).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('Zahlen als Tabelle').click();
  const today = page.getByRole('table', { name: 'Aufrufe' }).getByRole('row').last();
  await expect(today.getByRole('cell').last()).not.toHaveText('0');

  await test.step('a day links to its reports', async () => {
    await today.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Logs' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button')).toHaveText([
      /^Von: /,
      /^Bis: /,
      'Kategorie: Project Navigation',
    ]);
    const line = page.getByRole('row').filter({ hasText: `id: ${id}, locale: fr` });
    await expect(line).toContainText('Show Project');
    await check(page, 'logs');
    await line.getByRole('link').click();
    await expect(page.getByText(String(id), { exact: true })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard?type=projects&language=fr');
  });
});
