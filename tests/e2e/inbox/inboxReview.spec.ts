import { projects } from '../../../domain/types/project';
import type { Fields } from '../../../domain/fields';
import { visit } from '../support/desk';
import { everyField } from '../support/everyField';
import { button, fromMenu, list, saveQuestion, showLanguage, textbox, titleField, trySaving } from '../support/form';
import {
  addItems,
  addOneItem,
  allProposed,
  card,
  cards,
  openInbox,
  openReview,
  proposed,
  readInboxItem,
  reviewBar,
  saveReview,
  undecided,
} from '../support/inbox';
import { createProject, findProject, readProject, referenceId, uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';

const take = (page: Page, label: string) => button(proposed(page, label), `Übernehmen: ${label}`);
const putBack = (page: Page, label: string) => button(proposed(page, label), `Zurücksetzen: ${label}`);
const tab = (page: Page, code: string) =>
  page
    .getByRole('tablist', { name: 'Sprache' })
    .first()
    .getByRole('tab', { name: new RegExp(`^${code}`) });

/** Videos in proposals are on other hosts. */
test.beforeEach(async ({ page, faults }) => {
  faults.expect(/^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
  );
});

test('every field of the form is compared in every language, and taken over completely', async ({ page, api }) => {
  const word = uniqueWord();
  const { before, theirs } = await everyField(api, word);
  const { id } = await createProject(api, before);
  const item = await addOneItem({ title: `Alles ${word}`, internalId: id, normalizedData: theirs });
  await openReview(page, item);
  const perLanguage = Object.values(projects.fields as Fields).filter(({ translated }) => translated).length;
  const inGerman = Object.keys(theirs).length - 1;
  await expect(reviewBar(page).getByRole('status').first()).toContainText(
    `${inGerman + 2 * perLanguage} Unterschiede, ${inGerman + 2 * perLanguage} offen`,
  );
  await expect(allProposed(page)).toHaveCount(inGerman);
  await expect(tab(page, 'DE')).toHaveAccessibleName(new RegExp(`${inGerman} Unterschiede offen`));
  for (const code of ['FR', 'IT'] as const) {
    await expect(tab(page, code)).toHaveAccessibleName(new RegExp(`${perLanguage} Unterschiede offen`));
    await showLanguage(page, code);
    await expect(proposed(page, `Titel (${code})`)).toContainText('alt');
    // Untranslated fields are the same in every language.
    await expect(allProposed(page)).toHaveCount(inGerman);
  }
  await showLanguage(page, 'DE');
  await expect(proposed(page, 'Beschreibung')).toContainText('neu');
  await expect(proposed(page, 'Termine')).toContainText('Termin neu');
  await expect(page.getByRole('group', { name: 'Termine', exact: true })).toContainText('01.05.2026 · Termin alt');
  await expect(proposed(page, 'Kontakte')).toContainText(/Rolle .*alt.*neu/);
  await expect(proposed(page, 'Projektkosten')).toContainText('CHF 2’000.50');
  await expect(proposed(page, 'Bilder').locator('img').first()).toBeVisible();
  await button(page, 'Alle Daten übernehmen').click();
  await expect(page.getByText(`${inGerman + 2 * perLanguage} Felder übernommen.`)).toBeVisible();
  await expect(tab(page, 'FR')).not.toHaveAccessibleName(/offen/);
  await expect(page.getByRole('group', { name: 'Termine', exact: true })).toContainText('Termin neu');
  await saveReview(page, 'Freigeben');
  expect(await readProject(api, id)).toMatchObject(theirs);
  expect(await readInboxItem(api, item)).toMatchObject({ outcome: 'merged', internalId: id });
});

test('a field taken over is marked and can be put back; the others stay the same', async ({ page, api }) => {
  const word = uniqueWord();
  const { before, theirs } = await everyField(api, word);
  const { id } = await createProject(api, before);
  const stored = await readProject(api, id);
  const item = await addOneItem({ internalId: id, normalizedData: theirs });
  await openReview(page, item);
  for (const label of ['Titel', 'Themen', 'Beschreibung', 'Kontakte']) {
    await take(page, label).click();
    await expect(proposed(page, label)).toContainText('Übernommen');
  }
  await expect(titleField(page)).toHaveValue(`de neu ${word}`);
  for (const label of ['Themen', 'Beschreibung', 'Kontakte']) await putBack(page, label).click();
  await expect(take(page, 'Kontakte')).toBeVisible();
  await saveReview(page, 'Freigeben', 'Eigene Fassung behalten');
  const saved = await readProject(api, id);
  expect({ ...saved, updatedAt: '' }).toEqual({ ...stored, title: `de neu ${word}`, updatedAt: '' });
});

test("'Alle Daten übernehmen' stops at conflicts, which are decided one by one", async ({ page, api }) => {
  const { id } = await createProject(api, {
    title: 'Unser Titel',
    keywords: 'gleich',
    projectCode: 'unser Code',
    projectCosts: '100',
  });
  const item = await addOneItem({
    internalId: id,
    base: { title: 'Früher', keywords: 'gleich', projectCode: 'gleich', projectCosts: '100' },
    normalizedData: { title: 'Ihr Titel', keywords: 'ihr Stichwort', projectCode: 'gleich', projectCosts: '250' },
  });
  await openReview(page, item);
  await expect(proposed(page, 'Titel')).toContainText('Konflikt: beide haben geändert');
  await expect(page.getByRole('group', { name: 'Ausgangsfassung: Titel' })).toContainText('Früher');
  await expect(proposed(page, 'Code')).toContainText('Nur hier geändert');
  await expect(proposed(page, 'Stichworte')).toContainText('Nur in den externen Daten geändert');
  await button(page, 'Alle Daten übernehmen').click();
  await expect(page.getByText('2 Felder übernommen. Bei einem Konflikt entscheiden Sie bitte selbst.')).toBeVisible();
  await expect(take(page, 'Titel')).toBeFocused();
  await expect(titleField(page)).toHaveValue('Unser Titel');
  await expect(textbox(page, 'Code')).toHaveValue('unser Code');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveValue('Ihr Titel');
  await page.keyboard.press('u');
  await expect(titleField(page)).toHaveValue('Unser Titel');
  await page.keyboard.press('j');
  await page.keyboard.press('Control+Enter');
  await expect(undecided(page).getByRole('listitem')).toHaveText(['Titel (Konflikt)']);
  // The release keys do not answer it.
  await page.keyboard.press('Control+Enter');
  await button(undecided(page), 'Zurück').click();
  expect(await readInboxItem(api, item)).toMatchObject({ outcome: null });
  await saveReview(page, 'Freigeben', 'Eigene Fassung behalten');
  expect(await readProject(api, id)).toMatchObject({
    title: 'Unser Titel',
    keywords: 'ihr Stichwort',
    projectCode: 'unser Code',
    projectCosts: '250',
  });
});

test('differences are shown as words, names, and added, removed or moved items', async ({ page, api }) => {
  const { id } = await createProject(api, {
    title: 'Ein Weg für alle',
    description: '<p>Der Bericht liegt vor.</p>',
    startDate: '2024-01-01',
    links: [
      { label: 'A', url: 'https://a.example' },
      { label: 'B', url: 'https://b.example' },
      { label: 'C', url: 'https://c.example' },
    ],
  });
  const item = await addOneItem({
    // A source that knows all links, so missing ones are removed.
    internalId: id,
    source: 'xls',
    normalizedData: {
      title: 'Ein breiter Weg für alle',
      description: '<p>Der <b>Bericht</b> liegt vor.</p>',
      startDate: '2024-01-01T00:00:00+01:00',
      keywords: '',
      topics: [{ id: null, name: 'Wasserstoff' }],
      states: [{ id: await referenceId(api, 'states', 'Bern') }, { id: null, name: 'Elsass' }],
      links: [
        { label: 'C', url: 'https://c.example' },
        { label: 'A', url: 'https://a.example' },
      ],
    },
  });
  await openReview(page, item);
  await expect(allProposed(page)).toHaveCount(5);
  await expect(proposed(page, 'Titel').getByRole('insertion')).toHaveText(/breiter/);
  await expect(proposed(page, 'Beschreibung')).toContainText('Nur die Formatierung ist anders: fett.');
  await expect(proposed(page, 'Themen')).toContainText('Wasserstoff (nicht zugeordnet)');
  await expect(proposed(page, 'Themen')).toContainText('Im Posteingang zuordnen');
  await expect(proposed(page, 'Themen').getByRole('button')).toHaveCount(0);
  await expect(proposed(page, 'Links').getByRole('listitem').filter({ hasText: 'Entfernt' })).toContainText('B');
  await expect(proposed(page, 'Links').getByRole('listitem').filter({ hasText: 'Verschoben' })).toHaveCount(1);
  // Takes over a single item of a list and reverts it; of references that are partly unassigned, takes over the
  // assigned ones.
  const links = list(page, 'Links').getByRole('textbox');
  const before = await links.count();
  await button(proposed(page, 'Links'), /^Übernehmen: Links, B/).click();
  await expect(links).toHaveCount((before / 3) * 2);
  await button(proposed(page, 'Links'), /^Zurücksetzen: Links, B/).click();
  await expect(links).toHaveCount(before);
  await take(page, 'Kantone').click();
  await expect(proposed(page, 'Kantone')).toContainText('Teilweise übernommen');
  await expect(proposed(page, 'Kantone')).toContainText('Nicht übernommen: Elsass.');
  await page.getByRole('switch', { name: 'Nur Unterschiede' }).check();
  await expect(textbox(page, 'Code')).toHaveCount(0);
  await expect(titleField(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Nur Unterschiede' })).toBeChecked();
});

test("'Alle Daten übernehmen' gives nobody their predecessor's title, and empties no field the source lacks", async ({
  page,
  api,
}) => {
  const contact = { name: 'Gemeinde', firstName: 'Anna', lastName: 'Muster', phone: '1' };
  const [anna, beat] = [
    { ...contact, salutation: 'f', title: 'Dr.', website: 'https://anna.example' },
    { ...contact, firstName: 'Beat', title: 'Prof.' },
  ];
  const external = { id: 'costsExternal', value: '7' };
  const map = { label: 'Karte', url: 'https://map.example' };
  const { id } = await createProject(api, {
    title: `Nachfolge ${uniqueWord()}`,
    contacts: [beat, anna] as never,
    financing: [external] as never,
    links: [map],
  });
  const item = await addOneItem({
    internalId: id,
    normalizedData: {
      contacts: [
        { ...contact, firstName: 'Carla' },
        { ...contact, phone: '2' },
      ],
      financing: [{ id: 'costsEU', value: '1' }],
      links: [{ label: 'Website', url: 'https://neu.example' }],
    },
  });
  await openReview(page, item);
  await button(page, 'Alle Daten übernehmen').click();
  await expect(page.getByText('3 Felder übernommen.')).toBeVisible();
  await saveReview(page, 'Freigeben');
  expect(await readProject(api, id)).toMatchObject({
    contacts: [
      { firstName: 'Carla', title: '', salutation: '', website: '' },
      { ...anna, phone: '2' },
    ],
    financing: [external, { id: 'costsEU', value: '1' }],
    links: [map, { label: 'Website', url: 'https://neu.example' }],
  });
});

test("'Update verwerfen' asks, does not change the project, and opens the next item", async ({ page, api }) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `Bleibt ${word}` });
  const [item, following] = await addItems(
    { title: `Weg ${word}`, internalId: id, normalizedData: { title: 'Anders' } },
    { title: `Nächster ${word}` },
  );
  await openInbox(page, word);
  await card(page, `Weg ${word}`).getByRole('link').click();
  await button(page, 'Update verwerfen').click();
  const dialog = page.getByRole('dialog', { name: 'Update verwerfen' });
  await expect(dialog).toContainText('Sind Sie sicher dass Sie dieses Update verwerfen möchten?');
  await button(dialog, 'Update verwerfen').click();
  await expect(page).toHaveURL(`/inbox/projects/${following}`);
  expect(await readInboxItem(api, item as number)).toMatchObject({ outcome: 'dismissed' });
  expect((await readProject(api, id)).title).toBe(`Bleibt ${word}`);
});

test('a project deleted at its source is reported, and kept or deleted here', async ({ page, api }) => {
  const { id } = await createProject(api);
  const [item, other] = await addItems(
    { status: 'deleted', internalId: id },
    { internalId: id, normalizedData: { title: 'Anders' } },
  );
  await openReview(page, item as number);
  await expect(page.getByRole('heading', { name: 'Projekt gelöscht oder nicht mehr verfügbar' })).toBeVisible();
  await expect(allProposed(page)).toHaveCount(0);
  await fromMenu(page, 'Löschen');
  const dialog = page.getByRole('dialog', { name: 'Löschen' });
  await expect(dialog).toContainText(
    'Sind Sie sicher dass Sie dieses Projekt löschen möchten? Es lässt sich danach wiederherstellen. Um ' +
      'nur den Eintrag im Posteingang zu entfernen, wählen Sie «Update verwerfen».',
  );
  await button(dialog, 'Löschen').click();
  await expect(page).toHaveURL('/inbox');
  expect((await api.get(`/api/v1/projects/${id}`)).status()).toBe(404);
  expect(await readInboxItem(api, item as number)).toMatchObject({ outcome: 'deleted' });
  expect(await readInboxItem(api, other as number)).toMatchObject({ outcome: 'superseded' });
  await button(page.getByRole('alert').filter({ hasText: 'Der Eintrag wurde gelöscht.' }), 'Rückgängig').click();
  await expect(page.getByText('Rückgängig gemacht: Der Eintrag wartet wieder im Posteingang.')).toBeVisible();
  expect((await api.get(`/api/v1/projects/${id}`)).status()).toBe(200);
});

test("'Zwischenspeichern' keeps the edits in the inbox, next to the source's proposal", async ({ page, api }) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `Alt ${word}` });
  const normalizedData = { title: `Ihr ${word}`, keywords: 'ihre' };
  const item = await addOneItem({ title: `Ihr ${word}`, internalId: id, data: { roh: word }, normalizedData });
  await openReview(page, item);
  await titleField(page).fill(`Halb fertig ${word}`);
  await take(page, 'Stichworte').click();
  await saveReview(page, 'Zwischenspeichern');
  expect((await readProject(api, id)).title).toBe(`Alt ${word}`);
  expect(await readInboxItem(api, item)).toMatchObject({
    data: { roh: word },
    normalizedData,
    outcome: null,
    interim: { title: `Halb fertig ${word}`, keywords: 'ihre' },
    interimBy: { email: 'editor@example.org' },
  });
  await openReview(page, item);
  await expect(
    page.getByText(/Zwischengespeichert am \d\d\.\d\d\.\d{4} \d\d:\d\d von editor@example\.org/),
  ).toBeVisible();
  await expect(titleField(page)).toHaveValue(`Halb fertig ${word}`);
  await expect(proposed(page, 'Stichworte')).toContainText('Übernommen');
  await expect(proposed(page, 'Titel')).toContainText('eigene Fassung von editor@example.org');
  await saveReview(page, 'Freigeben');
  expect(await readProject(api, id)).toMatchObject({ title: `Halb fertig ${word}`, keywords: 'ihre' });
});

test("a project with a pending item warns: 'Veraltete Daten'", async ({ page, api }) => {
  const { id } = await createProject(api);
  const item = await addOneItem({ internalId: id, normalizedData: { title: 'Neuer Vorschlag' } });
  await visit(page, `/projects/${id}/edit`);
  const dialog = page.getByRole('dialog', { name: 'Veraltete Daten' });
  await expect(dialog).toContainText(
    'Achtung: Sie betrachten ein Projekt für welches bereits Änderungen im Posteingang vorliegen. ' +
      'Möchten Sie stattdessen zum Eintrag im Posteingang wechseln?',
  );
  await button(dialog, 'Trotzdem fortfahren').click();
  await expect(page).toHaveURL(`/projects/${id}/edit`);
  await page.reload();
  await button(dialog, 'Zum Eintrag im Posteingang').click();
  await expect(page).toHaveURL(`/inbox/projects/${item}`);
  await expect(proposed(page, 'Titel')).toContainText('Neuer Vorschlag');
});

test("a source's new project is created with its visibility; our own network's is adopted automatically", async ({
  page,
  api,
}) => {
  const [word, own] = [uniqueWord(), uniqueWord()];
  const [chmos, regio] = await addItems(
    { status: 'new', title: word, normalizedData: { title: `Neu ${word}`, isPublic: true } },
    {
      status: 'new',
      source: 'regio',
      title: own,
      normalizedData: { title: `Eigen ${own}`, translations: { fr: { title: `À nous ${own}` } }, isPublic: false },
    },
  );
  await openReview(page, chmos as number);
  await expect(
    page.getByRole('group', { name: 'Sichtbarkeit' }).getByRole('button', { name: 'Öffentlich' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await take(page, 'Titel').click();
  await saveReview(page, 'Freigeben');
  expect(await findProject(api, word)).toMatchObject({ title: `Neu ${word}`, isPublic: true });
  await openReview(page, regio as number);
  await expect(titleField(page)).toHaveValue(`Eigen ${own}`);
  await saveReview(page, 'Freigeben');
  expect(await findProject(api, own)).toMatchObject({
    isPublic: false,
    translations: { fr: { title: `À nous ${own}` } },
  });
});

test("a colleague's interim save shows its changes as taken over, and they can be put back", async ({ page, api }) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `Alt ${word}`, keywords: 'alt' });
  const kept = await api.put(`/api/v1/projects/${id}`, {
    data: { title: `Kollegin ${word}`, keywords: 'neu', addToInbox: true },
  });
  const { data: item } = (await kept.json()) as { data: { id: number } };
  await openReview(page, item.id);
  await expect(titleField(page)).toHaveValue(`Kollegin ${word}`);
  await expect(allProposed(page)).toHaveCount(2);
  await expect(reviewBar(page).getByRole('status').first()).toContainText('2 Unterschiede, 0 offen');
  await putBack(page, 'Stichworte').click();
  await saveReview(page, 'Freigeben', 'Eigene Fassung behalten');
  expect(await readProject(api, id)).toMatchObject({ title: `Kollegin ${word}`, keywords: 'alt' });
});

test('assignments, decisions and dismissals by others appear in an open review, and no input is lost', async ({
  page,
  api,
  context,
  faults,
}) => {
  faults.expect(/status of 409/);
  const word = uniqueWord();
  const { id } = await createProject(api);
  const [item] = await addItems(
    { title: `Projekt ${word}`, internalId: id, normalizedData: { topics: [{ id: null, name: `Thema ${word}` }] } },
    { title: `Thema ${word}`, type: 'topic', foreignId: word },
  );
  await openReview(page, item as number);
  await expect(proposed(page, 'Themen')).toContainText('nicht zugeordnet');
  await titleField(page).fill('Getippt');
  const other = await context.newPage();
  await openInbox(other, `Thema ${word}`);
  await button(cards(other), `Zuordnen: Thema ${word}`).click();
  await other.getByRole('dialog').getByRole('combobox').fill('tourism');
  await other.getByRole('option', { name: 'Tourismus', exact: true }).click();
  await button(other.getByRole('dialog'), 'Zuordnen').click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.bringToFront();
  await comeBack();
  await expect(proposed(page, 'Themen')).not.toContainText('nicht zugeordnet');
  await take(page, 'Themen').click();
  await expect(titleField(page)).toHaveValue('Getippt');
  await api.delete(`/api/v1/inbox/${item}`);
  await comeBack();
  await expect(page.getByText(/Dieser Eintrag ist erledigt: Verworfen am .* von super@example\.org/)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Getippt');
});

test('changes by a colleague or an import during a review are not released unseen', async ({ page, api, faults }) => {
  faults.expect(/status of 409/);
  const word = uniqueWord();
  const { id } = await createProject(api, { keywords: 'alt' });
  const kept = await api.put(`/api/v1/projects/${id}`, { data: { title: `Erste ${word}`, addToInbox: true } });
  const { data: item } = (await kept.json()) as { data: { id: number } };
  await openReview(page, item.id);
  await textbox(page, 'Stichworte').fill('von mir');
  await api.put(`/api/v1/projects/${id}`, { data: { title: `Zweite ${word}`, inboxId: item.id, addToInbox: true } });
  await trySaving(page);
  await button(saveQuestion(page), 'Freigeben').click();
  const joined = page.getByText('Von dort stammt jetzt: Titel.');
  await expect(joined).toBeVisible();
  await expect(titleField(page)).toHaveValue(`Zweite ${word}`);
  await expect(textbox(page, 'Stichworte')).toHaveValue('von mir');
  await api.put(`/api/v1/projects/${id}`, { data: { title: `Dritte ${word}`, inboxId: item.id, addToInbox: true } });
  await page.keyboard.press('Control+Enter');
  await expect(titleField(page)).toHaveValue(`Dritte ${word}`);
  // Until the new proposal is shown, a save only reloads it.
  await page.waitForLoadState('networkidle');
  expect(await readInboxItem(api, item.id)).toMatchObject({ outcome: null });
  await saveReview(page, 'Freigeben');
  expect(await readProject(api, id)).toMatchObject({ title: `Dritte ${word}`, keywords: 'von mir' });
});

test('an outdated URL says so and links back', async ({ page, faults, api }) => {
  faults.expect(/status of 40[04]/);
  const id = await addOneItem({});
  for (const address of ['/inbox/projects/2000000000', '/inbox/projects/abc']) {
    await visit(page, address);
    await expect(page.getByText('Diesen Eintrag gibt es im Posteingang nicht (mehr).')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Zum Posteingang' }).click();
  await expect(page).toHaveURL('/inbox');
  await api.delete(`/api/v1/inbox/${id}`);
  await visit(page, `/inbox/projects/${id}`);
  await expect(page.getByText(/Dieser Eintrag ist erledigt: Verworfen am/)).toBeVisible();
});
