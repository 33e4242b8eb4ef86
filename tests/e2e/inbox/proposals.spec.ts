import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { card, cards, openInbox } from '../support/inbox';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';
import { makePerson, propose, read, type Values } from '../support/verification';

test('several proposals of one person are one card and one review, with the alternatives of each field', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const [leading, advising] = person.employments as [Values, Values];
  const first = await propose(api, person, {
    changes: { phone: '081 000 00 01', street: 'Gasse 1', employments: [{ id: leading.id, role: 'Direktorin' }] },
  });
  const second = await propose(api, person, {
    changes: { phone: '081 000 00 02', street: 'Gasse 1' },
    removeEmploymentIds: [advising.id],
  });
  await openInbox(page, word);
  await expect(card(page, word)).toHaveCount(1);
  await expect(card(page, word)).toContainText(/2 Vorschläge: \d\d\.\d\d\.\d{4}, .* und /);
  await card(page, word).getByRole('link').click();
  const bar = page.getByRole('region', { name: 'Vorgeschlagene Änderungen' });
  await expect(bar.getByRole('status').first()).toContainText(/2 Vorschläge: .*3 Unterschiede, 3 offen · 1 Konflikt/);
  const proposed = (label: string) =>
    page.getByRole('group', { name: `Vorgeschlagene Änderungen: ${label}`, exact: true });
  // Equal proposals count as one.
  await expect(proposed('Strasse').getByRole('button')).toHaveCount(1);
  await expect(proposed('Telefon').getByRole('listitem')).toHaveCount(2);
  await expect(proposed('Telefon')).toContainText('Die Vorschläge widersprechen sich');

  await button(page, 'Alle Daten übernehmen').click();
  await expect(page.getByText('2 Felder übernommen. Bei einem Konflikt entscheiden Sie bitte selbst.')).toBeVisible();
  await expect(proposed('Telefon').getByRole('button', { name: /^Übernehmen: Telefon, 1\. Vorschlag/ })).toBeFocused();
  // With the keyboard: the second one, back, and the first one.
  const phone = textbox(page, 'Telefon');
  await page.keyboard.press('2');
  await expect(phone).toHaveValue('081 000 00 01');
  await expect(proposed('Telefon')).toContainText('Entschieden');
  await page.keyboard.press('u');
  await expect(phone).toHaveValue('+41 81 000 00 00');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastatur' })).toContainText('Bei mehreren Vorschlägen zu einem Feld');
  await page.keyboard.press('Escape');
  await proposed('Telefon').getByRole('button').first().focus();
  await page.keyboard.press('1');
  await expect(phone).toHaveValue('081 000 00 02');
  await expect(page.getByRole('region', { name: 'Entfernte Anstellungen' })).toHaveCount(0);

  // It arrives during the review, which does not close it.
  const third = await propose(api, person, { changes: { phone: '081 000 00 03' } });
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/inbox');
  expect(await read(api, `/contacts/${person.id}`)).toMatchObject({
    phone: '081 000 00 02',
    street: 'Gasse 1',
    employments: [{ id: leading.id, role: 'Direktorin' }],
  });
  for (const [id, outcome] of [
    [first, 'merged'],
    [second, 'merged'],
    [third, null],
  ])
    expect(await read(api, `/inbox/${id}`)).toMatchObject({ outcome });
});

test('proposals that arrive or are closed during a review are reported, and no input is lost', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const [first, second] = [
    await propose(api, person, { changes: { phone: '081 000 00 01' } }),
    await propose(api, person, { changes: { phone: '081 000 00 02' } }),
  ];
  await visit(page, `/inbox/contacts/person/${person.id}/${first}`);
  const alternatives = page.getByRole('group', { name: 'Vorgeschlagene Änderungen: Telefon' }).getByRole('listitem');
  await expect(alternatives).toHaveCount(2);
  // Uses the keyboard, which makes the form count as in use.
  await textbox(page, 'Strasse').click();
  await textbox(page, 'Strasse').fill('Getippt 1');
  const third = await propose(api, person, { changes: { phone: '081 000 00 03' } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(alternatives).toHaveCount(3);
  await expect(
    page.getByText('Inzwischen ist ein weiterer Vorschlag eingetroffen; er steht bei den anderen.'),
  ).toBeVisible();
  expect((await api.delete(`/api/v1/inbox/${second}`)).status()).toBe(200);
  await button(alternatives.first(), /^Übernehmen: Telefon/).click();
  // The result of taking over one of them is checked before anything is saved.
  await button(page, 'Speichern').click();
  await expect(page.getByText('Inzwischen ist einer der Vorschläge erledigt')).toBeVisible();
  await expect(alternatives).toHaveCount(2);
  await expect(textbox(page, 'Strasse')).toHaveValue('Getippt 1');
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/inbox');
  expect(await read(api, `/contacts/${person.id}`)).toMatchObject({ phone: '081 000 00 03', street: 'Getippt 1' });
  for (const [id, outcome] of [
    [first, 'merged'],
    [second, 'dismissed'],
    [third, 'merged'],
  ])
    expect(await read(api, `/inbox/${id}`)).toMatchObject({ outcome });
});

test('opening any of several proposals shows all; discarding says how many', async ({ page, api }) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const ids = [
    await propose(api, person, { changes: { phone: '081 000 00 01' } }),
    await propose(api, person, { changes: { phone: '081 000 00 02' } }),
  ];
  // The filter finds nothing else, so after dismissing there is no next item.
  await openInbox(page, word);
  await expect(cards(page)).toHaveCount(1);
  for (const id of ids) {
    await visit(page, `/inbox/contacts/person/${person.id}/${id}`);
    await expect(
      page.getByRole('group', { name: 'Vorgeschlagene Änderungen: Telefon' }).getByRole('listitem'),
    ).toHaveCount(2);
  }
  await button(page, 'Änderungen verwerfen').click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen' });
  await expect(dialog).toContainText(
    'Sind Sie sicher dass Sie diese Änderungen verwerfen möchten? Verworfen werden alle 2 Vorschläge.',
  );
  await button(dialog, 'Änderungen verwerfen').click();
  await expect(page).toHaveURL('/inbox');
  for (const id of ids) expect(await read(api, `/inbox/${id}`)).toMatchObject({ outcome: 'dismissed' });

  await propose(api, person, { changes: { phone: '081 000 00 03' } });
  await propose(api, person, { changes: { phone: '081 000 00 04' } });
  // The inbox opens with the last filters.
  await openInbox(page);
  // The question is about what the card shows when it is asked.
  await expect(card(page, word)).toContainText('2 Vorschläge');
  await card(page, word)
    .getByRole('button', { name: /^Verwerfen/ })
    .click();
  const question = page.getByRole('dialog', { name: /^Verwerfen/ });
  await expect(question).toContainText('Verworfen werden alle 2 Vorschläge.');
  await button(question, 'Verwerfen').click();
  // An open dialog hides the page below from queries by role.
  await expect(question).toHaveCount(0);
  await expect(card(page, word)).toHaveCount(0);
  expect(await read(api, `/inbox?type=contact_update&internalId=${person.id}`)).toEqual([]);
});
