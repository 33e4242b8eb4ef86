import { check } from '../support/axe';
import {
  contactRow,
  contactTable,
  createCompany,
  createGroup,
  createPerson,
  findContacts,
  read,
} from '../support/contacts';
import { visit } from '../support/desk';
import { button, chooseOption, fromMenu, textbox } from '../support/form';
import { uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';

const save = (page: Page) => button(page, 'Speichern').click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const employments = (page: Page) => page.getByRole('group', { name: 'Anstellungen', exact: true });
const organisation = (page: Page, row: number) =>
  employments(page).getByRole('combobox', { name: 'Organisation' }).nth(row);

test('a person gets an employment at an organisation that is found without accents', async ({ page, api }) => {
  const word = uniqueWord();
  const company = await createCompany(api, {
    companyName: `Zürcher Möbel ${word}`,
    street: 'Gasse 5',
    zipCode: '8001',
    city: 'Zürich',
  });
  await visit(page, '/contacts/person/add');
  await expect(page.getByRole('heading', { name: 'Eintrag erstellen' })).toBeVisible();
  await expect(button(page, 'Löschen')).toHaveCount(0);
  await textbox(page, 'Vorname').fill('Anna');
  await textbox(page, 'Nachname').fill(word);
  await chooseOption(page.getByRole('combobox', { name: 'Land' }), 'Schweiz');
  await chooseOption(page.getByRole('combobox', { name: 'Kanton' }), 'Bern');
  await button(page, 'Anstellung hinzufügen').click();
  await expect(organisation(page, 0)).toBeFocused();
  await page.keyboard.type(`MOBEL ${word}`);
  // Typing filters the list; Enter chooses the first entry.
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(`Zürcher Möbel ${word}`);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gasse 5, 8001 Zürich');
  await page.keyboard.press('Enter');
  await expect(organisation(page, 0)).toHaveValue(`Zürcher Möbel ${word}`);
  await textbox(employments(page), 'Funktion').fill('Leiterin');
  await page.getByLabel('Hauptadresse').check();
  await page.getByRole('tab', { name: /^FR/ }).click();
  await textbox(employments(page), 'Funktion').fill('Directrice');
  await save(page);
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page).toHaveURL('/contacts/person');

  await findContacts(page, 'person', word);
  const row = contactRow(page, `Anna ${word}`);
  await expect(row.getByText('Privat', { exact: true })).toBeVisible();
  await expect(row).toContainText(`Zürcher Möbel ${word}`);
  const id = Number(await row.getByRole('cell').nth(1).textContent());
  const stored = await read(api, 'contacts/person', id);
  expect(stored).toMatchObject({
    isPublic: false,
    state: { name: 'Bern' },
    employments: [
      { role: 'Leiterin', official: true, company: { id: company.id }, translations: { fr: { role: 'Directrice' } } },
    ],
  });

  // The same row seen from the other side, with the same id.
  await visit(page, `/contacts/company/${company.id}/edit`);
  const staff = page.getByRole('group', { name: 'Angestellte', exact: true });
  await expect(staff.getByRole('combobox', { name: 'Angestellte(r)' })).toHaveValue(`Anna ${word}`);
  await textbox(staff, 'Funktion').fill('Präsidentin');
  await save(page);
  await expect(page).toHaveURL('/contacts/company');
  expect((await read(api, 'contacts/person', id)).employments).toMatchObject([
    { id: stored.employments[0].id, role: 'Präsidentin', official: true, translations: { fr: { role: 'Directrice' } } },
  ]);
});

test('employments are sorted by keyboard and removed, and only one is official', async ({ page, api }) => {
  const companies = [await createCompany(api), await createCompany(api), await createCompany(api)];
  const person = await createPerson(api, {
    employments: companies.map(({ id }, index) => ({
      company: { id },
      role: `Rolle ${index + 1}`,
      official: index === 0,
    })),
  });
  await visit(page, `/contacts/person/${person.id}/edit`);
  await expect(organisation(page, 2)).toHaveValue(companies[2]!.companyName);
  const handle = button(page, `Verschieben: ${companies[2]!.companyName}`);
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(handle).toBeFocused();
  await expect(organisation(page, 0)).toHaveValue(companies[2]!.companyName);
  await employments(page).getByLabel('Hauptadresse').nth(2).check();
  await expect(employments(page).getByLabel('Hauptadresse').nth(1)).not.toBeChecked();
  await button(page, `Entfernen: ${companies[0]!.companyName}`).click();
  await save(page);
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  const before = person.employments as unknown as { id: number }[];
  expect((await read(api, 'contacts/person', person.id)).employments).toMatchObject([
    { id: before[2]!.id, role: 'Rolle 3', official: false },
    { id: before[1]!.id, role: 'Rolle 2', official: true },
  ]);
});

test('an employment needs an organisation, which can be created in place', async ({ page, api }) => {
  const word = uniqueWord();
  const person = await createPerson(api);
  await visit(page, `/contacts/person/${person.id}/edit`);
  await button(page, 'Anstellung hinzufügen').click();
  await save(page);
  await button(page, 'Anstellungen 1, Organisation: Das Feld «Organisation» darf nicht leer sein.').click();
  await expect(organisation(page, 0)).toBeFocused();

  await page.keyboard.type(`Stiftung ${word}`);
  await page.getByRole('option', { name: `Organisation «Stiftung ${word}» neu erfassen …` }).click();
  const making = dialog(page, 'Organisation erfassen');
  await expect(textbox(making, 'Name')).toHaveValue(`Stiftung ${word}`);
  await textbox(making, 'Name').fill('');
  await page.keyboard.press('Enter');
  await expect(making.getByText('Das Feld «Name» darf nicht leer sein.')).toBeVisible();
  await textbox(making, 'Name').fill(`Stiftung ${word}`);
  await textbox(making, 'Ort').fill('Chur');
  await page.keyboard.press('Enter');
  await expect(making).toBeHidden();
  await expect(organisation(page, 0)).toHaveValue(`Stiftung ${word}`);
  await save(page);
  await expect(page).toHaveURL('/contacts/person');
  expect((await read(api, 'contacts/person', person.id)).employments).toMatchObject([
    { company: { name: `Stiftung ${word}`, city: 'Chur' } },
  ]);
});

test('before an organisation is created in place, those with the same name are offered', async ({ page, api }) => {
  const person = await createPerson(api);
  const company = await createCompany(api);
  await visit(page, `/contacts/person/${person.id}/edit`);
  await button(page, 'Anstellung hinzufügen').click();
  await organisation(page, 0).fill(company.companyName);
  await page.getByRole('option', { name: `Organisation «${company.companyName}» neu erfassen …` }).click();
  const making = dialog(page, 'Organisation erfassen');
  await button(making, 'Erfassen').click();
  await expect(making).toContainText(`ID ${company.id} · gleicher Name`);
  await expect(button(making, 'Trotzdem erfassen')).toBeVisible();
  await button(making, `Diesen Eintrag verwenden: ${company.companyName}`).click();
  await expect(making).toBeHidden();
  await save(page);
  await expect(page).toHaveURL('/contacts/person');
  expect((await read(api, 'contacts/person', person.id)).employments).toMatchObject([{ company: { id: company.id } }]);
});

test('probable duplicates are shown before a new person is created', async ({ page, api }) => {
  const word = uniqueWord();
  await createPerson(api, { lastName: word, email: `${word}@example.org` });
  await visit(page, '/contacts/person/add');
  await textbox(page, 'Vorname').fill('Andere');
  await textbox(page, 'Nachname').fill('Person');
  await textbox(page, 'E-Mail').fill(`${word}@EXAMPLE.org`);
  await save(page);
  const warning = dialog(page, 'Gibt es diesen Kontakt schon?');
  const found = warning.getByRole('link', { name: `Anna ${word}` });
  await expect(found).toBeVisible();
  await expect(found).toHaveCSS('text-decoration-line', 'underline');
  await check(page, 'the warning');
  await expect(warning).toContainText('gleiche E-Mail-Adresse');
  await button(warning, 'Zurück zum Formular').click();
  await expect(textbox(page, 'Vorname')).toHaveValue('Andere');
  await save(page);
  await button(warning, 'Trotzdem erfassen').click();
  await expect(page).toHaveURL('/contacts/person');
});

test('the preview shows the official address with links; changing the country empties the canton', async ({
  page,
  api,
}) => {
  const company = await createCompany(api, {
    companyName: 'Amt für Wald',
    street: 'Waldweg 1',
    zipCode: '7000',
    city: 'Chur',
    website: 'www.example.org/wald',
  });
  const person = await createPerson(api, {
    academicTitle: 'Dr.',
    email: 'anna@example.org',
    country: { id: 1 },
    state: { id: 1 },
    description: '<p>Schreiben Sie an wald@example.org oder https://example.org/seite.</p>',
    employments: [{ company: { id: company.id }, role: 'Försterin', official: true }],
  });
  await visit(page, `/contacts/person/${person.id}/edit`);
  await button(page, 'Vorschau').click();
  const view = page.getByRole('article');
  await expect(view.getByRole('heading', { name: `Dr. Anna ${person.lastName}` })).toBeVisible();
  for (const text of ['Försterin', 'Amt für Wald', 'Waldweg 1', '7000 Chur']) await expect(view).toContainText(text);
  await expect(view.getByRole('link', { name: 'anna@example.org' })).toHaveAttribute('href', 'mailto:anna@example.org');
  await expect(view.getByRole('link', { name: 'wald@example.org' })).toHaveAttribute('href', 'mailto:wald@example.org');
  await expect(
    view.getByRole('link', { name: 'Website' }).and(view.locator('[href="http://www.example.org/wald"]')),
  ).toBeVisible();
  await expect(
    view.getByRole('link', { name: 'Website' }).and(view.locator('[href="https://example.org/seite"]')),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);

  await expect(page.getByRole('combobox', { name: 'Kanton' })).toBeVisible();
  await chooseOption(page.getByRole('combobox', { name: 'Land' }), 'Österreich');
  await expect(page.getByRole('combobox', { name: 'Kanton' })).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL('/contacts/person');
  expect(await read(api, 'contacts/person', person.id)).toMatchObject({ state: null, country: { name: 'Österreich' } });
});

test.describe('deleting', () => {
  test('asks first, names the employments that end, and returns to the list', async ({ page, api }) => {
    const company = await createCompany(api);
    const person = await createPerson(api, { employments: [{ company: { id: company.id } }] });
    await visit(page, `/contacts/person/${person.id}/edit`);
    await fromMenu(page, 'Löschen');
    const asking = dialog(page, 'Eintrag löschen');
    await expect(asking).toContainText(
      'Sind Sie sicher dass Sie diesen Eintrag löschen möchten? Er lässt sich danach wiederherstellen.',
    );
    await expect(asking).toContainText(`Diese Anstellung endet: ${company.companyName}. Die Organisationen bleiben.`);
    await button(asking, 'Endgültig löschen').click();
    await expect(page).toHaveURL('/contacts/person');
    expect((await api.get(`/api/v1/contacts/person/${person.id}`)).status()).toBe(404);
    expect((await read(api, 'contacts/company', company.id)).employments).toEqual([]);
  });

  test('names the regions it is linked with, and ends those links in the same call', async ({ page, api }) => {
    const person = await createPerson(api);
    // One has only a French name.
    const named = ['Vallée', 'Emmental'].map((name) => `${name} ${Date.now()}`);
    const calledBy = (name: string) => (name.startsWith('Vallée') ? { translations: { fr: { name } } } : { name });
    const ids: number[] = [];
    for (const name of named)
      ids.push(
        (
          (await (
            await api.post('/api/v1/regions', { data: { ...calledBy(name), contacts: [{ id: person.id }] } })
          ).json()) as { data: { id: number } }
        ).data.id,
      );
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && calls.push(decodeURIComponent(request.url())));
    await visit(page, `/contacts/person/${person.id}/edit`);
    await fromMenu(page, 'Löschen');
    const asking = dialog(page, 'Eintrag löschen');
    await expect(asking).toContainText(
      `Der Kontakt ist mit diesen Regionen verknüpft: ${named.join(', ')}. Mit dem Kontakt werden die ` +
        'Verknüpfungen gelöscht.',
    );
    await button(asking, 'Endgültig löschen').click();
    await expect(page).toHaveURL('/contacts/person');
    expect(calls).toEqual([
      expect.stringMatching(
        new RegExp(`/contacts/person/${person.id}\\?regions\\[\\]=${ids[0]}&regions\\[\\]=${ids[1]}$`),
      ),
    ]);
    for (const id of ids) expect((await read(api, 'regions', id)).contacts).toEqual([]);
  });

  test('refuses an organisation with others below it, and shows the reason', async ({ page, api, faults }) => {
    faults.expect(/409 \(Conflict\)/);
    const parent = await createCompany(api);
    const child = await createCompany(api, { parent: { id: parent.id } });
    const { lastName } = await createPerson(api, { employments: [{ company: { id: parent.id } }] });
    await visit(page, `/contacts/company/${parent.id}/edit`);
    await fromMenu(page, 'Löschen');
    const asking = dialog(page, 'Eintrag löschen');
    await expect(asking).toContainText(new RegExp(`Diese Anstellung endet: .*${lastName}.* Die Personen bleiben\\.`));
    await button(asking, 'Endgültig löschen').click();
    await expect(asking).toContainText('Fehler beim Löschen des Kontakts. Bitte versuchen Sie es später erneut.');
    await expect(asking).toContainText(child.companyName);
    expect((await api.get(`/api/v1/contacts/company/${parent.id}`)).status()).toBe(200);
  });
});

test('the lists have the columns and filters that editors know', async ({ page }) => {
  for (const [path, list, columns, filters] of [
    [
      '/contacts/person',
      'Personen',
      ['ID', 'Name', 'E-Mail', 'Telefon', 'Organisation(en)', 'Kontaktgruppe', 'Thema', 'Erstellt', 'Geändert'],
      ['Status', 'Kontaktgruppe', 'Land', 'Sprache', 'Thema'],
    ],
    [
      '/contacts/company',
      'Organisationen',
      ['ID', 'Name', 'PLZ', 'Ort', 'Angestellte', 'Kontaktgruppe', 'Erstellt', 'Geändert'],
      ['Status', 'Kontaktgruppe', 'Land', 'Sprache'],
    ],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: list, exact: true })).toBeVisible();
    const heads = contactTable(page, list).getByRole('columnheader');
    await expect(heads).toHaveCount(columns.length + 1);
    for (const [index, column] of columns.entries()) await expect(heads.nth(index + 1)).toContainText(column);
    for (const filter of filters) await expect(page.getByRole('combobox', { name: filter, exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Privat' }).click();
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem')).toHaveText([
      'Status: Privat',
    ]);
    await expect(contactTable(page, list).getByText('Privat', { exact: true }).first()).toBeVisible();
  }
});

test('the filter of groups names the second level under the first; the global search opens organisations', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const parent = await createGroup(api, { name: `Oben ${word}` });
  const child = await createGroup(api, { name: `Unten ${word}`, parent: { id: parent.id } });
  const [person, company] = await Promise.all([
    createPerson(api, { contactGroups: [{ id: child.id }] }),
    createCompany(api),
  ]);
  await visit(page, '/contacts/person');
  await page.getByRole('combobox', { name: 'Kontaktgruppe', exact: true }).click();
  await expect(page.getByRole('option', { name: `Oben ${word}` })).toHaveCount(0);
  await expect(page.getByRole('listbox').getByText(`Oben ${word}`)).toBeVisible();
  await page.getByRole('option', { name: `Unten ${word}` }).click();
  await expect(contactRow(page, `Anna ${person.lastName}`)).toContainText(`Oben ${word}: Unten ${word}`);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(company.companyName);
  await page.getByRole('option', { name: company.companyName }).click();
  await expect(page).toHaveURL(`/contacts/company/${company.id}/edit`);
  await expect(textbox(page, 'Name')).toHaveValue(company.companyName);
});

test("a second save keeps both editors' changes, and the history shows employments by name", async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/412 \(Precondition Failed\)/);
  const [company, other] = [await createCompany(api), await createCompany(api)];
  const person = await createPerson(api, { employments: [{ company: { id: company.id }, role: 'Alt' }] });
  await visit(page, `/contacts/person/${person.id}/edit`);
  await textbox(employments(page), 'Funktion').fill('Neu');
  const theirs = await read(api, 'contacts/person', person.id);
  const changed = {
    ...theirs,
    phone: '+41 31 000 00 00',
    employments: [...theirs.employments, { company: { id: other.id }, role: 'Zweite' }],
  };
  expect((await api.put(`/api/v1/contacts/person/${person.id}`, { data: changed })).status()).toBe(200);
  await save(page);
  await button(page, 'Zusammengeführte Fassung speichern').click();
  await expect(page).toHaveURL('/contacts/person');
  expect(await read(api, 'contacts/person', person.id)).toMatchObject({
    phone: '+41 31 000 00 00',
    employments: [
      { id: theirs.employments[0].id, role: 'Neu' },
      { role: 'Zweite', company: { id: other.id } },
    ],
  });
  await visit(page, `/contacts/person/${person.id}/edit`);
  await button(page, 'Verlauf').click();
  await expect(page.getByRole('dialog')).toContainText('Neu');
  await expect(page.getByRole('dialog')).toContainText(company.companyName);
});

test('unsaved input is offered again after a reload', async ({ page, api }) => {
  const company = await createCompany(api);
  const person = await createPerson(api);
  await visit(page, `/contacts/person/${person.id}/edit`);
  await button(page, 'Anstellung hinzufügen').click();
  await page.keyboard.type(company.companyName);
  await page.getByRole('option', { name: company.companyName, exact: true }).click();
  await textbox(employments(page), 'Funktion').fill('Leiterin');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await button(page, 'Nicht gespeicherte Änderungen wiederherstellen').click();
  await expect(organisation(page, 0)).toHaveValue(company.companyName);
  await save(page);
  await expect(page).toHaveURL('/contacts/person');
  expect((await read(api, 'contacts/person', person.id)).employments).toMatchObject([
    { role: 'Leiterin', company: { id: company.id } },
  ]);
});
