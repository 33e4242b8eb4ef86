import { testWithColleague as test } from '../support/colleague';
import { createCompany, createGroup, createPerson, membersOf, read } from '../support/contacts';
import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { expect, type Page } from '../support/test';

/** A later save loses neither the user's own changes nor the other editor's. */

const save = (page: Page) => button(page, 'Speichern').click();
const saved = (page: Page) => expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
const open = async (page: Page, resource: string, id: number) => {
  await visit(page, `/${resource}/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'Eintrag bearbeiten' })).toBeVisible();
};
const rows = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const saveMerged = async (page: Page) => {
  await save(page);
  await button(page, 'Zusammengeführte Fassung speichern').click();
  await saved(page);
};

test.beforeEach(({ faults }) => faults.expect(/status of 412/));

test('two editors of one person: one adds an employment, the other changes place and role', async ({
  page,
  colleague,
  api,
}) => {
  const [first, second] = [await createCompany(api), await createCompany(api)];
  const person = await createPerson(api, { employments: [{ company: { id: first.id }, role: 'Alt' }] });
  await Promise.all([open(page, 'contacts/person', person.id), open(colleague, 'contacts/person', person.id)]);
  await button(colleague, 'Anstellung hinzufügen').click();
  const organisation = rows(colleague, 'Anstellungen').getByRole('combobox', { name: 'Organisation' }).nth(1);
  await organisation.fill(second.companyName);
  await colleague.getByRole('option', { name: second.companyName, exact: true }).click();
  await textbox(page, 'Ort').fill('Bellinzona');
  await textbox(rows(page, 'Anstellungen'), 'Funktion').fill('Neu');
  await save(colleague);
  await saved(colleague);
  await saveMerged(page);
  const stored = await read(api, 'contacts/person', person.id);
  expect(stored).toMatchObject({
    city: 'Bellinzona',
    employments: [{ id: person.employments[0]?.id, role: 'Neu' }, { company: { id: second.id } }],
  });
});

test('a person and its organisation: one changes the role, the other the members', async ({ page, colleague, api }) => {
  const company = await createCompany(api);
  const person = await createPerson(api, { employments: [{ company: { id: company.id }, role: 'Alt' }] });
  await Promise.all([open(page, 'contacts/company', company.id), open(colleague, 'contacts/person', person.id)]);
  await textbox(rows(colleague, 'Anstellungen'), 'Funktion').fill('Präsidentin');
  await textbox(page, 'Name').fill(`${company.companyName} neu`);
  await save(colleague);
  await saved(colleague);
  await saveMerged(page);
  expect(await read(api, 'contacts/company', company.id)).toMatchObject({
    companyName: `${company.companyName} neu`,
    employments: [{ role: 'Präsidentin', employee: { id: person.id } }],
  });
  expect(await read(api, 'contacts/person', person.id)).toMatchObject({
    employments: [{ id: person.employments[0]?.id, role: 'Präsidentin' }],
  });
});

test("a group and a person in it: one renames the group, the other changes the person's groups", async ({
  page,
  colleague,
  api,
}) => {
  // Placed below its own group, because tests that sort the tree move top-level groups.
  const group = await createGroup(api, { parent: { id: (await createGroup(api)).id } });
  const [member, other] = [await createPerson(api, { contactGroups: [{ id: group.id }] }), await createPerson(api)];
  await Promise.all([open(page, 'contact-groups', group.id), open(colleague, 'contacts/person', other.id)]);
  const groups = colleague.getByRole('combobox', { name: 'Kontaktgruppen' });
  await groups.fill(group.name);
  await colleague.getByRole('option', { name: group.name, exact: true }).click();
  await textbox(page, 'Bezeichnung').fill(`${group.name} neu`);
  await save(colleague);
  await saved(colleague);
  await saveMerged(page);
  expect((await read(api, 'contact-groups', group.id)).name).toBe(`${group.name} neu`);
  expect(await membersOf(api, group.id)).toEqual([member.id, other.id].toSorted((a, b) => a - b));
});
