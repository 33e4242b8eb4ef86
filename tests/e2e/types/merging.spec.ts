import { act, createCompany, createGroup, createPerson, findContacts, read } from '../support/contacts';
import { visit } from '../support/desk';
import { button } from '../support/form';
import { undecided } from '../support/inbox';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('two selected people are merged field by field, and separated again', async ({ page, api }) => {
  const word = uniqueWord();
  const [north, south, group] = [await createCompany(api), await createCompany(api), await createGroup(api)];
  const stays = await createPerson(api, {
    lastName: word,
    phone: '031 1',
    employments: [{ company: { id: north.id }, role: 'Leitung', official: true }],
  });
  const goes = await createPerson(api, {
    firstName: 'Änni',
    lastName: word,
    phone: '031 2',
    email: `${word}@example.org`,
    employments: [{ company: { id: south.id }, role: 'Beirat' }],
    contactGroups: [{ id: group.id }],
  });
  await findContacts(page, 'person', word);
  await page.getByRole('checkbox', { name: `Auswählen: Anna ${word}` }).check();
  await act(page, 'Zusammenführen …');
  await expect(page.getByRole('dialog', { name: 'Zusammenführen' })).toContainText(
    'Markieren Sie bitte die beiden Einträge',
  );
  await button(page, 'OK').click();
  await page.getByRole('checkbox', { name: `Auswählen: Änni ${word}` }).check();
  await act(page, 'Zusammenführen …');

  // Values that only the other record has are already taken over; conflicts are left for a person to decide.
  await expect(
    page.getByRole('heading', { name: `«Änni ${word}» (ID ${goes.id}) geht in diesem Eintrag auf` }),
  ).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('E-Mail')).toHaveValue(`${word}@example.org`);
  await expect(field('Telefon')).toHaveValue('031 1');
  await expect(page.getByText('1 Anstellung und 1 Kontaktgruppe stehen unten schon dabei.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Der andere Eintrag: Vorname' })).toContainText('Änni');
  await page
    .getByRole('group', { name: 'Der andere Eintrag: Telefon' })
    .getByRole('button', { name: 'Übernehmen: Telefon' })
    .click();
  await expect(field('Telefon')).toHaveValue('031 2');
  await page.screenshot({ path: 'test-results/merging.png' });
  await button(page, 'Speichern').click();
  await button(undecided(page), 'Eigene Fassung behalten').click();

  await expect(page).toHaveURL(new RegExp(`/contacts/person/${stays.id}/edit`));
  await expect(page.getByText(`«Änni ${word}» ist in diesem Eintrag aufgegangen.`)).toBeVisible();
  const one = await read(api, 'contacts/person', stays.id);
  expect(one).toMatchObject({
    firstName: 'Anna',
    phone: '031 2',
    email: `${word}@example.org`,
    employments: [
      { role: 'Leitung', company: { id: north.id } },
      { role: 'Beirat', company: { id: south.id } },
    ],
    contactGroups: [{ id: group.id }],
  });

  // The id of the removed record opens this page, whose menu lists the merged record.
  await visit(page, `/contacts/person/${goes.id}/edit`);
  await expect(page).toHaveURL(new RegExp(`/contacts/person/${stays.id}/edit`));
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mit welchem Eintrag zusammenführen?' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/merged', async (route) => {
    await held;
    await route.continue();
  });
  const merged = page.waitForRequest('**/merged');
  await page.getByRole('menuitem', { name: 'Zusammenführen …' }).click();
  await merged;
  // Waits for late content, because a click would hit a button that has just moved.
  await expect(dialog).toHaveCount(0);
  answer();
  await button(dialog, 'Weiter').click();
  await expect(dialog).toContainText('Wählen Sie bitte einen Eintrag.');
  await expect(dialog).toContainText(`«Änni ${word}» (ID ${goes.id}) ist hier aufgegangen`);
  await button(dialog, 'Wieder trennen').click();
  await expect(page.getByText('Die beiden Einträge sind wieder getrennt.')).toBeVisible();
  expect(await read(api, 'contacts/person', stays.id)).toMatchObject({
    phone: '031 1',
    email: '',
    employments: [{ role: 'Leitung' }],
    contactGroups: [],
  });
  expect(await read(api, 'contacts/person', goes.id)).toMatchObject({
    firstName: 'Änni',
    employments: [{ role: 'Beirat', company: { id: south.id } }],
    contactGroups: [{ id: group.id }],
  });
});

test("an organisation is merged from the other's page, where the remaining one can be swapped, also by keys", async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const [goes, stays] = [
    await createCompany(api, { companyName: `Werk ${word}`, city: 'Chur' }),
    await createCompany(api, { companyName: `Werke ${word}`, city: 'Thun' }),
  ];
  await visit(page, `/contacts/company/${goes.id}/edit`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Zusammenführen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mit welchem Eintrag zusammenführen?' });
  await dialog.getByRole('combobox', { name: 'Der andere Eintrag' }).fill(`Werke ${word}`);
  await page.getByRole('option', { name: new RegExp(`Werke ${word}`) }).click();
  await button(dialog, 'Weiter').click();
  await expect(
    page.getByRole('heading', { name: `«Werke ${word}» (ID ${stays.id}) geht in diesem Eintrag auf` }),
  ).toBeVisible();
  await button(page, 'Den anderen behalten').click();
  await expect(
    page.getByRole('heading', { name: `«Werk ${word}» (ID ${goes.id}) geht in diesem Eintrag auf` }),
  ).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Übernehmen: Ort' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Chur');
  await page.keyboard.press('Control+Enter');
  await button(undecided(page), 'Eigene Fassung behalten').click();
  await expect(page).toHaveURL(new RegExp(`/contacts/company/${stays.id}/edit`));
  expect(await read(api, 'contacts/company', goes.id)).toMatchObject({
    id: stays.id,
    companyName: `Werke ${word}`,
    city: 'Chur',
  });
});

test('input about an existing person is moved into their record, in a new tab', async ({ page, context, api }) => {
  const word = uniqueWord();
  const there = await createPerson(api, { lastName: word, email: `${word}@example.org`, phone: '031 1' });
  await visit(page, '/contacts/person/add');
  const field = (at: typeof page, name: string) => at.getByRole('textbox', { name, exact: true });
  await field(page, 'Vorname').fill('Anna');
  await field(page, 'Nachname').fill(word);
  await field(page, 'Telefon').fill('031 2');
  await field(page, 'Ort').fill('Thun');
  await button(page, 'Speichern').click();
  const opening = context.waitForEvent('page');
  await button(
    page.getByRole('dialog', { name: 'Gibt es diesen Kontakt schon?' }),
    `Angaben in «Anna ${word}» (ID ${there.id}) übernehmen`,
  ).click();
  const newTab = await opening;
  await expect(newTab.getByRole('heading', { name: 'Was Sie erfasst haben, kommt in diesen Eintrag' })).toBeVisible();
  await expect(field(newTab, 'Ort')).toHaveValue('Thun');
  await newTab.setViewportSize({ width: 390, height: 844 });
  await newTab.screenshot({ path: 'test-results/merging-narrow.png' });
  await newTab.getByRole('button', { name: 'Übernehmen: Telefon' }).click();
  await button(newTab, 'Speichern').click();
  await expect(newTab).toHaveURL(new RegExp(`/contacts/person/${there.id}/edit`));
  expect(await read(api, 'contacts/person', there.id)).toMatchObject({
    phone: '031 2',
    city: 'Thun',
    email: `${word}@example.org`,
  });
  // The original form is unchanged.
  await button(page.getByRole('dialog'), 'Zurück zum Formular').click();
  await expect(field(page, 'Ort')).toHaveValue('Thun');
});
