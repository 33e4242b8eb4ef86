import { readFile } from 'node:fs/promises';
import { createCompany, createGroup, createPerson, membersOf, read } from '../support/contacts';
import { visit } from '../support/desk';
import { dragBelow } from '../support/files';
import { button, chooseOption, fromMenu, textbox } from '../support/form';
import { uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';
import { readXlsx } from '../support/xlsx';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const tree = (page: Page) => page.getByRole('list', { name: 'Kontaktgruppen', exact: true });
const below = (page: Page, name: string) => page.getByRole('list', { name: `Untergruppen von ${name}`, exact: true });
const members = (page: Page) => page.getByRole('table', { name: 'Kontakte dieser Gruppe' });

async function openTree(page: Page): Promise<void> {
  await visit(page, '/contact-groups');
  await expect(tree(page).getByRole('link').first()).toBeVisible();
}

/** A group with three groups below it, ordered by number. */
async function family(api: Parameters<typeof createGroup>[0]) {
  const word = uniqueWord();
  const parent = await createGroup(api, { name: `Familie ${word}`, position: 0 });
  const children = await Promise.all(
    [0, 1, 2].map((position) =>
      createGroup(api, { name: `Kind ${position + 1} ${word}`, parent: { id: parent.id }, position }),
    ),
  );
  return { word, parent, children };
}
const positionsOf = async (api: Parameters<typeof createGroup>[0], groups: readonly { id: number }[]) =>
  Promise.all(groups.map(async ({ id }) => (await read(api, 'contact-groups', id)).position as number));

test.describe('the tree', () => {
  // They sort the same list, so they must not run in parallel.
  test.describe.configure({ mode: 'serial' });

  test('is sorted by keyboard, and saved entry by entry', async ({ page, api }) => {
    const { word, parent, children } = await family(api);
    await openTree(page);
    const handle = button(page, `Verschieben: Kind 3 ${word}`);
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(handle).toBeFocused();
    await expect(below(page, parent.name).getByRole('link')).toHaveText([
      `Kind 3 ${word}`,
      `Kind 1 ${word}`,
      `Kind 2 ${word}`,
    ]);
    await expect(page.getByText('Sortierung geändert. Möchten Sie die Änderungen speichern?')).toBeVisible();
    expect(await positionsOf(api, children)).toEqual([0, 1, 2]);
    // Leaving with an unsaved order asks first.
    const leaving = dialog(page, 'Seite verlassen?');
    await page.getByRole('link', { name: 'Projekte', exact: true }).click();
    await button(leaving, 'Weiter bearbeiten').click();
    const steps = progressOf(page);
    await button(page, 'Speichern').click();
    await expect(page.getByText('Die Reihenfolge wurde gespeichert.')).toBeVisible();
    expect(await positionsOf(api, children)).toEqual([1, 2, 0]);
    expect((await steps).length).toBeGreaterThan(1);
    await page.reload();
    await expect(below(page, parent.name).getByRole('link')).toHaveText([
      `Kind 3 ${word}`,
      `Kind 1 ${word}`,
      `Kind 2 ${word}`,
    ]);
  });

  test('is sorted by dragging and reset; a group moved by another editor meanwhile is not overwritten', async ({
    page,
    api,
  }) => {
    const { word, parent, children } = await family(api);
    await openTree(page);
    const handle = button(page, `Verschieben: Kind 1 ${word}`);
    // Drag and drop loads when the pointer arrives.
    await handle.hover();
    await expect(handle).toHaveAttribute('draggable', 'true');
    await dragBelow(page, handle, below(page, parent.name).getByRole('listitem').last());
    await expect(below(page, parent.name).getByRole('link')).toHaveText([
      `Kind 2 ${word}`,
      `Kind 3 ${word}`,
      `Kind 1 ${word}`,
    ]);
    await button(page, 'Zurücksetzen').click();
    await expect(below(page, parent.name).getByRole('link')).toHaveText([
      `Kind 1 ${word}`,
      `Kind 2 ${word}`,
      `Kind 3 ${word}`,
    ]);
    await expect(page.getByText('Sortierung geändert. Möchten Sie die Änderungen speichern?')).toHaveCount(0);
    expect(await positionsOf(api, children)).toEqual([0, 1, 2]);

    await handle.focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    const other = await read(api, 'contact-groups', children[0]!.id);
    expect(
      (await api.put(`/api/v1/contact-groups/${children[0]!.id}`, { data: { ...other, position: 77 } })).status(),
    ).toBe(200);
    await button(page, 'Speichern').click();
    await expect(
      page.getByRole('alert').filter({ hasText: `«Kind 1 ${word}» wurde inzwischen von jemand anderem verschoben.` }),
    ).toBeVisible();
    expect((await positionsOf(api, [children[0]!]))[0]).toBe(77);
  });
});

/** The progress messages: `n von m Positionen gespeichert...`. */
async function progressOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const look = () => {
          const text = /\d+ von \d+ Positionen gespeichert\.\.\./.exec(document.body.innerText)?.[0];
          if (text) seen.add(text);
          else if (seen.size > 0) {
            observer.disconnect();
            resolve([...seen]);
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
}

test('searching and filtering narrow the tree and disable sorting', async ({ page, api }) => {
  const { word, parent } = await family(api);
  await createGroup(api, { name: `Gesucht ${word}`, parent: { id: parent.id } });
  await openTree(page);
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(`gesucht ${word}`);
  await expect(tree(page).getByRole('link')).toHaveText([`Gesucht ${word}`]);
  await expect(tree(page)).toContainText(`in ${parent.name}`);
  await expect(page.getByText('Sortieren geht ohne Suchbegriff und Filter.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Verschieben/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: 'Entwurf' }).click();
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
});

test('a group is created below another; one with children cannot be moved below', async ({ page, api }) => {
  const word = uniqueWord();
  const parent = await createGroup(api, { name: `Oben ${word}` });
  await openTree(page);
  await page.getByRole('link', { name: 'Neuen Eintrag erstellen' }).click();
  await textbox(page, 'Bezeichnung').fill(`Neu ${word}`);
  await chooseOption(page.getByRole('combobox', { name: 'Übergeordnete Gruppe' }), parent.name);
  await page.getByRole('tab', { name: /^FR/ }).click();
  await textbox(page, 'Bezeichnung').fill('Nouveau');
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/contact-groups');
  await expect(below(page, parent.name).getByRole('link')).toHaveText([`Neu ${word}`]);

  await tree(page).getByRole('link', { name: parent.name }).click();
  await expect(page.getByRole('combobox', { name: 'Übergeordnete Gruppe' })).toBeDisabled();
  await expect(page.getByText('Diese Gruppe hat Untergruppen: sie bleibt auf der obersten Ebene.')).toBeVisible();
});

test('members are loaded thirty at a time, removed after a confirmation, and saving still works', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  // Placed below its own group, because tests that sort the tree move top-level groups.
  const group = await createGroup(api, { parent: { id: (await createGroup(api)).id } });
  const groups = [{ id: group.id }];
  const people = [];
  for (let number = 10; number < 42; number += 1)
    people.push(await createPerson(api, { firstName: 'Anna', lastName: `${word}${number}`, contactGroups: groups }));
  const company = await createCompany(api, { contactGroups: groups });
  await visit(page, `/contact-groups/${group.id}/edit`);
  await expect(page.getByText(/^30 (von|Einträge)/)).toBeVisible();
  await button(page, 'Mehr Kontakte laden').click();
  await expect(page.getByText('33 Einträge', { exact: true })).toBeVisible();
  await members(page).getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect(members(page).getByRole('link', { name: company.companyName })).toBeFocused();
  await page.keyboard.press('Home');

  await button(page, 'Aus Kontaktgruppe entfernen').click();
  await expect(page.getByRole('dialog')).toContainText(
    'Wählen Sie einen oder mehrere Kontakte zur weiteren Bearbeitung.',
  );
  await button(page.getByRole('dialog'), 'OK').click();
  await textbox(page, 'Bezeichnung').fill(`Anders ${word}`);
  for (const person of people.slice(0, 2))
    await page.getByRole('checkbox', { name: `Auswählen: Anna ${person.lastName}` }).check();
  await button(page, 'Aus Kontaktgruppe entfernen').click();
  const asking = dialog(page, 'Aus Kontaktgruppe entfernen');
  await expect(asking).toContainText(
    'Sind Sie sicher, dass die markierten Kontakte aus der Kontaktgruppe entfernen möchten?',
  );
  await button(asking, 'Entfernen').click();
  await expect(page.getByText('2 Kontakte aus der Kontaktgruppe entfernt.')).toBeVisible();
  await expect(members(page).getByRole('link', { name: `Anna ${people[0]!.lastName}` })).toHaveCount(0);
  expect(await membersOf(api, group.id)).toEqual([...people.slice(2).map(({ id }) => id), company.id]);

  // One is added here with the search; Shift selects a range.
  await page.getByRole('combobox', { name: 'Person hinzufügen' }).fill(people[0]!.lastName);
  await page
    .getByRole('option', { name: new RegExp(people[0]!.lastName) })
    .first()
    .click();
  await expect(page.getByText(`«Anna ${people[0]!.lastName}» gehört jetzt zur Kontaktgruppe.`)).toBeVisible();
  await expect(members(page).getByRole('link', { name: `Anna ${people[0]!.lastName}` })).toBeVisible();
  await page.getByRole('checkbox', { name: `Auswählen: Anna ${people[2]!.lastName}` }).click();
  await page.getByRole('checkbox', { name: `Auswählen: Anna ${people[6]!.lastName}` }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('5 Einträge ausgewählt')).toBeVisible();

  // The form is based on the version that it created itself.
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/contact-groups');
  expect(await read(api, 'contact-groups', group.id)).toMatchObject({ name: `Anders ${word}` });
  expect(await membersOf(api, group.id)).toHaveLength(32);
});

test('members and groups are exported', async ({ page, api }) => {
  const group = await createGroup(api);
  const person = await createPerson(api, { contactGroups: [{ id: group.id }] });
  await visit(page, `/contact-groups/${group.id}/edit`);
  await page.getByRole('checkbox', { name: `Auswählen: Anna ${person.lastName}` }).check();
  const [one] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportieren').click()]);
  const [de] = await readXlsx(await readFile(await one.path()));
  expect(de?.rows.slice(1).map((cells) => [cells[0], cells[20]])).toEqual([[String(person.id), group.name]]);
  await openTree(page);
  await page.getByRole('checkbox', { name: `Auswählen: ${group.name}` }).check();
  await button(page, 'XLSX-Export').click();
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '1 markierte Kontaktgruppe' }).click(),
  ]);
  expect(new URL(whole.url()).pathname).toBe('/api/v1/contacts.xlsx/contact-groups');
  expect(whole.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a group with subgroups cannot be deleted, and the reason is shown', async ({ page, api, faults }) => {
  faults.expect(/409 \(Conflict\)/);
  const { word, parent } = await family(api);
  await visit(page, `/contact-groups/${parent.id}/edit`);
  await fromMenu(page, 'Löschen');
  const asking = dialog(page, 'Eintrag löschen');
  await button(asking, 'Endgültig löschen').click();
  await expect(asking).toContainText(`Kind 1 ${word}`);
  expect((await api.get(`/api/v1/contact-groups/${parent.id}`)).status()).toBe(200);
});
