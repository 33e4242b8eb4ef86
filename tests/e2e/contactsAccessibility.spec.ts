import { check, looks } from './support/axe';
import { act, contactTable, createCompany, createGroup, createPerson } from './support/contacts';
import { button, textbox } from './support/form';
import { expect, test } from './support/test';

for (const { name, ...look } of looks) {
  test.describe(`axe finds nothing among contacts (${name})`, () => {
    test.use(look);

    test('in the list', async ({ page }) => {
      await page.goto('/contacts/person');
      await expect(contactTable(page).getByRole('link').first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
      await check(page, 'all marked');
      await page.getByRole('combobox', { name: 'Kontaktgruppe', exact: true }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await check(page, 'with the groups open', { popup: true });
      await page.keyboard.press('Escape');
      await act(page, 'Zu Kontaktgruppe hinzufügen');
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'choosing a group');
    });

    test('in the form of a person', async ({ page, api }) => {
      const company = await createCompany(api, { city: 'Chur' });
      const group = await createGroup(api);
      const { id } = await createPerson(api, { email: 'anna@example.org', contactGroups: [{ id: group.id }], employments: [{ company: { id: company.id }, role: 'Leiterin', official: true }] });
      await page.goto(`/contacts/person/${id}/edit`);
      await expect(textbox(page, 'Vorname')).toHaveValue('Anna');
      await expect(page.getByRole('combobox', { name: 'Organisation' })).toBeVisible();
      await check(page, 'filled');
      await button(page, 'Anstellung hinzufügen').click();
      await page.keyboard.type('a');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await check(page, 'searching an organisation');
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Kontaktgruppen' }).fill('a');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await check(page, 'choosing groups');
      await page.keyboard.press('Escape');
      await button(page, 'Vorschau').click();
      await expect(page.getByRole('article')).toBeVisible();
      await check(page, 'preview');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('tab', { name: /^FR/ }).click();
      await check(page, 'French');
      await button(page, 'Löschen').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'deleting');
    });

    test('among the groups', async ({ page, api }) => {
      const group = await createGroup(api);
      await createPerson(api, { contactGroups: [{ id: group.id }], isPublic: false });
      await page.goto('/contact-groups');
      const first = page.getByRole('button', { name: /^Verschieben/ }).first();
      await first.focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      await expect(page.getByText('Die Reihenfolge ist geändert.')).toBeVisible();
      await check(page, 'tree');
      await page.goto(`/contact-groups/${group.id}/edit`);
      await expect(page.getByRole('table')).toBeVisible();
      await check(page, 'form');
    });
  });
}
