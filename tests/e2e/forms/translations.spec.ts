import type { APIRequestContext } from '@playwright/test';
import type { GapCard } from '../../../domain/translations/list';
import { check, checkKind } from '../support/axe';
import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { openFilter, searchField } from '../support/list';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

// One after the other, because each expects its own gaps at the top of the queue.
test.describe.configure({ mode: 'default' });

interface Education {
  id: number;
  organizer: string;
  translations: Record<string, { organizer?: string }>;
}

async function send(api: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object): Promise<Education> {
  const answer = await api.fetch(`/api/v1${path}`, { method, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Education }).data;
}
const course = (word: string, organizer: string, fr: string, it = 'Ufficio') => ({
  name: `Kurs ${word}`,
  organizer,
  translations: { fr: { name: `Cours ${word}`, organizer: fr }, it: { name: `Corso ${word}`, organizer: it } },
});

test('one key moves from gap to gap to confirm, leave empty on purpose, type and save', async ({ page, api }) => {
  const words = [uniqueWord(), uniqueWord(), uniqueWord()] as const;
  // The latest comes first.
  const typed = await send(api, 'POST', '/educations', course(words[2], 'Zentrum', ''));
  const left = await send(api, 'POST', '/educations', course(words[1], 'Schule', ''));
  const changed = await send(api, 'POST', '/educations', course(words[0], 'Amt Ost', 'Office'));
  await send(api, 'PUT', `/educations/${changed.id}`, course(words[0], 'Amt West', 'Office', 'Ufficio ovest'));
  const filter = { type: ['educations'], field: ['organizer'], locale: ['fr'] };
  await visit(page, `/translations?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await expect(page.getByRole('row').nth(1)).toContainText(`Kurs ${words[0]}`);
  await expect(page.getByRole('row').nth(1)).toContainText('Deutsch geändert');
  await expect(page.getByRole('row').nth(2)).toContainText('Fehlt');
  await expect(page.getByRole('row').nth(2)).toContainText('super@example.org');
  await checkKind(page, 'the queue');
  await test.step('on a phone, the remaining gaps are shown below the title', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const cell of ['Sprache: FR', 'Feld: Veranstalter', 'Zustand: Deutsch geändert'])
      await expect(page.getByRole('cell', { name: cell }).first()).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('cell', { name: 'Veranstalter', exact: true }).first()).toBeVisible();
  });

  await page.keyboard.press('F8');
  const organizer = textbox(page, 'Veranstalter');
  await expect(page.getByRole('heading', { name: new RegExp(words[0]) })).toBeVisible();
  await expect(organizer).toBeFocused();
  await expect(organizer).toHaveValue('Office');
  await expect(page.getByText(/^Deutsch geändert am .* von super@example.org$/)).toBeVisible();
  await button(page, 'Änderung zeigen').click();
  await expect(page.locator('ins').filter({ hasText: 'West' })).toBeVisible();
  await check(page, 'what has changed');
  await button(page, 'Übersetzung stimmt noch').click();
  await expect(page.getByText(/^Deutsch geändert am/)).toHaveCount(0);

  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: new RegExp(words[1]) })).toBeVisible();
  await expect(organizer).toBeFocused();
  await expect(page.getByRole('tab', { name: 'FR: 1 Feld fehlt' })).toBeVisible();
  await button(page, 'Bewusst leer').click();
  await expect(page.getByText(/^Bewusst leer, editor@example.org, /)).toBeVisible();
  await test.step('the button to the next gap is visible at the end of a long form, too', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect(button(page, 'Nächste Lücke (F8)')).toBeInViewport({ ratio: 1 });
  });
  await expect(page.getByRole('tab', { name: 'FR', exact: true })).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: new RegExp(words[2]) })).toBeVisible();
  await expect(organizer).toBeFocused();
  await page.keyboard.type('Centre');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page.getByRole('heading', { name: new RegExp(words[2]) })).toHaveCount(0);
  await expect(page).toHaveURL(/\/translations|language=fr/);

  const { data } = (await (
    await api.get('/api/v1/translation-gaps', { params: { type: 'educations', field: 'organizer', locale: 'fr' } })
  ).json()) as { data: GapCard[] };
  expect(data.filter(({ recordId }) => [typed, left, changed].some(({ id }) => id === recordId))).toEqual([]);
  const stored = ((await (await api.get(`/api/v1/educations/${typed.id}`)).json()) as { data: Education }).data;
  expect(stored.translations.fr?.organizer).toBe('Centre');
});

test('several gaps are left empty on purpose at once and taken back; times are set apart', async ({ page, api }) => {
  const word = uniqueWord();
  const words = [`${word} eins`, `${word} zwei`, `${word} drei`];
  for (const name of words) await send(api, 'POST', '/educations', course(name, 'Amt', ''));
  await send(api, 'POST', '/educations', course(`${word} vier`, '044 300 20 10', '', '044 300 20 10'));
  await visit(page, '/translations');
  await expect(page.getByText('Inhalt: Text').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${word} `);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  await openFilter(page, 'Sprache');
  await expect(page.getByRole('option', { name: 'FR (3)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await searchField(page).press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 Einträge ausgewählt')).toBeVisible();
  await button(page, 'Aktionen').click();
  await page.getByRole('menuitem', { name: 'Bewusst leer' }).click();
  await button(page.getByRole('dialog'), 'Bewusst leer').click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('2 Texte bewusst leer.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(3);

  await test.step('all of them leave as a file, and a file returns', async () => {
    await button(page, 'Aktionen').click();
    await page.getByRole('menuitem', { name: 'Zum Übersetzen exportieren …' }).click();
    await page.getByRole('radio', { name: /^XLSX/ }).check();
    await check(page, 'the export', { popup: true });
    const download = page.waitForEvent('download');
    await button(page.getByRole('dialog'), 'Herunterladen').click();
    const file = await (await download).path();
    await button(page, 'Übersetzungen importieren').click();
    await page.getByLabel('Datei wählen').and(page.locator('input')).setInputFiles(file);
    await expect(page.getByText('Kein neuer Text. 3 ohne Übersetzung.')).toBeVisible();
  });
});
