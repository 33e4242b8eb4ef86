import { findNothing } from '../support/axe';
import { visit } from '../support/desk';
import { button, fromMenu, textbox } from '../support/form';
import { card, openInbox } from '../support/inbox';
import { loseResponse } from '../support/lostResponse';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';
import { linkOf, make, makePerson, onPhone, read, send, type Values } from '../support/verification';

test('a person corrects their data on a phone by a mailed link, and an editor accepts it', async ({ page, api }) => {
  const word = uniqueWord();
  const { group, person } = await makePerson(api, word);
  await visit(page, '/contact-groups');
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(word);
  // A new filter clears the selection, so it is applied first.
  await expect(page).toHaveURL(/[?&]filter=/);
  await page.getByRole('checkbox', { name: new RegExp(`Gruppe ${word}`) }).check();
  await button(page, 'Verifizierungs-E-Mails').click();
  const modal = page.getByRole('dialog', { name: 'Verifizierungs-E-Mails senden' });
  await expect(modal.getByRole('row', { name: new RegExp(`Caduff ${word}`) })).toContainText('Nicht gesendet');
  await button(modal, 'E-Mails senden').click();
  await button(page.getByRole('dialog', { name: 'E-Mails senden?' }), 'E-Mails senden').click();
  await expect(page.getByText('E-Mails wurden erfolgreich gesendet.')).toBeVisible();
  await button(page, 'Verifizierungs-E-Mails').click();
  await expect(modal.getByRole('row', { name: new RegExp(`Caduff ${word}`) })).toContainText('heute');
  await button(modal, `Entfernen: Änni Caduff ${word}`).click();
  await expect(modal).toContainText('Es sind keine Personen zum Anschreiben da.');
  await expect(button(modal, 'E-Mails senden')).toBeDisabled();

  const phone = await onPhone(page, await linkOf(api, person.email));
  await expect(phone.getByRole('heading', { name: 'Ihre Kontaktdaten' })).toBeVisible();
  await expect(button(phone, 'Daten bestätigen')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await findNothing(phone, colorScheme);
  }
  await textbox(phone, 'E-Mail').fill('keine Adresse');
  await button(phone, 'Änderungen senden').click();
  await expect(phone.getByRole('alert')).toContainText('E-Mail: Das ist keine gültige E-Mail-Adresse.');
  await expect(textbox(phone, 'E-Mail')).toBeFocused();
  await textbox(phone, 'E-Mail').fill(person.email);
  await textbox(phone, 'Telefon').fill('+41 81 111 11 11');
  await textbox(phone, 'Funktion').first().fill('Direktorin');
  await phone
    .getByRole('checkbox', { name: /Ich arbeite nicht mehr/ })
    .nth(1)
    .check();
  await textbox(phone, 'Kommentar').fill('<b>Hallo</b>');
  await button(phone, 'Änderungen senden').click();
  await expect(phone.getByRole('heading', { name: 'Vielen Dank' })).toBeFocused();
  await phone.context().close();

  await openInbox(page, word);
  await card(page, word)
    .getByRole('link', { name: `Änni Caduff ${word}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/inbox/contacts/person/${person.id}/\\d+$`));
  const proposed = (label: string) =>
    page.getByRole('group', { name: `Vorgeschlagene Änderungen: ${label}`, exact: true });
  await expect(proposed('Telefon')).toContainText('111 11 11');
  await expect(proposed('Anstellungen')).toContainText('Direktorin');
  await expect(page.getByRole('region', { name: 'Entfernte Anstellungen' })).toContainText(
    'Dieser Kontakt arbeitet nicht mehr hier. Bitte löschen oder Alle Übernehmen klicken und speichern.',
  );
  await expect(proposed('Vorname')).toHaveCount(0);
  await button(page, 'Alle Daten übernehmen').click();
  await expect(page.getByRole('region', { name: 'Entfernte Anstellungen' })).toHaveCount(0);
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/inbox');
  const stored = (await read(api, `/contacts/${person.id}`)) as Values;
  expect(stored).toMatchObject({
    phone: '+41 81 111 11 11',
    firstName: 'Änni',
    employments: [{ id: person.employments[0].id, role: 'Direktorin' }],
  });
  expect(stored.userComment).toContain('<b>Hallo</b>');
  expect(stored.contactGroups).toMatchObject([{ id: group.id }]);
});

test('a group includes the people in its subgroups, unless they are turned off', async ({ page, api }) => {
  const word = uniqueWord();
  const parent = await make(api, '/contact-groups', { name: `Ober ${word}` });
  const child = await make(api, '/contact-groups', { name: `Unter ${word}`, parent: { id: parent.id } });
  for (const [lastName, ids] of [
    ['Oben', [parent.id]],
    ['Unten', [child.id]],
    ['Beide', [parent.id, child.id]],
  ] as const) {
    await make(api, '/contacts', {
      type: 'person',
      firstName: word,
      lastName,
      email: 'x@example.org',
      contactGroups: ids.map((id) => ({ id })),
    });
  }
  await visit(page, '/contact-groups');
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(word);
  // A new filter clears the selection, so it is applied first.
  await expect(page).toHaveURL(/[?&]filter=/);
  await page.getByRole('checkbox', { name: new RegExp(`Ober ${word}`) }).check();
  await button(page, 'Verifizierungs-E-Mails').click();
  const modal = page.getByRole('dialog', { name: 'Verifizierungs-E-Mails senden' });
  const rows = modal.getByRole('row', { name: new RegExp(word) });
  await expect(rows).toHaveCount(3);
  await expect(modal).toContainText(`Untergruppen: Unter ${word}`);
  await modal.getByRole('switch', { name: 'Untergruppen einschliessen' }).uncheck();
  await expect(modal).toContainText('2 Personen werden angeschrieben.');
  await expect(rows).toHaveCount(2);
  await expect(modal.getByRole('row', { name: /Unten/ })).toHaveCount(0);
});

test("unchanged data is confirmed by keyboard, in the person's language, which uses up the link", async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word, { language: { id: 2 } });
  const link = await send(api, person);
  const phone = await onPhone(page, link);
  await expect(phone.getByRole('heading', { name: 'Vos coordonnées' })).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fr');
  // The link works once, so sending again after a lost response returns the original response.
  await loseResponse(phone, 'POST', /\/contacts\/verify\//);
  await button(phone, 'Confirmer les données').focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toBeVisible();
  await button(phone, 'Confirmer les données').focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Vos coordonnées sont confirmées.')).toBeVisible();
  await phone.context().close();
  const again = await onPhone(page, link);
  await expect(again.getByRole('heading', { name: 'Bereits bestätigt' })).toBeFocused();
  await findNothing(again, 'used link');
  await again.context().close();
  await visit(page, `/contacts/person/${person.id}/edit`);
  await expect(page.getByText(/Daten von der Person bestätigt am \d\d\.\d\d\.\d{4}/)).toBeVisible();
});

test("errors are shown at their fields in the person's language, and the first one gets the focus", async ({
  page,
  api,
}) => {
  const { person } = await makePerson(api, uniqueWord(), { language: { id: 2 } });
  const phone = await onPhone(page, await send(api, person));
  await textbox(phone, 'Nom').fill(' ');
  await textbox(phone, 'NPA').fill('x'.repeat(17));
  await textbox(phone, 'E-mail').fill('x@');
  await textbox(phone, 'Téléphone').fill('abc');
  await textbox(phone, 'Site web').fill('javascript:alert(1)');
  await button(phone, 'Ajouter un emploi').click();
  const added = phone.getByRole('group', { name: 'Nouvel emploi 1' });
  await textbox(added, 'Fonction').fill('Conseillère');
  await button(phone, 'Envoyer les modifications').click();
  await expect(textbox(phone, 'Nom')).toBeFocused();
  await expect(textbox(added, 'Organisation')).toHaveAccessibleDescription('Ce champ ne peut pas rester vide.');
  const messages = {
    Nom: 'Ce champ ne peut pas rester vide.',
    NPA: 'Le texte est trop long : 16 caractères au maximum.',
    'E-mail': 'Ce n’est pas une adresse e-mail valable.',
    Téléphone: 'Ce n’est pas un numéro de téléphone.',
    'Site web': 'Ce n’est pas une adresse web valable.',
  };
  for (const [label, message] of Object.entries(messages))
    await expect(textbox(phone, label)).toHaveAccessibleDescription(message);
  await findNothing(phone, 'problems');
  await phone.context().close();
});

test('unsent input is still there on return, until it is sent', async ({ page, api }) => {
  const { person } = await makePerson(api, uniqueWord(), { language: { id: 3 } });
  const link = await send(api, person);
  const phone = await onPhone(page, link);
  phone.on('dialog', (dialog) => void dialog.accept());
  await textbox(phone, 'Telefono').fill('+41 81 333 33 33');
  await phone
    .getByRole('checkbox', { name: /^Non lavoro più/ })
    .nth(1)
    .check();
  await expect(
    phone.getByText('Ciò che inserisce resta su questo dispositivo fino all’invio, al massimo 30 giorni.'),
  ).toBeVisible();
  const kept = await phone.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('333');
  expect(kept).not.toContain(link.split('/').at(-1));
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'I dati inseriti sono ancora qui' })).toBeFocused();
  await findNothing(phone, 'restored');
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('I dati inseriti sono stati ripristinati.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'I Suoi dati di contatto' })).toBeFocused();
  await expect(textbox(phone, 'Telefono')).toHaveValue('+41 81 333 33 33');
  await expect(phone.getByRole('checkbox', { name: /^Non lavoro più/ }).nth(1)).toBeChecked();
  await phone.reload();
  await button(phone, 'Scartare').click();
  await expect(textbox(phone, 'Telefono')).toHaveValue('+41 81 000 00 00');
  await textbox(phone, 'Telefono').fill('+41 81 444 44 44');
  await button(phone, 'Inviare le modifiche').click();
  await expect(phone.getByRole('heading', { name: 'Grazie mille' })).toBeFocused();
  expect(await phone.evaluate(() => localStorage.length)).toBe(0);
  await phone.context().close();
});

test('a corrected word leaves the formatting of a description alone', async ({ page, api }) => {
  const description = '<p>Ich <strong>leite</strong> die Abteilung Wald.</p><ul><li>Lawinen</li><li>Wege</li></ul>';
  const { person } = await makePerson(api, uniqueWord(), { description });
  const phone = await onPhone(page, await send(api, person));
  const text = textbox(phone, 'Beschreibung');
  await expect(text).toHaveValue('Ich leite die Abteilung Wald.\n\nLawinen\nWege');
  await text.press('Control+End');
  await text.pressSequentially('\nBrücken');
  await text.fill((await text.inputValue()).replace('Wald', 'Wasser'));
  await button(phone, 'Änderungen senden').click();
  await expect(phone.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  await phone.context().close();
  const [item] = (await read(api, `/inbox?type=contact_update&internalId=${person.id}`)) as [Values];
  await visit(page, `/inbox/contacts/person/${person.id}/${item.id}`);
  const proposed = page.getByRole('group', { name: 'Vorgeschlagene Änderungen: Beschreibung', exact: true });
  await expect(proposed).toContainText('Wasser');
  expect(((await read(api, `/inbox/${item.id}`)) as Values).normalizedData).toEqual({
    description: description.replace('Wald', 'Wasser').replace('</ul>', '<li>Brücken</li></ul>'),
  });
});

test('a new employment is added once the editor finds or creates its organisation', async ({ page, api }) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const phone = await onPhone(page, await send(api, person));
  await button(phone, 'Anstellung hinzufügen').click();
  const added = phone.getByRole('group', { name: 'Neue Anstellung 1' });
  await textbox(added, 'Organisation').fill(`Talbahn ${word}`);
  await textbox(added, 'Funktion').fill('Rätin');
  await added.getByText('Funktion in anderen Sprachen').click();
  await textbox(added, 'Funktion (Französisch)').fill('Conseillère');
  await button(phone, 'Änderungen senden').click();
  await expect(phone.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  await phone.context().close();

  await openInbox(page, word);
  await card(page, word).getByRole('link').click();
  const proposed = page.getByRole('group', { name: 'Vorgeschlagene Änderungen: Anstellungen', exact: true });
  await expect(proposed).toContainText(`Talbahn ${word} (nicht zugeordnet)`);
  await expect(proposed).toContainText('Rätin');
  await button(page, 'Alle Daten übernehmen').click();
  await button(page, 'Speichern').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Das Feld «Organisation» darf nicht leer sein.' }),
  ).toBeVisible();
  const row = page.getByRole('group', { name: `Talbahn ${word}`, exact: true });
  const organisation = row.getByRole('combobox', { name: 'Organisation' });
  await expect(organisation).toHaveValue(`Talbahn ${word}`);
  await organisation.click();
  await page.getByRole('option', { name: `Organisation «Talbahn ${word}» neu erfassen …` }).click();
  await button(page.getByRole('dialog', { name: 'Organisation erfassen' }), 'Erfassen').click();
  await expect(proposed).toContainText('Übernommen');
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/inbox');
  const { employments } = (await read(api, `/contacts/${person.id}`)) as Values;
  expect(employments).toHaveLength(3);
  expect(employments[2]).toMatchObject({
    role: 'Rätin',
    translations: { fr: { role: 'Conseillère' } },
    company: { name: `Talbahn ${word}` },
  });
});

test('a deletion request is marked in the inbox and the review, and opening the person shows a warning', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const phone = await onPhone(page, await send(api, person));
  await phone.getByRole('checkbox', { name: 'Bitte löschen Sie meine Kontaktdaten' }).check();
  await button(phone, 'Löschung verlangen').click();
  await expect(phone.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  await phone.context().close();

  await visit(page, `/contacts/person/${person.id}/edit`);
  const warning = page.getByRole('dialog', { name: 'Veraltete Daten' });
  await button(warning, 'Zum Eintrag im Posteingang').click();
  await expect(page).toHaveURL(new RegExp(`/inbox/contacts/person/${person.id}/\\d+$`));
  await expect(
    page.getByRole('heading', {
      name: 'Dieser Kontakt wurde gelöscht. Für Endgültige Löschung auf den Papierkorb klicken.',
    }),
  ).toBeVisible();
  await expect(button(page, 'Alle Daten übernehmen')).toHaveCount(0);
  await expect(button(page, 'Änderungen verwerfen')).toHaveCount(0);
  await fromMenu(page, 'Löschen');
  await button(page.getByRole('dialog', { name: 'Eintrag löschen' }), 'Endgültig löschen').click();
  await expect(page).toHaveURL('/inbox');
  expect((await api.get(`/api/v1/contacts/${person.id}`)).status()).toBe(404);
  expect(await read(api, `/inbox?type=contact_update&internalId=${person.id}`)).toEqual([]);
});

test('a newsletter sign-up is confirmed by its link, and accepted by an editor', async ({ page, api }) => {
  const word = uniqueWord();
  const email = `${word.toLowerCase()}@example.org`;
  const group = await make(api, '/contact-groups', { name: `Newsletter ${word}`, publicOptIn: true });
  const answer = await api.post('/api/v1/contact-groups/opt-in', {
    data: { contact: { email, firstname: 'Nina', lastname: word, locale: 'it' }, contactGroups: [group.id] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const phone = await onPhone(page, await linkOf(api, email, /\/newsletter\/confirm\/[\w-]+/));
  await expect(phone.getByRole('listitem')).toHaveText(`Newsletter ${word}`);
  await findNothing(phone, 'newsletter');
  await loseResponse(phone, 'POST', /\/confirm-opt-in\//);
  await button(phone, 'Confermare l’iscrizione').click();
  await button(phone, 'Riprovare').click();
  await expect(phone.getByRole('heading', { name: 'Grazie mille' })).toBeFocused();
  await phone.context().close();

  await openInbox(page, word);
  await card(page, word)
    .getByRole('link', { name: `Nina ${word}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Eintrag erstellen' })).toBeVisible();
  await button(page, 'Alle Daten übernehmen').click();
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/inbox');
  const [person] = (await read(api, `/contacts?type[]=person&term=${word}`)) as Values[];
  expect(person).toMatchObject({
    firstName: 'Nina',
    lastName: word,
    email,
    isPublic: false,
    contactGroups: [{ id: group.id }],
  });
});
