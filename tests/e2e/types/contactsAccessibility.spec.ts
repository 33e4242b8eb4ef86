import { check, checkForm, checkKind } from '../support/axe';
import { act, contactTable, createCompany, createGroup, createPerson } from '../support/contacts';
import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { addItems } from '../support/inbox';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

// In sequence on one page, because axe takes half the time once its code has run.
test.describe.configure({ mode: 'default' });

test.describe('axe finds nothing in pages of contacts', () => {
  test('in the list', async ({ page }) => {
    await visit(page, '/contacts/person');
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
    const { id } = await createPerson(api, {
      email: 'anna@example.org',
      contactGroups: [{ id: group.id }],
      employments: [{ company: { id: company.id }, role: 'Leiterin', official: true }],
    });
    await visit(page, `/contacts/person/${id}/edit`);
    await expect(textbox(page, 'Vorname')).toHaveValue('Anna');
    await expect(page.getByRole('combobox', { name: 'Organisation' })).toBeVisible();
    await checkKind(page, 'filled');
    await button(page, 'Anstellung hinzufügen').click();
    await page.keyboard.type('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await check(page, 'searching an organisation');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Kontaktgruppen' }).fill('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await check(page, 'choosing groups');
    await page.keyboard.press('Escape');
    await checkForm(page);
  });

  test('choosing recipients for verification', async ({ page, api }) => {
    const name = `Obergruppe ${uniqueWord()}`;
    const group = await createGroup(api, { name });
    const below = await createGroup(api, { parent: { id: group.id } });
    await createPerson(api, { email: 'anna@example.org', contactGroups: [{ id: group.id }] });
    await createPerson(api, { contactGroups: [{ id: below.id }] });
    await visit(page, '/contact-groups');
    await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(name);
    // A new filter clears the selection, so it is applied first.
    await expect(page).toHaveURL(/[?&]filter=/);
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    await button(page, 'Verifizierungs-E-Mails').click();
    const modal = page.getByRole('dialog', { name: 'Verifizierungs-E-Mails senden' });
    await expect(modal.getByRole('row')).toHaveCount(3);
    await checkKind(page, 'receivers');
    await button(modal, 'E-Mails senden').click();
    await expect(page.getByRole('dialog', { name: 'E-Mails senden?' })).toBeVisible();
    await check(page, 'asking once more');
  });

  test("in the review of a person's proposal", async ({ page, api }) => {
    const company = await createCompany(api, { city: 'Chur' });
    const create = () =>
      createPerson(api, { phone: '0', employments: [{ company: { id: company.id }, role: 'Leiterin' }] });
    const [{ id: once }, { id: often, employments }] = [await create(), await create()];
    const added = {
      id: null,
      company: { id: null, name: 'Talbahn' },
      role: 'Rätin',
      official: false,
      translations: { fr: {}, it: {} },
    };
    const item = (id: number, normalizedData: Record<string, any>, base: Record<string, any>, data: object = {}) => ({
      type: 'contact_update' as const,
      source: 'contact_verification',
      status: 'pending' as const,
      title: 'Anna',
      internalId: id,
      normalizedData,
      base,
      data: { changes: normalizedData, removeEmploymentIds: [], delete: 0, ...data },
    });
    const proposal = [
      { phone: '1', description: '<p>Neu <b>hier</b></p>' },
      { phone: '0', description: '' },
    ] as const;
    const [alone] = await addItems(item(once, ...proposal));
    await visit(page, `/inbox/contacts/person/${once}/${alone}`);
    const proposed = (label: string) =>
      page.getByRole('group', { name: `Vorgeschlagene Änderungen: ${label}`, exact: true });
    await expect(proposed('Telefon')).toBeVisible();
    await check(page, 'of one proposal');
    const [first] = await addItems(
      item(often, ...proposal),
      item(
        often,
        { phone: '2', employments: [added] },
        { phone: '0', employments },
        { removeEmploymentIds: employments.map((one) => String(one.id)) },
      ),
      item(often, { employments: [...employments, { ...added, role: 'Präsidentin' }] }, { employments }),
    );
    await visit(page, `/inbox/contacts/person/${often}/${first}`);
    await expect(proposed('Telefon').getByRole('listitem')).toHaveCount(2);
    await check(page, 'of several');
    await button(page, 'Alle Daten übernehmen').click();
    await proposed('Anstellungen').getByRole('button').first().click();
    await check(page, 'some taken over, an employment without its organisation');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastatur' })).toBeVisible();
    await check(page, 'keys');
    await page.keyboard.press('Escape');
    await button(page, 'Änderungen verwerfen').click();
    await expect(page.getByRole('dialog', { name: 'Änderungen verwerfen' })).toBeVisible();
    await check(page, 'discarding');
  });

  test('among the groups', async ({ page, api }) => {
    const group = await createGroup(api);
    await createPerson(api, { contactGroups: [{ id: group.id }], isPublic: false });
    await visit(page, '/contact-groups');
    const first = page.getByRole('button', { name: /^Verschieben/ }).first();
    await first.focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect(page.getByText('Sortierung geändert. Möchten Sie die Änderungen speichern?')).toBeVisible();
    await checkKind(page, 'tree');
    await visit(page, `/contact-groups/${group.id}/edit`);
    await expect(page.getByRole('table')).toBeVisible();
    await check(page, 'form');
  });
});
