import { readFile } from 'node:fs/promises';
import {
  act,
  contactRow,
  contactTable,
  createCompany,
  createGroup,
  createPerson,
  findContacts,
  membersOf,
} from '../support/contacts';
import { visit } from '../support/desk';
import { button } from '../support/form';
import { uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';
import { readXlsx } from '../support/xlsx';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('selected rows', () => {
  test('are none at first, and cleared by a filter', async ({ page, api }) => {
    const word = uniqueWord();
    for (const firstName of ['Anna', 'Beat']) await createPerson(api, { firstName, lastName: word });
    await findContacts(page, 'person', word);
    for (const action of ['Zu Kontaktgruppe hinzufügen', 'Exportieren', 'Löschen']) {
      await act(page, action);
      await expect(dialog(page, 'Aktionen')).toContainText(
        'Wählen Sie einen oder mehrere Kontakte zur weiteren Bearbeitung.',
      );
      await button(dialog(page, 'Aktionen'), 'OK').click();
      await expect(dialog(page, 'Aktionen')).toBeHidden();
    }
    await act(page, 'Zusammenführen …');
    await expect(dialog(page, 'Zusammenführen')).toContainText('Markieren Sie bitte die beiden Einträge');
    await button(dialog(page, 'Zusammenführen'), 'OK').click();
    await page.getByRole('checkbox', { name: `Auswählen: Beat ${word}` }).check();
    await expect(page.getByText('1 Eintrag ausgewählt')).toBeVisible();
    await expect(page).toHaveURL(/\/contacts\/person(\?|$)/);
    await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(`${word} Anna`);
    await expect(page.getByText('Nichts ausgewählt')).toBeVisible();
  });

  test('are all the loaded ones, or all that match', async ({ page }) => {
    await visit(page, '/contacts/person');
    // There are checkboxes, but none is checked.
    await expect(contactTable(page).getByRole('checkbox').nth(1)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
    await expect(page.getByText('Alle 200 geladenen Einträge ausgewählt')).toBeVisible();
    await button(page, /^Alle \d+ passenden auswählen$/).click();
    await expect(page.getByText(/^Alle \d+ passenden Einträge ausgewählt, auch die nicht geladenen$/)).toBeVisible();
    await button(page, 'Mehr Kontakte laden').click();
    await expect(button(page, 'Nur die 400 geladenen auswählen')).toBeVisible();
    await contactTable(page).getByRole('checkbox').nth(1).uncheck();
    await button(page, 'Auswahl aufheben').click();
    await expect(page.getByText('Nichts ausgewählt')).toBeVisible();
  });

  test('are added to a group, which keeps its members', async ({ page, api }) => {
    const word = uniqueWord();
    const group = await createGroup(api);
    const there = await createPerson(api, { lastName: 'Schonda', contactGroups: [{ id: group.id }] });
    const [anna, beat] = [
      await createPerson(api, { lastName: word }),
      await createPerson(api, { firstName: 'Beat', lastName: word }),
    ];
    await findContacts(page, 'person', word);
    await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
    await act(page, 'Zu Kontaktgruppe hinzufügen');
    const adding = dialog(page, 'Zu Kontaktgruppe hinzufügen');
    await button(adding, 'Weiter').click();
    await expect(adding).toContainText('Wählen Sie bitte eine Kontaktgruppe.');
    await adding.getByRole('combobox', { name: 'Kontaktgruppe' }).selectOption(group.name);
    await button(adding, 'Weiter').click();
    await expect(adding).toContainText(`die 2 markierten Kontakte zur Kontaktgruppe ${group.id} «${group.name}»`);
    await button(adding, 'Hinzufügen').click();
    await expect(page.getByText(`2 Kontakte zur Kontaktgruppe «${group.name}» hinzugefügt.`)).toBeVisible();
    expect(await membersOf(api, group.id)).toEqual([there.id, anna.id, beat.id]);
    await expect(contactRow(page, `Beat ${word}`)).toContainText(group.name);
    await expect(page.getByText('Nichts ausgewählt')).toBeVisible();
  });

  test('are deleted, and those that stay are named with the reason', async ({ page, api }) => {
    const word = uniqueWord();
    const parent = await createCompany(api, { companyName: `Dach ${word}` });
    await createCompany(api, { companyName: 'Tochter', parent: { id: parent.id } });
    const alone = await createCompany(api, { companyName: `Allein ${word}` });
    await findContacts(page, 'company', `${word}`);
    await expect(contactRow(page, `Allein ${word}`, 'Organisationen')).toBeVisible();
    for (const name of [`Dach ${word}`, `Allein ${word}`])
      await page.getByRole('checkbox', { name: `Auswählen: ${name}` }).check();
    await act(page, 'Löschen');
    await expect(dialog(page, 'Löschen')).toContainText(
      'Sind Sie sicher, dass Sie die markierten Kontakte löschen möchten?',
    );
    await button(dialog(page, 'Löschen'), 'Löschen').click();
    const left = dialog(page, 'Nicht alle Kontakte konnten gelöscht werden');
    await expect(left).toContainText(`Der Eintrag mit der ID ${parent.id} konnte nicht gelöscht werden.`);
    await expect(left).toContainText('«Tochter»');
    await button(left, 'OK').click();
    await expect(contactRow(page, `Allein ${word}`, 'Organisationen')).toHaveCount(0);
    expect((await api.get(`/api/v1/contacts/company/${alone.id}`)).status()).toBe(404);
    await expect(page.getByRole('checkbox', { name: `Auswählen: Dach ${word}` })).toBeChecked();
  });

  test('are exported as XLSX', async ({ page, api }) => {
    const word = uniqueWord();
    const person = await createPerson(api, { lastName: word });
    await findContacts(page, 'person', word);
    await page.getByRole('checkbox', { name: `Auswählen: Anna ${word}` }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'Exportieren')]);
    expect(download.suggestedFilename()).toMatch(/^Kontakte-.*\.xlsx$/);
    const [de] = await readXlsx(await readFile(await download.path()));
    expect(de?.rows.slice(1).map(([id]) => id)).toEqual([String(person.id)]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('are exported by the hundred, and a failed export is reported', async ({ page, faults }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    await visit(page, '/contacts/person');
    for (const count of [400, 600]) {
      await button(page, 'Mehr Kontakte laden').click();
      await expect(page.getByText(new RegExp(`^${count} von .* geladen$`))).toBeVisible();
    }
    await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
    await expect(page.getByText('Alle 600 geladenen Einträge ausgewählt')).toBeVisible();
    await page.route('**/api/v1/contacts.xlsx', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Gerade nicht.' } }),
    );
    await act(page, 'Exportieren');
    await expect(dialog(page, 'Exportieren')).toContainText('Der Export ist fehlgeschlagen. Gerade nicht.');
    await button(dialog(page, 'Exportieren'), 'OK').click();
    await page.unroute('**/api/v1/contacts.xlsx');
    const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'Exportieren')]);
    const [de] = await readXlsx(await readFile(await download.path()));
    expect(de?.rows).toHaveLength(601);
  });

  test('include all that match, by one call to the server', async ({ page, api }) => {
    const word = uniqueWord();
    const group = await createGroup(api);
    const persons = await Promise.all(
      Array.from({ length: 203 }, (_, index) => createPerson(api, { firstName: `P${index}`, lastName: word })),
    );
    await findContacts(page, 'person', word);
    await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/ids?') && requests.push(request.url()));
    await button(page, 'Alle 203 passenden auswählen').click();
    await expect(page.getByText('Alle 203 passenden Einträge ausgewählt, auch die nicht geladenen')).toBeVisible();
    await page.getByRole('checkbox', { name: `Auswählen: P0 ${word}` }).uncheck();
    await act(page, 'Zu Kontaktgruppe hinzufügen');
    const asking = dialog(page, 'Zu Kontaktgruppe hinzufügen');
    await asking.getByRole('combobox').selectOption(String(group.id));
    await button(asking, 'Weiter').click();
    await button(asking, 'Hinzufügen').click();
    await expect(page.getByText(`202 Kontakte zur Kontaktgruppe «${group.name}» hinzugefügt.`)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(await membersOf(api, group.id)).toEqual(
      persons
        .slice(1)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
  });
});
