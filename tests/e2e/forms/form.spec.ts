import type { APIRequestContext } from '@playwright/test';
import { isOffered, type ReferenceEntry } from '../../../domain/references';
import { visit } from '../support/desk';
import { choose, pdf, picture } from '../support/files';
import {
  button,
  chooseOption,
  list,
  openNewProject,
  openProject,
  pick,
  save,
  saveAndLeave,
  saveQuestion,
  showLanguage,
  textbox,
  titleField,
  trySaving,
} from '../support/form';
import { createProject, findProject, readProject, uniqueWord } from '../support/records';
import { expect, test, type Locator, type Page } from '../support/test';

const relations = [
  ['programs', 'programs', 'Programm'],
  ['instruments', 'instruments', 'Finanzierung'],
  ['topics', 'topics', 'Themen'],
  ['geographicRegions', 'geographic-regions', 'Geographische Regionen'],
  ['tags', 'tags', 'Weitere Tags'],
  ['countries', 'countries', 'Länder'],
  ['states', 'states', 'Kantone'],
] as const;

/** The last entries offered for a project, in reverse order. */
async function twoOf(api: APIRequestContext, path: string): Promise<ReferenceEntry[]> {
  const { data } = (await (await api.get(`/api/v1/${path}`)).json()) as { data: ReferenceEntry[] };
  return data
    .filter((entry) => isOffered(entry, 'project'))
    .slice(-2)
    .reverse();
}

async function addLink(page: Page, name: string, label: string, url: string) {
  await button(page, `${name} hinzufügen`).click();
  const entry = page.getByRole('group', { name: `${name} 1`, exact: true });
  await textbox(entry, 'Bezeichnung').fill(label);
  await textbox(entry, 'URL').fill(url);
}

const contact = {
  name: 'Verein Berggebiet',
  salutation: 'f',
  title: 'Dr.',
  firstName: 'Anna',
  lastName: 'Muster',
  role: 'Projektleiterin',
  phone: '+41 31 000 00 00',
  email: 'anna@example.org',
  website: 'www.example.org',
  street: 'Dorfplatz 1',
  zipCode: '6460',
  city: 'Altdorf',
};
const contactLabels = {
  name: 'Name',
  title: 'Titel',
  firstName: 'Vorname',
  lastName: 'Nachname',
  role: 'Funktion',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  street: 'Strasse',
  zipCode: 'PLZ',
  city: 'Ort',
} as const;

test('saves every kind of field, in three languages', async ({ page, api }) => {
  test.slow();
  const word = uniqueWord();
  await openNewProject(page);
  await expect(page.getByRole('button', { name: 'Löschen', exact: true })).toHaveCount(0);

  await titleField(page).fill(`Seilbahn ${word}`);
  await textbox(page, 'Code').fill('UR_77');
  await textbox(page, 'Stichworte').fill('Berg, Bahn');
  await textbox(page, 'Beschreibung').click();
  await page.keyboard.type('Die Bahn führt auf den Berg.');
  const chosen: Record<string, ReferenceEntry[]> = {};
  for (const [field, path, label] of relations) {
    const entries = (chosen[field] = await twoOf(api, path));
    await pick(page, label, ...entries.map(({ name }) => name));
  }
  await textbox(page, 'Projektkosten').fill("125'000,50");
  await button(page, 'Kostenstelle hinzufügen').click();
  const cost = page.getByRole('group', { name: 'Kostenstelle 1' });
  await chooseOption(cost.getByRole('combobox', { name: 'Kostenstelle' }), 'Förderung Kanton(e)');
  await textbox(cost, 'Betrag').fill('4000');
  await textbox(page, 'Startdatum').fill('01.03.2024');
  await textbox(page, 'Enddatum').fill('31.12.2025');
  await addLink(page, 'Link', 'Seite', 'www.example.org');
  await addLink(page, 'Video', 'Film', 'https://example.org/film');
  await choose(page, 'Bilder auswählen', await picture('berg.png'));
  const image = page.getByRole('group', { name: 'berg.png' });
  await textbox(image, 'Bildlegende').fill('Der Berg');
  await textbox(image, 'Copyright').fill('Muster');
  await choose(page, 'Dokumente auswählen', pdf('bericht.pdf'));
  await textbox(page.getByRole('group', { name: 'bericht.pdf' }), 'Beschreibung').fill('Der Bericht');
  await textbox(page, 'Breitengrad').fill('46,88');
  await textbox(page, 'Längengrad').fill('8.64');
  await button(page, 'Kontakt hinzufügen').click();
  const person = page.getByRole('group', { name: 'Kontakt 1' });
  await chooseOption(person.getByRole('combobox', { name: 'Anrede' }), 'Frau');
  for (const [part, label] of Object.entries(contactLabels))
    await textbox(person, label).fill(contact[part as keyof typeof contactLabels]);

  await showLanguage(page, 'FR');
  await titleField(page).fill(`Téléphérique ${word}`);
  await textbox(page, 'Beschreibung').click();
  await page.keyboard.type('Le téléphérique.');
  await addLink(page, 'Link', 'Page', 'https://example.org/fr');
  await choose(page, 'Dokumente auswählen', pdf('rapport.pdf'));
  await textbox(page.getByRole('group', { name: 'berg.png' }), 'Bildlegende (FR)').fill('La montagne');
  await button(page, 'Kontakt hinzufügen').click();
  await textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'Name').fill('Association');
  await showLanguage(page, 'IT');
  await titleField(page).fill(`Funivia ${word}`);
  await addLink(page, 'Video', 'Film', 'https://example.org/it');
  await page.getByRole('group', { name: 'Sichtbarkeit' }).getByRole('button', { name: 'Öffentlich' }).click();
  await expect(page.getByRole('group', { name: 'rapport.pdf' })).toHaveCount(0);
  await saveAndLeave(page);

  const stored = await readProject(api, (await findProject(api, word)).id);
  expect(stored).toMatchObject({
    title: `Seilbahn ${word}`,
    projectCode: 'UR_77',
    keywords: 'Berg, Bahn',
    description: '<p>Die Bahn führt auf den Berg.</p>',
    isPublic: true,
    projectCosts: '125000.50',
    financing: [{ id: 'costsCanton', value: '4000' }],
    startDate: '2024-03-01T00:00:00+01:00',
    endDate: '2025-12-31T00:00:00+01:00',
    links: [{ label: 'Seite', url: 'www.example.org' }],
    videos: [{ label: 'Film', url: 'https://example.org/film' }],
    images: [
      {
        name: 'berg.png',
        extension: 'png',
        description: 'Der Berg',
        copyright: 'Muster',
        descriptionFR: 'La montagne',
      },
    ],
    files: [{ name: 'bericht.pdf', extension: 'pdf', description: 'Der Bericht' }],
    lat: '46.88',
    lng: '8.64',
    contacts: [contact],
    translations: {
      fr: {
        title: `Téléphérique ${word}`,
        description: '<p>Le téléphérique.</p>',
        links: [{ label: 'Page', url: 'https://example.org/fr' }],
        files: [{ name: 'rapport.pdf' }],
        contacts: [{ name: 'Association' }],
      },
      it: { title: `Funivia ${word}`, videos: [{ label: 'Film', url: 'https://example.org/it' }] },
    },
  });
  for (const [field] of relations)
    expect(
      (stored[field] as { id: number }[]).map(({ id }) => id),
      field,
    ).toEqual(chosen[field]?.map(({ id }) => id));

  await openProject(page, stored.id);
  await expect(page.getByRole('heading', { name: 'Projekt bearbeiten' })).toBeVisible();
  await expect(
    page.getByText(/Erstellt: \d\d\.\d\d\.\d{4},? \d\d:\d\d.* Geändert: \d\d\.\d\d\.\d{4},? \d\d:\d\d/),
  ).toBeVisible();
  await expect(titleField(page)).toHaveValue(`Seilbahn ${word}`);
  await expect(textbox(page, 'Beschreibung').first()).toHaveText('Die Bahn führt auf den Berg.');
  await expect(textbox(page, 'Startdatum')).toHaveValue('01.03.2024');
  await expect(textbox(page, 'Projektkosten')).toHaveValue('125’000.50');
  await expect(page.getByRole('button', { name: 'Frau Dr. Anna Muster, Projektleiterin' })).toBeVisible();
  for (const [field] of relations)
    for (const { name } of chosen[field] ?? [])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await showLanguage(page, 'IT');
  await expect(titleField(page)).toHaveValue(`Funivia ${word}`);
});

test('opening and saving changes nothing', async ({ page, api }) => {
  // Like a complete project of the demo data.
  const before = await createProject(api, await readProject(api, 7));
  await openProject(page, before.id);
  for (const code of ['FR', 'IT', 'DE'] as const) await showLanguage(page, code);
  // By now the code for gaps would have loaded, if it did not wait for a request.
  expect(
    await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/GapGuide-')).length,
    ),
  ).toBe(0);
  await saveAndLeave(page);
  expect(await readProject(api, before.id)).toEqual(before);
  expect(
    ((await (await api.get(`/api/v1/projects/${before.id}/history`)).json()) as { data: unknown[] }).data,
  ).toHaveLength(1);
});

test('French shows translated fields next to their German text, and the others as in German', async ({ page, api }) => {
  const { id } = await createProject(api, {
    description: '<p>Deutscher <strong>Text</strong></p>',
    links: [{ label: 'Seite', url: 'https://example.org' }],
    contacts: [{ ...contact, salutation: 'm' }],
  });
  await openProject(page, id);
  const tab = page.getByRole('tab', { name: /^FR/ });
  await expect(tab).toHaveAccessibleName('FR: 4 Felder fehlen');
  await expect(tab).toHaveAttribute('title', 'Es fehlen: Titel, Beschreibung, Links, Kontakte');
  await page.getByRole('tab', { name: 'DE', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // The German text keeps its formatting.
  await expect(page.getByRole('region', { name: 'Beschreibung auf Deutsch' }).locator('strong')).toHaveText('Text');
  await expect(titleField(page)).toHaveAttribute('lang', 'fr');
  await expect(textbox(page, 'Beschreibung')).toHaveAttribute('lang', 'fr');
  for (const label of ['Startdatum', 'Projektkosten', 'Code', 'Breitengrad'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeEditable();
  await textbox(page, 'Startdatum').fill('1.3.2024');
  await expect(page.getByRole('combobox', { name: 'Themen' })).toBeVisible();
  // A translation is optional.
  await expect(titleField(page)).not.toHaveAttribute('aria-required');
  await titleField(page).fill('Titre');
  await expect(tab).toHaveAccessibleName('FR: 3 Felder fehlen');
  await list(page, 'Links').locator('..').getByRole('button', { name: 'Deutsche Einträge übernehmen' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Deutsche Einträge fehlen auch hier: Kontakte (FR), Links (IT), Kontakte (IT).',
  );
  await button(page.getByRole('dialog'), 'Nur hier').click();
  await expect(textbox(page.getByRole('group', { name: 'Link 1' }), 'URL')).toHaveValue('https://example.org');
  await saveAndLeave(page);
  expect((await readProject(api, id)).translations).toMatchObject({
    fr: { title: 'Titre', links: [{ label: 'Seite', url: 'https://example.org' }] },
    it: { links: [] },
  });
});

test('amounts are accepted as people write them; anything else stays, is reported and is not saved', async ({
  page,
  api,
}) => {
  const { id } = await createProject(api, { projectCosts: '500' });
  await openProject(page, id);
  const costs = textbox(page, 'Projektkosten');
  const type = async (input: Locator, typed: string) => {
    await input.click();
    await input.press('Control+a');
    await input.press('Delete');
    await input.pressSequentially(typed, { delay: 20 });
    await input.press('Tab');
  };
  for (const [typed, kept] of [
    ['1250,75', '1’250.75'],
    ["1'000", '1’000'],
    ['1.234.567,89', '1’234’567.89'],
    ['1,234,567.89', '1’234’567.89'],
    ['1.234,50', '1’234.50'],
    ['', ''],
    ['3 Mio', '3 Mio'],
  ] as const) {
    await type(costs, typed);
    await expect(costs).toHaveValue(kept);
  }
  await button(page, 'Kostenstelle hinzufügen').click();
  const amount = textbox(page.getByRole('group', { name: 'Kostenstelle 1' }), 'Betrag');
  await type(amount, 'abc');
  await expect(amount).toHaveValue('abc');
  await trySaving(page);
  await expect(button(page, 'Projektkosten: Hier wird eine Zahl erwartet.')).toBeVisible();
  for (const input of [costs, amount]) await expect(input).toHaveAccessibleDescription('Hier wird eine Zahl erwartet.');
  await expect(costs).toHaveValue('3 Mio');
  expect((await readProject(api, id)).projectCosts).toBe('500');
  await type(costs, '3000000');
  await type(amount, '1.234,50');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  expect(await readProject(api, id)).toMatchObject({ projectCosts: '3000000', financing: [{ value: '1234.50' }] });
});

test('a day is typed, or picked from the calendar', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  const start = textbox(page, 'Startdatum');
  await start.fill('1.2.2024');
  await start.blur();
  await expect(start).toHaveValue('01.02.2024');
  await expect(page.getByRole('button', { name: 'Startdatum: Kalender öffnen' })).toBeVisible();
  await start.fill('');
  await saveAndLeave(page);
  expect((await readProject(api, id)).startDate).toBeNull();
});

test("the form's header is never cut off, however narrow, and the message after saving covers nothing", async ({
  page,
  api,
}) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  const head = page.getByRole('heading', { name: 'Projekt bearbeiten' }).locator('xpath=ancestor::header');
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(head.getByText(/Geändert: \d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeVisible();
    const cut = await head.evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter(
          ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
        ).length,
    );
    expect(cut, `${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await save(page);
  // Checked in the page, because the message disappears by itself.
  const places = await page.waitForFunction(() => {
    const find = (selector: string, text: string) =>
      [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === text)?.getBoundingClientRect();
    const [message, more] = [
      find('[role="alert"]', 'Die Änderungen wurden gespeichert.'),
      find('button', 'Mehr Einträge laden'),
    ];
    return message && more && message.width > 0 && { message: message.left, more: more.right };
  });
  const { message, more } = (await places.jsonValue()) as { message: number; more: number };
  expect(message).toBeGreaterThan(more);
});

test('unfinished changes are kept in the inbox, and the project stays the same', async ({ page, api }) => {
  const word = uniqueWord();
  const { id, title } = await createProject(api);
  await openProject(page, id);
  await titleField(page).fill(`Halb fertig ${word}`);
  await trySaving(page);
  await button(saveQuestion(page), 'Zwischenspeichern').click();
  await expect(page.getByText('Die Änderungen wurden im Posteingang zwischengespeichert.')).toBeVisible();
  await expect(page).toHaveURL('/inbox');
  expect((await readProject(api, id)).title).toBe(title);

  // Opening the project shows a warning, and saving offers both choices.
  await visit(page, `/projects/${id}/edit`);
  const warning = page.getByRole('dialog', { name: 'Veraltete Daten' });
  await button(warning, 'Trotzdem fortfahren').click();
  await expect(titleField(page)).toHaveValue(title);
  await trySaving(page);
  await expect(saveQuestion(page)).toContainText(/wartet seit dem .* bereits etwas im Posteingang/);
  await page.keyboard.press('Escape');
  await page.reload();
  await button(warning, 'Zum Eintrag im Posteingang').click();
  await expect(page).toHaveURL(/\/inbox\/projects\/\d+$/);
  await expect(titleField(page)).toHaveValue(`Halb fertig ${word}`);
  await api.delete(`/api/v1/inbox/${page.url().split('/').at(-1)}`);
});

test('a new project can be kept in the inbox, too', async ({ page, api }) => {
  const word = uniqueWord();
  await openNewProject(page);
  await titleField(page).fill(`Entwurf ${word}`);
  await trySaving(page);
  await button(saveQuestion(page), 'Zwischenspeichern').click();
  await expect(page).toHaveURL('/inbox');
  const { data } = (await (await api.get('/api/v1/inbox', { params: { term: word } })).json()) as {
    data: { id: number }[];
  };
  expect(data).toMatchObject([{ status: 'new', internalId: null, source: 'regio' }]);
  const found = (await (await api.get('/api/v1/projects', { params: { term: word } })).json()) as { data: unknown[] };
  expect(found.data).toEqual([]);
  await api.delete(`/api/v1/inbox/${data[0]?.id}`);
});

test.describe(() => {
  test.use({ isNew: true });
  test('disabled features are hidden, and their data is kept', async ({ page, api }) => {
    const { id } = await createProject(api, {
      startDate: '2024-01-01',
      links: [{ label: 'Seite', url: 'https://example.org' }],
    });
    await page.route('**/api/v1/config', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { features: Record<string, boolean> } };
      Object.assign(data.features, { PROJECTS_ENABLE_START_DATE: false, PROJECTS_ENABLE_LINKS: false });
      await route.fulfill({ response: answer, json: { data } });
    });
    await openProject(page, id);
    await expect(textbox(page, 'Enddatum')).toBeVisible();
    await expect(textbox(page, 'Startdatum')).toHaveCount(0);
    await expect(list(page, 'Links')).toHaveCount(0);
    await titleField(page).fill('Umbenannt');
    await saveAndLeave(page);
    expect(await readProject(api, id)).toMatchObject({
      title: 'Umbenannt',
      startDate: '2024-01-01T00:00:00+01:00',
      links: [{ url: 'https://example.org' }],
    });
  });
});
