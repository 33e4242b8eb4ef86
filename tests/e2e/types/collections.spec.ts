import { check, checkKind } from '../support/axe';
import { visit } from '../support/desk';
import { button } from '../support/form';
import { expect, test, type Page } from '../support/test';

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];

async function create(api: Api, resource: string, data: object): Promise<number> {
  const answer = await api.post(`/api/v1/${resource}`, { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
const read = async (api: Api, path: string) =>
  ((await (await api.get(`/api/v1/${path}`)).json()) as { data: any }).data;
const chosen = (page: Page) => page.getByRole('list', { name: /ausgewählt$/ }).getByRole('listitem');
const found = (page: Page) => page.getByRole('list', { name: 'Hinzufügen' }).getByRole('listitem');

test('projects are found, chosen and sorted by keyboard and mouse, and visitors see that order', async ({
  page,
  api,
}) => {
  const word = `Kollektionsprobe${Date.now()}`;
  for (const name of ['A', 'B', 'C'])
    await create(api, 'projects', { title: `${name} ${word}`, isPublic: name !== 'C' });
  await visit(page, '/project-collections');
  await expect(page.getByRole('link', { name: 'Tourismus rund ums Jahr' })).toBeVisible();
  await check(page, 'list of collections');
  await page.getByRole('link', { name: 'Neue Kollektion erstellen' }).click();
  await expect(page.getByText('Keine Projekte ausgewählt.')).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expect(found(page)).toHaveCount(3);

  await test.step('choosing by click and by keyboard, with the focus on the next one', async () => {
    await button(page, `Hinzufügen: C ${word}`).click();
    await expect(button(page, `Hinzufügen: B ${word}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, `Hinzufügen: A ${word}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toHaveText([/C Koll.*Entwurf/, /B Koll/, /A Koll/]);
    await expect(page.getByText('Alles, was geladen ist, ist schon ausgewählt.')).toBeFocused();
    await checkKind(page, 'form of a collection');
  });

  await test.step('sorting by keyboard and by dragging', async () => {
    await button(page, `Verschieben: A ${word}`).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(chosen(page)).toHaveText([/A Koll/, /C Koll/, /B Koll/]);
    await expect(button(page, `Verschieben: A ${word}`)).toBeFocused();
    const grip = button(page, `Verschieben: B ${word}`);
    await grip.hover();
    await expect(grip).toHaveAttribute('draggable', 'true');
    await grip.dragTo(chosen(page).first(), { targetPosition: { x: 200, y: 3 } });
    await expect(chosen(page)).toHaveText([/B Koll/, /A Koll/, /C Koll/]);
  });

  await test.step('preview; a title is required to save', async () => {
    await button(page, `Vorschau: B ${word}`).click();
    await expect(
      page.getByRole('dialog', { name: 'Vorschau' }).getByRole('heading', { name: `B ${word}` }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Speichern').click();
    await expect(
      page.getByText('Geben Sie bitte einen Titel an um die Kollektion zu speichern.').first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Sammlung ${word}`);
    await button(page, 'Speichern').click();
    await expect(page).toHaveURL(/\/project-collections$/);
  });
  const [collection] = await read(api, `project-collections?term=${word}`);
  const shown = await read(api, `project-collections/public/${collection.id}`);
  expect(shown.projects.map(({ title }: { title: string }) => title)).toEqual([`B ${word}`, `A ${word}`]);

  await test.step('preview and frame show the collection, and each project opens', async () => {
    await visit(page, `/project-collections/${collection.id}/edit`);
    await button(page, 'Vorschau').click();
    const cards = page.getByRole('dialog', { name: 'Vorschau' }).getByRole('listitem').getByRole('link');
    await expect(cards).toHaveText([`B ${word}`, `A ${word}`]);
    await page.goto(`/embed/iframe/project-collection/${collection.id}-fr.html`);
    await expect(page.getByRole('heading', { name: `Sammlung ${word}` }).last()).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('link')).toHaveText([`B ${word}`, `A ${word}`]);
    await page.getByRole('link', { name: `A ${word}` }).click();
    await expect(page.getByRole('dialog', { name: `A ${word}` })).toBeVisible();
  });

  await test.step('as a search profile, its filters define the collection', async () => {
    await visit(page, `/project-collections/${collection.id}/edit`);
    await expect(chosen(page)).toHaveCount(3);
    await button(page, 'Dynamisches Suchprofil aktivieren').click();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Hinzufügen|Verschieben):/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Thema' }).click();
    await page.getByRole('option', { name: 'Tourismus' }).click();
    await expect(page.getByText('1 Filter ausgewählt (Dynamisch)')).toBeVisible();
    await check(page, 'form of a dynamic collection');
    await button(page, 'Speichern').click();
    await expect(page).toHaveURL(/\/project-collections$/);
    expect(await read(api, `project-collections/${collection.id}`)).toMatchObject({
      isDynamic: true,
      filters: [{ type: 'topic', value: '3' }],
      selection: [{}, {}, {}],
    });
    await visit(page, `/project-collections/${collection.id}/edit`);
    await button(page, 'Dynamisches Suchprofil deaktivieren').click();
    await expect(page.getByRole('button', { name: /^Thema: / })).toHaveCount(0);
    await expect(chosen(page)).toHaveText([/B Koll/, /A Koll/, /C Koll/]);
    await button(page, 'Speichern').click();
    await expect(page).toHaveURL(/\/project-collections$/);
  });

  await test.step('the collection is named before one of its projects is deleted', async () => {
    await visit(page, `/projects/${shown.projects[0].id}/edit`);
    await button(page, 'Weitere Aktionen').click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByText('Der Eintrag ist in dieser Kollektion und wird daraus entfernt:')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(`Sammlung ${word}`);
    await button(dialog, 'Löschen').click();
    await expect(page).toHaveURL(/\/projects$/);
    expect(
      (await read(api, `project-collections/${collection.id}`)).selection.map(({ name }: { name: string }) => name),
    ).toEqual([`A ${word}`, `C ${word}`]);
  });
});
