import { button, openProject, saveAndLeave, textbox } from '../support/form';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';
import { makePerson } from '../support/verification';

test('a contact is copied from a person, links to that person, and shows later changes there', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const { id } = await createProject(api, { financing: [{ id: 'costsCanton', value: '1' }] });
  await openProject(page, id);
  await button(page, 'Kontakt hinzufügen').click();
  const contact = page.getByRole('group', { name: 'Kontakt 1' });
  await contact.getByRole('combobox', { name: 'Aus Personen übernehmen' }).fill(word);
  await page.getByRole('option', { name: new RegExp(`Änni Caduff ${word}`) }).click();
  await expect(textbox(contact, 'Nachname')).toHaveValue(`Caduff ${word}`);
  await expect(textbox(contact, 'Telefon')).toHaveValue('+41 81 000 00 00');
  await expect(textbox(contact, 'Funktion')).toHaveValue('Leiterin');
  await expect(contact.getByRole('link', { name: `Änni Caduff ${word} in Personen öffnen` })).toHaveAttribute(
    'href',
    `/contacts/person/${person.id}/edit`,
  );
  await expect(contact.getByText('Unter «Personen» steht etwas anderes')).toHaveCount(0);
  await saveAndLeave(page);
  expect((await readProject(api, id)).contacts).toMatchObject([
    { lastName: `Caduff ${word}`, name: `Bergbahn ${word}` },
  ]);

  const { data } = (await (await api.get(`/api/v1/contacts/person/${person.id}`)).json()) as { data: object };
  expect(
    (await api.put(`/api/v1/contacts/person/${person.id}`, { data: { ...data, phone: '+41 81 999 99 99' } })).status(),
  ).toBe(200);
  // After a reload, because the page already knew the person that was chosen.
  await page.goto(`/projects/${id}/edit`);
  await page.getByRole('button', { name: new RegExp(`Änni Caduff ${word}`) }).click();
  await expect(contact.getByText(/Unter «Personen» steht etwas anderes \(geändert am .+\): Telefon\./)).toBeVisible();
  await button(contact, 'Angaben übernehmen').click();
  await expect(textbox(contact, 'Telefon')).toHaveValue('+41 81 999 99 99');
  await expect(contact.getByText('Unter «Personen» steht etwas anderes')).toHaveCount(0);

  // On a phone 'Förderung Bund' and 'Förderung Kanton(e)' are not cut off.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Kostenstelle' }).evaluate((one) => one.clientWidth))
    .toBeGreaterThan(190);
});
