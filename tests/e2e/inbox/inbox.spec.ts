import { visit } from '../support/desk';
import { addItems, addOneItem, card, cards, cardTitles, openInbox, readInboxItem, searchInbox } from '../support/inbox';
import { button } from '../support/form';
import { tags } from '../support/list';
import { createProject, uniqueWord } from '../support/records';
import { menu } from '../support/shell';
import { expect, test, type Page } from '../support/test';

const headings = (page: Page) => page.getByRole('region', { name: 'Posteingang' }).getByRole('heading', { level: 2 });
const pick = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('listbox', { name: filter }).getByRole('option', { name: option, exact: true }).click();
};

test('the inbox is the first page, with its sections in order and their counts', async ({ page }) => {
  const word = uniqueWord();
  await addItems(
    { title: `A ${word}` },
    { title: `B ${word}`, type: 'instrument' },
    { title: `C ${word}`, type: 'topic' },
    { title: `D ${word}`, type: 'topic' },
    { title: `E ${word}`, type: 'businessSector' },
  );
  await visit(page, '/');
  await expect(page).toHaveURL('/inbox');
  await expect(menu(page).getByRole('link', { name: /^Posteingang/ })).toContainText(/\d+/);
  await searchInbox(page, word);
  const shown = async () => (await headings(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  await expect
    .poll(async () => (await shown()).filter((text) => !text.endsWith(' 0')))
    .toEqual(['Projekte 1', 'Themen 2', 'Finanzierung 1']);
  expect(await shown()).toEqual(expect.arrayContaining(['Kantone 0', 'Programme 0']));
  // Its feature is switched off.
  expect((await shown()).join()).not.toContain('Geschäftsfelder');
  await expect(cardTitles(page)).toHaveText([`A ${word}`, `C ${word}`, `D ${word}`, `B ${word}`]);
});

test('a card shows type, time and source; deletions come first and look like errors', async ({ page }) => {
  const word = uniqueWord();
  await addItems(
    { title: `Geändert ${word}` },
    { title: `Neu ${word}`, status: 'new', source: 'xls' },
    { title: `Weg ${word}`, status: 'deleted', source: 'blw' },
    { title: `Später ${word}`, status: 'new' },
  );
  await openInbox(page, word);
  await expect(cardTitles(page)).toHaveText([`Weg ${word}`, `Neu ${word}`, `Später ${word}`, `Geändert ${word}`]);
  const gone = card(page, 'Weg');
  await expect(gone).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr/);
  await expect(gone).toContainText('blw');
  await expect(gone).toContainText('Gelöscht');
  await expect(card(page, 'Geändert')).toContainText('Update');
  await expect(card(page, 'Später')).toContainText('Neu');
  const border = (one: ReturnType<typeof card>) => one.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border(gone)).not.toBe(await border(card(page, 'Geändert')));
});

test('filters by source, status and search are shown as tags and kept during a review', async ({ page, api }) => {
  const word = uniqueWord();
  const { id: internalId } = await createProject(api);
  await addItems(
    { title: `Eins ${word}`, internalId, normalizedData: { title: 'x' } },
    { title: `Zwei ${word}`, status: 'new', source: 'xls' },
    { title: `Drei ${word}`, status: 'deleted', source: 'xls' },
  );
  await openInbox(page, word);
  await pick(page, 'Quelle', 'xls');
  await expect(cardTitles(page)).toHaveText([`Drei ${word}`, `Zwei ${word}`]);
  await pick(page, 'Status', 'Neu');
  await expect(cardTitles(page)).toHaveText([`Zwei ${word}`]);
  await expect(tags(page)).toHaveText(['Quelle: xls', 'Status: Neu']);
  await cardTitles(page).first().click();
  await expect(page.getByRole('heading', { name: 'Projekt erfassen' })).toBeVisible();
  await button(page, 'Abbrechen').click();
  await expect(cardTitles(page)).toHaveText([`Zwei ${word}`]);
  await page.reload();
  await expect(tags(page)).toHaveText(['Quelle: xls', 'Status: Neu']);
  await button(page, 'Alle Filter entfernen').click();
  await searchInbox(page, `${word} eins`);
  await expect(cardTitles(page)).toHaveText([`Eins ${word}`]);
  await searchInbox(page, 'gibtesnirgends');
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
});

test('an item is dismissed after a confirmation, and the history shows by whom and when', async ({ page, api }) => {
  const word = uniqueWord();
  const [first] = await addItems({ title: `Weg ${word}` }, { title: `Bleibt ${word}` });
  await openInbox(page, word);
  const dialog = page.getByRole('dialog', { name: `Verwerfen: Weg ${word}` });
  await button(page, `Verwerfen: Weg ${word}`).click();
  await expect(dialog).toContainText(
    'Sind Sie sicher dass Sie diesen Eintrag löschen möchten? Er lässt sich danach im Verlauf wieder öffnen.',
  );
  await button(dialog, 'Abbrechen').click();
  await expect(cards(page)).toHaveCount(2);
  await button(page, `Verwerfen: Weg ${word}`).click();
  await button(dialog, 'Verwerfen').click();
  await expect(page.getByRole('link', { name: `Bleibt ${word}` })).toBeFocused();
  // Undone from its message, and dismissed again; the focus is on the next card.
  await button(page.getByRole('alert').filter({ hasText: 'Der Eintrag wurde verworfen.' }), 'Rückgängig').press(
    'Enter',
  );
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Weg ${word}` })).toBeFocused();
  await button(page, `Verwerfen: Weg ${word}`).click();
  await button(dialog, 'Verwerfen').click();
  await expect(cardTitles(page)).toHaveText([`Bleibt ${word}`]);
  expect(await readInboxItem(api, first as number)).toMatchObject({
    outcome: 'dismissed',
    endedBy: { email: 'editor@example.org' },
  });
  await button(page, 'Verlauf').click();
  const entry = page
    .getByRole('dialog', { name: 'Verlauf des Posteingangs' })
    .getByRole('listitem')
    .filter({ hasText: `Weg ${word}` });
  await expect(entry).toContainText(/Verworfen · \d\d\.\d\d\.\d{4} \d\d:\d\d · editor@example\.org · Projekte · chmos/);
  // Filtered, and undone from there.
  const dialogBox = page.getByRole('dialog', { name: 'Verlauf des Posteingangs' });
  await dialogBox.getByRole('combobox', { name: 'Ergebnis', exact: true }).click();
  await page.getByRole('listbox', { name: 'Ergebnis' }).getByRole('option', { name: 'Verworfen', exact: true }).click();
  await dialogBox.getByRole('searchbox').fill(word);
  await expect(dialogBox.getByRole('list', { name: 'Verlauf des Posteingangs' }).getByRole('listitem')).toHaveCount(1);
  await button(entry, `Rückgängig: Weg ${word}`).press('Enter');
  await expect(page.getByText('Rückgängig gemacht: Der Eintrag wartet wieder im Posteingang.')).toBeVisible();
  await button(dialogBox, 'Schliessen').click();
  await expect(cards(page)).toHaveCount(2);
});

test('an item dismissed by another editor is reported', async ({ page, api, faults }) => {
  faults.expect(/status of 409/);
  const word = uniqueWord();
  const id = await addOneItem({ title: `Beide ${word}` });
  await openInbox(page, word);
  await button(cards(page), `Verwerfen: Beide ${word}`).click();
  expect((await api.delete(`/api/v1/inbox/${id}`)).ok()).toBe(true);
  await button(page.getByRole('dialog'), 'Verwerfen').click();
  await expect(page.getByRole('dialog')).toContainText('Dieser Eintrag im Posteingang wurde inzwischen verworfen.');
  await button(page.getByRole('dialog'), 'Abbrechen').click();
  await expect(cards(page)).toHaveCount(0);
});

test("a value unknown to the import is assigned to an entry ('Zuordnen') and remembered", async ({ page, api }) => {
  const word = uniqueWord();
  const [topic, project] = await addItems(
    { title: `Thema ${word}`, type: 'topic', foreignId: word },
    { title: `Projekt ${word}`, normalizedData: { topics: [{ id: null, name: `Thema ${word}`, foreignId: word }] } },
  );
  await openInbox(page, word);
  await button(cards(page), `Zuordnen: Thema ${word}`).click();
  const dialog = page.getByRole('dialog', { name: `Zuordnen: Thema ${word}` });
  await dialog.getByRole('combobox').fill('tourism');
  await dialog.getByRole('option', { name: 'Tourismus', exact: true }).click();
  await button(dialog, 'Zuordnen').click();
  await expect(page.getByText(`«Thema ${word}» wurde «Tourismus» zugeordnet.`)).toBeVisible();
  await expect(cardTitles(page)).toHaveText([`Projekt ${word}`]);
  expect(await readInboxItem(api, topic as number)).toMatchObject({ outcome: 'merged' });
  expect((await readInboxItem(api, project as number)).normalizedData).toMatchObject({
    topics: [{ id: expect.any(Number), name: 'Tourismus' }],
  });
  const synonyms = async () => {
    const { data: topics } = (await (await api.get('/api/v1/topics')).json()) as {
      data: { name: string; synonyms: string[] }[];
    };
    return topics.find(({ name }) => name === 'Tourismus')?.synonyms;
  };
  expect(await synonyms()).toContain(`Thema ${word}`);
  // A wrong assignment is found with its author, and removed.
  await button(page, 'Zuordnungen').click();
  const assigned = page.getByRole('dialog', { name: 'Zuordnungen' });
  await expect(
    assigned.getByRole('listitem').filter({ hasText: `«Thema ${word}» bedeutet «Tourismus»` }),
  ).toContainText('editor@example.org');
  await button(assigned, `Zuordnung von «Thema ${word}» aufheben`).click();
  await expect(assigned.getByText(`Die Zuordnung von «Thema ${word}» ist aufgehoben.`)).toBeVisible();
  await expect(assigned.getByText(`«Thema ${word}» bedeutet «Tourismus»`)).toBeHidden();
  expect(await synonyms()).not.toContain(`Thema ${word}`);
  expect((await readInboxItem(api, project as number)).normalizedData).toMatchObject({
    topics: [{ name: 'Tourismus' }],
  });
});

test('returning from a review restores the position in the list', async ({ page, api }) => {
  const word = uniqueWord();
  const { id: internalId } = await createProject(api);
  await addItems(
    ...Array.from({ length: 60 }, (_, index) => ({
      title: `Nummer ${index} ${word}`,
      internalId,
      normalizedData: { title: 'x' },
    })),
  );
  await openInbox(page, word);
  const region = page.getByRole('region', { name: 'Posteingang' });
  await region.evaluate((element) => element.scrollTo(0, 1500));
  const focused = region.locator('article :focus');
  // Keyboard navigation starts in the visible part; in the search field, keys type.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(focused).toHaveText(/^Nummer 2[345] /);
  const top = () => region.evaluate((element) => element.scrollTop);
  const before = await top();
  expect(before).toBeGreaterThan(1400);
  await card(page, `Nummer 28 ${word}`).getByRole('link').click();
  await expect(button(page, 'Update verwerfen')).toBeVisible();
  await button(page, 'Abbrechen').click();
  await expect(card(page, `Nummer 28 ${word}`)).toBeVisible();
  await expect.poll(top).toBe(before);
  await expect(focused).toHaveText(`Nummer 28 ${word}`);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Nummer 29 ${word}`);
});
