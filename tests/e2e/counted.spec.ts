import type { APIRequestContext } from '@playwright/test';
import { check } from './support/axe';
import { visit } from './support/desk';
import { picture } from './support/files';
import { button, textbox, titleField } from './support/form';
import { openList } from './support/list';
import { findProject, readProject, uniqueWord } from './support/records';
import { expect, test, type Locator, type Page } from './support/test';

/** Counts what a person does: clicks, keys that are not text, and characters. */
class Counted {
  clicks = 0;
  keys = 0;
  characters = 0;
  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.type(text);
  }
}

test('a project in three languages with picture and contact: at most 14 clicks, 8 keys and 111 characters', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const editor = new Counted(page);
  await openList(page);
  await editor.press('n');
  await expect(titleField(page)).toBeFocused();
  await editor.type(`Seilbahn ${word}`);
  await editor.click(page.getByRole('group', { name: 'Sichtbarkeit' }).getByRole('button', { name: 'Öffentlich' }));
  const chooser = page.waitForEvent('filechooser');
  await editor.click(button(page, 'Bilder auswählen'));
  // Choosing a file in the system's dialog counts as a click as well.
  editor.clicks += 1;
  await (await chooser).setFiles(await picture('bild.png'));
  await expect(page.getByRole('group', { name: 'bild.png' })).toBeVisible();
  await editor.click(button(page, 'Kontakt hinzufügen'));
  await expect(textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'Name')).toBeFocused();
  await editor.type('Amt für Wirtschaft');
  await editor.click(textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'E-Mail'));
  await editor.type('info@example.org');
  for (const [code, title] of [
    ['FR', `Téléphérique ${word}`],
    ['IT', `Funivia ${word}`],
  ] as const) {
    await editor.click(page.getByRole('tab', { name: new RegExp(`^${code}`) }));
    await editor.click(titleField(page));
    await editor.type(title);
  }
  // Fills in the contact in French and Italian, with a single confirmation.
  await editor.click(button(page, 'Deutsche Einträge übernehmen'));
  await editor.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await editor.press('Control+s');
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();

  const stored = await readProject(api, (await findProject(api, word)).id);
  const contacts = [{ name: 'Amt für Wirtschaft', email: 'info@example.org' }];
  expect(stored).toMatchObject({
    isPublic: true,
    images: [{ name: 'bild.png' }],
    contacts,
    translations: { fr: { title: `Téléphérique ${word}`, contacts }, it: { title: `Funivia ${word}`, contacts } },
  });
  expect({
    clicks: editor.clicks,
    isFew: editor.clicks <= 14 && editor.keys <= 8 && editor.characters <= 111,
    keys: editor.keys,
    characters: editor.characters,
  }).toMatchObject({ isFew: true });
  // The list shows it, and the message links to it whatever the filters and order.
  await expect(page.getByRole('link', { name: `Seilbahn ${word}` })).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: 'Eintrag öffnen' }).click();
  await expect(titleField(page)).toHaveValue(`Seilbahn ${word}`);
});

test('three gaps with a proposal of our own: 6 keys from the first one', async ({ page, api }) => {
  const word = uniqueWord();
  const german = [`Wegweiser ${word}`, `Steinbruch ${word}`, `Bergdorf ${word}`];
  const french = [`Poteau ${word}`, `Carrière ${word}`, `Village ${word}`];
  // News that are already translated, then events with the same titles.
  for (const [index, title] of german.entries())
    await send(api, '/posts', { title, translations: { fr: { title: french[index] }, it: {} } });
  const events = [];
  for (const title of german) events.push(await send(api, '/events', { title, translations: { fr: {}, it: {} } }));
  const filter = { term: word, type: ['events'], field: ['title'], locale: ['fr'] };
  await visit(page, `/translations?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(3);
  await page.keyboard.press('F8');
  const editor = new Counted(page);
  const title = textbox(page, 'Titel');
  await expect(page.getByText(/^Vorschlag aus News/)).toBeVisible();
  await check(page, 'a proposal');
  // The latest comes first.
  for (const index of [2, 1, 0]) {
    await expect(page.getByText(/^Vorschlag aus News «.* \(100 %\)$/)).toBeVisible();
    await expect(title).toBeFocused();
    await editor.press('Alt+Enter');
    await expect(title).toHaveValue(french[index] as string);
    await editor.press('Control+Enter');
    await expect(page.getByRole('heading', { name: german[index] as string })).toHaveCount(0);
  }
  expect(editor).toMatchObject({ clicks: 0, keys: 6, characters: 0 });
  for (const [index, { id }] of events.entries()) {
    const answer = await api.get(`/api/v1/events/${id}`);
    expect(await answer.json()).toMatchObject({ data: { translations: { fr: { title: french[index] } } } });
  }
});

async function send(api: APIRequestContext, path: string, data: object): Promise<{ id: number }> {
  const answer = await api.post(`/api/v1${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data;
}
