import { choose, picture } from '../support/files';
import { button, list, openProject, removeButton, showLanguage, textbox, titleField } from '../support/form';
import { createProject, readProject } from '../support/records';
import { expect, test } from '../support/test';

/** A contact with a value in each field. */
const twelveFields = {
  name: 'Amt für Wirtschaft',
  salutation: 'f',
  firstName: 'Anna',
  lastName: 'Muster',
  title: 'Dr.',
  role: 'Leitung',
  phone: '+41 31 000 00 00',
  email: 'anna@example.org',
  website: 'https://example.org',
  street: 'Gasse 1',
  zipCode: '3000',
  city: 'Bern',
};

test('removed items return to their position, and Ctrl+Z undoes across fields and languages', async ({ page, api }) => {
  const { id, title } = await createProject(api, {
    keywords: 'eins',
    description: '<p>Wald.</p>',
    contacts: [twelveFields, { name: 'Verein', lastName: 'Beispiel' }] as never,
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  await openProject(page, id);
  const contacts = list(page, 'Kontakte');
  await removeButton(contacts, 'Kontakt', 1).click();
  await expect(contacts).not.toContainText('Muster');
  await button(contacts, 'Rückgängig').click();
  await expect(contacts.getByRole('group', { name: 'Kontakt 1' })).toContainText('Muster');
  await expect(removeButton(contacts, 'Kontakt', 1)).toBeFocused();
  await expect(button(contacts, 'Rückgängig')).toHaveCount(0);
  await choose(page, 'Bilder auswählen', await picture('bild.png'));
  const image = page.getByRole('group', { name: 'bild.png' });
  await textbox(image, 'Bildlegende').fill('Die Bahn');
  await button(page, 'Entfernen: bild.png').click();
  await expect(image).toHaveCount(0);
  await page.getByText('Rückgängig', { exact: true }).click();
  await expect(textbox(image, 'Bildlegende')).toHaveValue('Die Bahn');
  // The whole item is restored, not just its visible part.
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  expect(await readProject(api, id)).toMatchObject({
    contacts: [twelveFields, { name: 'Verein' }],
    images: [{ name: 'bild.png', description: 'Die Bahn' }],
  });

  // Two fields, then a language: each press undoes one change and shows where it was.
  await titleField(page).fill(`${title} neu`);
  await textbox(page, 'Stichworte').fill('eins, zwei');
  await showLanguage(page, 'FR');
  await titleField(page).fill('Télésiège');
  await showLanguage(page, 'DE');
  await textbox(page, 'Projektcode').or(textbox(page, 'Code')).first().focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('tab', { name: /^FR/ })).toHaveAttribute('aria-selected', 'true');
  await expect(titleField(page)).toHaveValue('Téléphérique');
  await page.keyboard.press('Control+z');
  await expect(textbox(page, 'Stichworte')).toHaveValue('eins');
  await expect(textbox(page, 'Stichworte')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(titleField(page)).toHaveValue(title);
  await page.keyboard.press('Control+y');
  await expect(titleField(page)).toHaveValue(`${title} neu`);
  await page.keyboard.press('Control+Shift+z');
  await expect(textbox(page, 'Stichworte')).toHaveValue('eins, zwei');

  // In a text field the field's own undo comes first; the same goes for rich text.
  await titleField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('er');
  await page.keyboard.press('Control+z');
  await expect(titleField(page)).not.toHaveValue(`${title} neuer`);
  const text = textbox(page, 'Beschreibung').first();
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Holz');
  await expect(text).toHaveText('Wald. Holz');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Wald.');
});

test('Ctrl+Z also works after a click outside of the fields', async ({ page, api }) => {
  const { id } = await createProject(api, { contacts: [{ name: 'Verein' }] as never });
  await openProject(page, id);
  await removeButton(page, 'Kontakt', 1).click();
  await expect(list(page, 'Kontakte')).not.toContainText('Verein');
  // A click on an empty area focuses the page.
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  await expect(list(page, 'Kontakte')).toContainText('Verein');
});
