import type { APIRequestContext } from '@playwright/test';
import type { GapCard } from '../../../domain/translations/list';
import { check } from '../support/axe';
import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

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

test('one key moves from gap to gap: changed German is shown and confirmed, fields can stay empty on purpose, the rest is typed and saved', async ({
  page,
  api,
}) => {
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
  await check(page, 'the queue');
  await test.step('on a phone what is to be done stands beside the title', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('cell', { name: 'FR · Veranstalter' }).first()).toBeInViewport({ ratio: 0.95 });
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
  await test.step('the way on is in sight at the end of a long form, too', async () => {
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
