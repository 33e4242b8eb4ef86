import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { Card } from '../../../domain/inbox/inbox';
import { visit } from '../support/desk';
import { counted } from '../support/inbox';
import { check, checkKind } from '../support/axe';
import { openList } from '../support/list';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect, test, type Locator, type Page } from '../support/test';

/** The Windows-1252 encoding of these letters. */
const windows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => ({ '€': 0x80, '–': 0x96 })[letter] ?? letter.charCodeAt(0)));
const csv = (text: string, name = 'Projekte.csv') => ({ name, mimeType: 'text/csv', buffer: windows1252(text) });

async function openImport(page: Page): Promise<void> {
  await openList(page);
  await page.getByRole('link', { name: 'Tabelle importieren' }).click();
  await expect(heading(page, 1)).toBeVisible();
}
const heading = (page: Page, step: number): Locator =>
  page.getByRole('heading', { name: new RegExp(`^Schritt ${step} von 4`) });
const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Ergebnis des Probelaufs' }).locator('tbody').getByRole('row');
const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Datei auswählen').click()]);
  await picker.setFiles(file);
}

/** Drops a file onto the button. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'Projekte.csv'));
    return transfer;
  }, text);
  await button(page, 'Datei auswählen').dispatchEvent('drop', { dataTransfer });
}

async function cardsOf(api: APIRequestContext, word: string): Promise<Card[]> {
  return ((await (await api.get('/api/v1/inbox', { params: { term: word } })).json()) as { data: Card[] }).data;
}

test('a CSV file from Excel is checked row by row, added to the inbox and opened in the review', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const project = await createProject(api, { title: `Bestehend ${word}` });
  const text =
    `ID;Projekttitel;Start Datum\r\n${project.id};"Höhenweg; für 5 € ${word}";\r\n` +
    `;Neu – ${word};1.2.2024\r\n;Falsch ${word};31.2.2024\r\n`;
  await openImport(page);
  await check(page, 'file');
  await test.step('its columns are shown before the server has read it', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/projects/import/columns?*', (route) => held.then(() => route.continue()));
    await choose(page, csv(text));
    await expect(heading(page, 2)).toBeFocused();
    await expect(page.getByRole('row', { name: /^Projekttitel/ })).toContainText(`Höhenweg; für 5 € ${word}`);
    await expect(page.getByRole('combobox', { name: 'Feld für Projekttitel' })).toBeDisabled();
    await check(page, 'preview');
    arrive();
  });
  await expect(page.getByRole('combobox', { name: 'Feld für Projekttitel' })).toHaveValue('title');
  await expect(page.getByRole('row', { name: /^Projekttitel/ })).toContainText(`Höhenweg; für 5 € ${word}`);
  await check(page, 'columns');
  await button(page, 'Weiter').click();
  await expect(heading(page, 3)).toBeFocused();
  // The changes come first, with old and new values.
  const changes = [
    new RegExp(`^2Update${project.id} · Bestehend ${word}Titel: .*Bestehend ${word}.*→.*Höhenweg; für 5 € ${word}`),
    new RegExp(`^3NeuNeu – ${word}Titel, Startdatum$`),
  ];
  await expect(rows(page)).toHaveText(changes);
  await button(page, 'Alle (3)').click();
  await expect(rows(page)).toHaveText([...changes, new RegExp(`^4FehlerFalsch ${word}C4: `)]);
  await checkKind(page, 'check');
  expect(await cardsOf(api, word)).toEqual([]);
  await button(page, 'Fehler (1)').click();
  await expect(rows(page)).toHaveCount(1);
  const isCounted = counted(page);
  await button(page, '2 Einträge in den Posteingang legen').click();
  await expect(page.getByRole('alert')).toHaveText(
    '2 Einträge liegen im Posteingang. 1 Zeile mit Fehlern wurde ausgelassen.',
  );
  await isCounted;
  await check(page, 'done');
  const cards = await cardsOf(api, word);
  expect(
    cards
      .map(({ source, status, internalId }) => [source, status, internalId])
      .toSorted(([, a], [, b]) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ['xls', 'new', null],
    ['xls', 'update', project.id],
  ]);
  await page.getByRole('link', { name: 'Zum Posteingang' }).click();
  await expect(page.getByRole('heading', { name: 'Posteingang' })).toBeVisible();

  // A wrong import is dismissed as a whole, and the dismissal undone.
  await button(page, 'Importe').click();
  const imports = page.getByRole('dialog', { name: 'Importe' });
  const mine = imports.getByRole('listitem').filter({ hasText: '2 von 2 Einträgen offen' }).first();
  await button(mine, /^Import vom .* verwerfen$/).click();
  await button(page.getByRole('dialog', { name: /^Import vom .* verwerfen$/ }), 'Verwerfen').click();
  await expect(imports.getByText('2 Einträge wurden verworfen.')).toBeVisible();
  expect(await cardsOf(api, word)).toEqual([]);
  await button(imports, 'Rückgängig').click();
  await expect(imports.getByText('2 Einträge warten wieder im Posteingang.')).toBeVisible();

  const update = cards.find(({ status }) => status === 'update') as Card;
  await visit(page, `/inbox/projects/${update.id}`);
  await button(page, 'Alle Daten übernehmen').click();
  await expect(page.getByRole('textbox', { name: /^Titel/ }).first()).toHaveValue(`Höhenweg; für 5 € ${word}`);
});

test('an unchanged export proposes nothing; one changed cell is one item', async ({ page, api }) => {
  const word = uniqueWord();
  const titles = [`Erstes ${word}`, `Zweites ${word}`];
  for (const title of titles)
    await createProject(api, {
      title,
      description: '<p>Ein <strong>Text</strong></p>',
      translations: { fr: { title: `${title} FR` }, it: {} },
    });
  const exported = await (await api.get('/api/v1/projects.xlsx', { params: { term: word } })).body();
  await openImport(page);
  await choose(page, { name: 'Projekte.xlsx', mimeType: '', buffer: exported });
  await expect(page.getByText('«Projekte - FR» mit 2 Zeilen (FR)')).toBeVisible();
  await button(page, 'Weiter').click();
  await expect(button(page, 'Unverändert (2)')).toBeVisible();
  await expect(page.getByText('In dieser Datei steht nichts, das in den Posteingang gehört.')).toBeVisible();
  await expect(button(page, /in den Posteingang legen/)).toHaveCount(0);

  await button(page, 'Zurück').click();
  await button(page, 'Zurück').click();
  const { id } = await projectCalled(api, titles[0] as string);
  await choose(page, csv(`ID;Projekttitel\n${id};Geändert ${word}\n`));
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await button(page, 'Weiter').click();
  await button(page, '1 Eintrag in den Posteingang legen').click();
  await expect(page.getByRole('alert')).toHaveText('1 Eintrag liegt im Posteingang.');
  const [card, ...others] = await cardsOf(api, word);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ source: 'xls', status: 'update', internalId: id });

  // Importing the same again does not create anything twice.
  await button(page, 'Weitere Tabelle importieren').click();
  await choose(page, csv(`ID;Projekttitel\n${id};Geändert ${word}\n`));
  await button(page, 'Weiter').click();
  await expect(rows(page)).toContainText(['Liegt schon im Posteingang.']);
  expect(await readProject(api, id)).toMatchObject({ title: titles[0] });
});

async function projectCalled(api: APIRequestContext, title: string): Promise<{ id: number }> {
  const { data } = (await (await api.get('/api/v1/projects', { params: { term: title } })).json()) as {
    data: { id: number; title: string }[];
  };
  return data.find((project) => project.title === title) as { id: number };
}

test('columns are assigned by hand, using only the keyboard', async ({ page, api }) => {
  const word = uniqueWord();
  await openImport(page);
  await expect(button(page, 'Datei auswählen')).toBeFocused();
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await picker.setFiles(csv(`Nummer,Name,Titre\n,${word} deutsch,${word} français\n`));
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByText('Ohne Spalte «ID» oder «Projektcode» wird jede Zeile ein neues Projekt.')).toBeVisible();
  await expect(button(page, 'Weiter')).toBeDisabled();
  const target = (column: string) => page.getByRole('combobox', { name: `Feld für ${column}` });
  await target('Name').focus();
  await page.keyboard.type('Projekttitel');
  await target('Titre').focus();
  await page.keyboard.type('Projekttitel');
  await expect(page.getByText('Diesem Feld ist schon die Spalte «Name» zugeordnet.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(target('Titre')).toHaveValue('title.fr');
  await button(page, 'Weiter').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText([`${word} deutsch`]);
  await button(page, '1 Eintrag in den Posteingang legen').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('1 Eintrag liegt im Posteingang.');
  const [card] = await cardsOf(api, word);
  const { data } = (await (await api.get(`/api/v1/inbox/${card?.id}`)).json()) as { data: { normalizedData: object } };
  expect(data.normalizedData).toMatchObject({
    title: `${word} deutsch`,
    translations: { fr: { title: `${word} français` } },
  });
});

test('invalid files are reported, a failing server loses nothing, and a changed project is compared again', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of (409|422|503)/);
  const word = uniqueWord();
  const project = await createProject(api, { title: `Vorher ${word}` });
  await openImport(page);
  await choose(page, { name: 'bild.xlsx', mimeType: '', buffer: Buffer.from('PK\x03\x04kaputt') });
  await expect(page.getByRole('alert')).toHaveText('Die Datei ist beschädigt und lässt sich nicht lesen.');
  // Given by path, because passing the bytes would take too long on a busy machine.
  const large = test.info().outputPath('gross.csv');
  await writeFile(large, Buffer.alloc(20 * 1024 * 1024 + 1, 65));
  await choose(page, large);
  await expect(page.getByRole('alert')).toHaveText(
    'Die ausgewählte Datei "gross.csv" überschreitet das Uploadlimit von 20 MB.',
  );

  await drop(page, `ID;Projekttitel\n${project.id};Nachher ${word}\n`);
  await expect(heading(page, 2)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/projects/import/check?*', (route) => route.fulfill({ status: 503, body: '' }));
  await button(page, 'Weiter').click();
  await expect(page.getByRole('alert')).toHaveText(/Der Server ist im Moment nicht verfügbar/);
  await page.unroute('**/projects/import/check?*');
  await button(page, 'Weiter').click();
  await expect(button(page, 'Update (1)')).toBeVisible();

  const answer = await api.put(`/api/v1/projects/${project.id}`, { data: { title: `Nachher ${word}` } });
  expect(answer.status()).toBe(200);
  await button(page, '1 Eintrag in den Posteingang legen').click();
  await expect(page.getByRole('alert').first()).toHaveText(/Inzwischen hat sich etwas geändert/);
  await expect(button(page, 'Unverändert (1)')).toBeVisible();
  expect(await cardsOf(api, word)).toEqual([]);
});

test.describe(() => {
  test.use({ account: 'user' });
  test('is not offered without the right to edit', async ({ page }) => {
    await visit(page, '/projects/import');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(button(page, 'Datei auswählen')).toHaveCount(0);
  });
});
