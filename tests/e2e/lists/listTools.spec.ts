import { readFile } from 'node:fs/promises';
import { check } from '../support/axe';
import { testWithColleague } from '../support/colleague';
import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { addOneItem, openReview } from '../support/inbox';
import { filter, openList, row, search, searchField, table, tags, titles } from '../support/list';
import { createProject, readProject, uniqueWord } from '../support/records';
import { menu } from '../support/shell';
import { readXlsx } from '../support/xlsx';
import { expect, test, type Locator, type Page } from '../support/test';

const heads = (page: Page) => table(page).getByRole('columnheader');
const mark = (page: Page, title: string) => page.getByRole('checkbox', { name: `Auswählen: ${title}` }).check();
const act = async (page: Page, action: string) => {
  await button(page, 'Aktionen').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('columns are hidden and moved by keyboard, and the choice is kept', async ({ page }) => {
  await openList(page);
  await button(page, 'Spalten').focus();
  await page.keyboard.press('Enter');
  const columns = page.getByRole('dialog', { name: 'Spalten' });
  await check(page, 'columns', { popup: true });
  await columns.getByRole('checkbox', { name: 'Programm' }).focus();
  await page.keyboard.press('Space');
  await button(columns, 'Nach vorn: Titel').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(heads(page).nth(2)).toHaveText('Titel');
  await expect(heads(page).filter({ hasText: 'Programm' })).toHaveCount(0);
  await page.reload();
  await expect(heads(page).nth(2)).toHaveText('Titel');
  await expect(heads(page).filter({ hasText: 'Programm' })).toHaveCount(0);
  await button(page, 'Spalten').click();
  await button(columns, 'Zurücksetzen').click();
  await page.keyboard.press('Escape');
  await expect(heads(page).nth(2)).toHaveText('Code');
  await expect(heads(page).filter({ hasText: 'Programm' })).toHaveCount(1);
});

test.describe('the column menu', () => {
  test.use({ isNew: true });

  test('opens within the window, even the first time', async ({ page }) => {
    await openList(page);
    await button(page, 'Spalten').click();
    const columns = page.getByRole('dialog', { name: 'Spalten' });
    await expect(columns.getByRole('checkbox', { name: 'Programm' })).toBeVisible();
    await expect(columns).toBeInViewport({ ratio: 1 });
  });
});

test('a search is saved under a name, reopened in the next visit, and removed', async ({ page, context }) => {
  await openList(page);
  await filter(page, 'Status', 'Entwurf');
  await button(page, 'Gespeicherte Suchen').click();
  await page.getByRole('menuitem', { name: 'Diese Suche speichern …' }).click();
  await page.getByRole('textbox', { name: 'Name der Suche' }).fill('Alle Entwürfe');
  await button(page.getByRole('dialog'), 'Speichern').click();
  const other = await context.newPage();
  await openList(other);
  await expect(tags(other)).toHaveCount(0);
  await button(other, 'Gespeicherte Suchen').click();
  await other.getByRole('menuitem', { name: 'Alle Entwürfe', exact: true }).click();
  await expect(tags(other)).toHaveText(['Status: Entwurf']);
  await button(other, 'Gespeicherte Suchen').click();
  await check(other, 'saved searches', { popup: true });
  await other.getByRole('menuitem', { name: 'Suche «Alle Entwürfe» löschen' }).click();
  await button(other.getByRole('dialog'), 'Bestätigen').click();
  await button(other, 'Gespeicherte Suchen').click();
  await expect(other.getByRole('menuitem', { name: 'Alle Entwürfe', exact: true })).toHaveCount(0);
});

testWithColleague(
  'a search is shared with the team, and stands in the menu with its number',
  async ({ page, colleague, api }) => {
    const [name, word] = [`Team ${uniqueWord()}`, uniqueWord()];
    const create = () => createProject(api, { title: `${word} ${uniqueWord()}`, isPublic: false });
    await create();
    await openList(page);
    await search(page, word);
    await filter(page, 'Status', 'Entwurf');
    const item = async (who: Page, label: string) => {
      await button(who, 'Gespeicherte Suchen').click();
      await who.getByRole('menuitem', { name: label }).click();
    };
    await item(page, 'Diese Suche speichern …');
    await page.getByRole('textbox', { name: 'Name der Suche' }).fill(name);
    await button(page.getByRole('dialog'), 'Speichern').click();
    await item(page, `«${name}» mit dem Team teilen`);
    await expect(page.getByText('in seinen gespeicherten Suchen')).toBeVisible();

    await openList(colleague);
    await item(colleague, name);
    await expect(titles(colleague)).toHaveCount(1);
    await item(colleague, 'Im Menü mit Anzahl zeigen');
    await expect(menu(colleague).getByRole('link', { name: `${name}: 1 Eintrag` })).toBeVisible();
    // The number changes with what others write.
    await create();
    await expect(menu(colleague).getByRole('link', { name: `${name}: 2 Einträge` })).toBeVisible();
    await visit(colleague, '/events');
    await menu(colleague).getByRole('link', { name }).click();
    await expect(titles(colleague)).toHaveCount(2);
    await expect(tags(colleague)).toHaveText(['Status: Entwurf']);

    await item(page, `«${name}» nicht mehr teilen`);
    await expect(menu(colleague).getByRole('link', { name })).toHaveCount(0);
    // The search belongs only to its owner again.
    await button(page, 'Gespeicherte Suchen').click();
    await expect(page.getByRole('menuitem', { name: `Suche «${name}» löschen` })).toBeVisible();
  },
);

test('selected rows are assigned by a key and a digit, shown in a column, and filtered by it', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const [first, second] = [
    await createProject(api, { title: `${word} eins` }),
    await createProject(api, { title: `${word} zwei` }),
  ];
  await openList(page);
  await search(page, word);
  await mark(page, first.title);
  await page.getByRole('link', { name: first.title }).focus();
  await page.keyboard.press('z');
  await expect(page.getByRole('menu', { name: 'Zuweisen an …' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('1 Eintrag an editor@example.org zugewiesen.')).toBeVisible();
  await button(page, 'Spalten').click();
  await page.getByRole('dialog', { name: 'Spalten' }).getByRole('checkbox', { name: 'Zugewiesen an' }).check();
  await page.keyboard.press('Escape');
  await expect(row(page, first.title)).toContainText('editor@example.org');
  await expect(row(page, second.title)).not.toContainText('editor@example.org');
  await filter(page, 'Zugewiesen an', 'editor@example.org (ich)');
  await expect(titles(page)).toHaveText([first.title]);
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: /^Projekte \d/ }).click();
  await expect(tags(page)).toHaveText(['Zugewiesen an: editor@example.org (ich)']);
  await expect(row(page, first.title)).toBeVisible();
});

test('a colleague gets filters and order from the URL', async ({ page, browser, context }) => {
  await openList(page);
  await filter(page, 'Status', 'Öffentlich');
  await table(page).getByRole('columnheader', { name: 'Titel' }).getByRole('button').click();
  await expect(table(page).getByRole('columnheader', { name: /^Titel/ })).toHaveAttribute('aria-sort', 'ascending');
  const colleague = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  await colleague.goto(page.url());
  await expect(tags(colleague)).toHaveText(['Status: Öffentlich']);
  await expect(table(colleague).getByRole('columnheader', { name: /^Titel/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // The previous rows stay until those in the new order have loaded.
  await expect
    .poll(async () => [await titles(page).first().textContent()])
    .toEqual([await titles(colleague).first().textContent()]);
});

test('a malformed URL breaks nothing', async ({ page, faults }) => {
  faults.expect(/422|400/);
  for (const query of [
    'filter=5',
    'filter={"topic":{"a":1}}',
    'sort=title;drop&order=UP',
    'filter={broken&perPage=x&page=-1',
  ]) {
    await visit(page, `/projects?${query}`);
    await expect(searchField(page)).toBeVisible();
    await expect(
      titles(page).first().or(page.getByRole('alert')).or(page.getByText('Keine Einträge gefunden')),
    ).toBeVisible();
  }
});

test.describe('selected projects', () => {
  test('are published, exported and deleted together; failed ones are named and stay selected', async ({
    page,
    api,
    faults,
  }) => {
    faults.expect(/404 \(Not Found\)/);
    const word = uniqueWord();
    const [first, second, third] = [
      await createProject(api, { title: `${word} eins` }),
      await createProject(api, { title: `${word} zwei` }),
      await createProject(api, { title: `${word} drei` }),
    ];
    await openList(page);
    await search(page, word);
    await expect(titles(page)).toHaveCount(3);
    await mark(page, first.title);
    await page.getByRole('checkbox', { name: `Auswählen: ${third.title}` }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('Alle 3 geladenen Einträge ausgewählt')).toBeVisible();
    await act(page, 'Sichtbarkeit: Öffentlich');
    const asking = page.getByRole('dialog', { name: 'Feld ändern: 3 Einträge' });
    await expect(asking).toContainText('Würde ändern: 3 von 3');
    // A colleague deletes one of them in the meantime.
    await api.delete(`/api/v1/projects/${second.id}`);
    await button(asking, 'Ändern').click();
    const failed = page.getByRole('dialog', { name: '1 Eintrag konnte nicht geändert werden' });
    await expect(failed).toContainText(`ID ${second.id}`);
    await check(page, 'what failed');
    await button(failed, 'OK').click();
    for (const { id } of [first, third]) {
      expect(await readProject(api, id)).toMatchObject({ isPublic: true });
      const { data } = (await (await api.get(`/api/v1/projects/${id}/history`)).json()) as {
        data: { version: number }[];
      };
      expect(data.map(({ version }) => version)).toEqual([2, 1]);
    }
    await expect(row(page, first.title).getByText('Entwurf')).toHaveCount(0);
    await expect(titles(page)).toHaveCount(2);

    await button(page, 'Auswahl aufheben').click();
    await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
    const [file] = await Promise.all([page.waitForEvent('download'), act(page, 'Exportieren')]);
    const [sheet] = await readXlsx(await readFile(await file.path()));
    expect(
      sheet!.rows
        .slice(1)
        .map(([id]) => Number(id))
        .sort((one, other) => one - other),
    ).toEqual([first.id, third.id]);
    await act(page, 'Löschen');
    await button(page.getByRole('dialog', { name: 'Löschen' }), 'Löschen').click();
    await expect(page.getByText('2 Einträge gelöscht.')).toBeVisible();
    await expect(titles(page)).toHaveCount(0);
    await button(page, 'Rückgängig').click();
    await expect(titles(page)).toHaveCount(2);
  });

  test('are restored by Rückgängig, except those changed by others since, which are named', async ({
    page,
    api,
    faults,
  }) => {
    faults.expect(/412 \(Precondition Failed\)/);
    const word = uniqueWord();
    const drafts = [];
    for (const name of ['eins', 'zwei', 'drei']) drafts.push(await createProject(api, { title: `${word} ${name}` }));
    const theirs = drafts[1] as (typeof drafts)[number];
    await openList(page);
    await search(page, word);
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
    await act(page, 'Sichtbarkeit: Öffentlich');
    await button(page.getByRole('dialog'), 'Ändern').click();
    await expect(page.getByText('3 Einträge geändert.')).toBeVisible();
    await api.put(`/api/v1/projects/${theirs.id}`, { data: { keywords: 'von jemand anderem' } });
    await button(page, 'Rückgängig').click();
    await expect(
      page.getByText(`2 Einträge zurückgesetzt. Seither von anderen geändert und so geblieben: «${theirs.title}».`),
    ).toBeVisible();
    for (const { id } of drafts) expect((await readProject(api, id)).isPublic, String(id)).toBe(id === theirs.id);
    await expect(row(page, theirs.title).getByText('Entwurf')).toHaveCount(0);
    await expect(table(page).getByText('Entwurf')).toHaveCount(2);
  });
});

test('twelve publications get a licence in five clicks, with a preview and undo', async ({ page, api }) => {
  const word = uniqueWord();
  const own = { licenseType: 'Other', licenseName: 'Hausregeln', translations: { fr: { licenseName: 'Règles' } } };
  const ids: number[] = [];
  for (let index = 1; index <= 12; index += 1) {
    const values = index <= 3 ? { licenseType: 'CC BY' } : own;
    const created = await api.post('/api/v1/publications', { data: { ...values, title: `${word} ${index}` } });
    ids.push(((await created.json()) as { data: { id: number } }).data.id);
  }
  const licences = () =>
    Promise.all(
      ids.map(async (id) => {
        const { data } = (await (await api.get(`/api/v1/publications/${id}`)).json()) as { data: typeof own };
        return [data.licenseType, data.licenseName, data.translations.fr.licenseName ?? ''].join(' ');
      }),
    );
  const before = await licences();
  await visit(page, `/publications?${new URLSearchParams({ filter: JSON.stringify({ term: word }) })}`);
  await expect(page.getByText('12 Einträge', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();

  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await click(button(page, 'Aktionen'));
  await click(page.getByRole('menuitem', { name: 'Feld ändern …' }));
  await click(page.getByRole('option', { name: 'Lizenz', exact: true }));
  await click(page.getByRole('option', { name: 'CC BY 4.0', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Feld ändern: 12 Einträge' });
  await expect(dialog.getByRole('status')).toHaveText('Würde ändern: 9 von 12, 3 sind bereits so');
  await expect(dialog).toContainText('Andere → neu:CC BY 4.0 (ändert auch: Lizenz-Bezeichnung)');
  await check(page, 'preview of a bulk change');
  await click(button(dialog, 'Ändern'));
  expect(clicks).toBe(5);
  await expect(page.getByText('9 Einträge geändert, 3 unverändert.')).toBeVisible();
  expect(await licences()).toEqual(ids.map(() => 'CC BY  '));

  await button(page, 'Rückgängig').click();
  await expect(page.getByText('9 Einträge zurückgesetzt.')).toBeVisible();
  expect(await licences()).toEqual(before);
});

test("at 400 % zoom the title of an untranslated draft has the table's width, with its marks below", async ({
  page,
  api,
}) => {
  const name = `Förderverein ${uniqueWord()}`;
  expect((await api.post('/api/v1/regions', { data: { name, type: 'ris', isPublic: false, cities: [] } })).ok()).toBe(
    true,
  );
  await page.setViewportSize({ width: 320, height: 480 });
  await visit(page, '/regions');
  const link = page.getByRole('link', { name });
  await expect(link).toBeVisible();
  const [cell, title] = await Promise.all([
    page.getByRole('cell').filter({ has: link }).boundingBox(),
    link.boundingBox(),
  ]);
  expect(title!.width).toBeGreaterThan(cell!.width * 0.6);
  await expect(page.getByRole('cell').filter({ has: link })).toBeInViewport({ ratio: 1 });
});

test('a cell is edited by its pencil or F2, over the latest version, and restored', async ({ page, api, faults }) => {
  faults.expect(/412 \(Precondition Failed\)/);
  const word = uniqueWord();
  const created = await api.post('/api/v1/publications', { data: { title: word, startDate: '2024-01-01' } });
  const { id } = ((await created.json()) as { data: { id: number } }).data;
  const read = async () =>
    ((await (await api.get(`/api/v1/publications/${id}`)).json()) as { data: Record<string, unknown> }).data;
  await visit(page, `/publications?${new URLSearchParams({ filter: JSON.stringify({ term: word }) })}`);
  const cell = page.getByRole('cell', { name: 'Andere', exact: true });
  await cell.hover();
  const { width, height } = (await cell.boundingBox())!;
  await cell.click({ position: { x: width - 10, y: height / 2 } });
  await page.getByRole('option', { name: 'CC BY 4.0', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'CC BY 4.0', exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ licenseType: 'CC BY' });

  const title = textbox(page.getByRole('dialog', { name: `Bezeichnung: ${word}` }), 'Bezeichnung');
  const editTitle = async () => {
    await page.keyboard.press('F2');
    await page.getByRole('option', { name: 'Projekt', exact: true }).press('Escape');
    await page.getByRole('combobox', { name: 'Typ' }).press('Tab');
    await expect(title).toBeFocused();
  };
  await page.getByRole('link', { name: word }).focus();
  await editTitle();
  await check(page, 'a cell under edit', { popup: true });
  // A colleague meanwhile saves another field, and later the same one.
  await api.put(`/api/v1/publications/${id}`, { data: { keywords: 'Holz' } });
  await title.fill(`${word} neu`);
  await title.press('Enter');
  await expect(page.getByRole('link', { name: `${word} neu` })).toBeFocused();
  expect(await read()).toMatchObject({ title: `${word} neu`, keywords: 'Holz' });
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('link', { name: word, exact: true })).toBeFocused();

  await editTitle();
  await api.put(`/api/v1/publications/${id}`, { data: { title: `${word} von ihr` } });
  await title.fill(`${word} von mir`);
  await title.press('Enter');
  await expect(page.getByText(`es ist jetzt «${word} von ihr»`)).toBeVisible();
  await expect(title).toHaveValue(`${word} von mir`);
  await title.press('Escape');
  expect(await read()).toMatchObject({ title: `${word} von ihr` });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('titles use the full width and two lines, filters are one button, and nothing scrolls sideways', async ({
    page,
    api,
  }) => {
    const title = `Arbeitsplätze im Tal ${uniqueWord()}`;
    const { id } = await createProject(api, { title, isPublic: true });
    await openList(page);
    const link = titles(page).filter({ hasText: title });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(
      await link.evaluate(
        (element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
      ),
    ).toBe(true);
    // Rows have exactly the expected height, so that the position of distant rows can be computed.
    await page.keyboard.press('Tab');
    await titles(page).nth(5).focus();
    await page.keyboard.press('End');
    await expect(titles(page).last()).toBeFocused();
    await expect(titles(page).last()).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden();
    await filter(page, 'Status', 'Entwurf');
    await expect(tags(page)).toHaveText(['Status: Entwurf']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, 'Filter').click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await check(page, 'narrow, with its filters', { popup: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('the longest heading leaves room for its buttons', async () => {
      await visit(page, '/educations');
      await expect(
        page.getByRole('link', { name: 'Neuen Eintrag erstellen' }).or(button(page, 'Neuen Eintrag erstellen')),
      ).toBeInViewport({ ratio: 1 });
    });
    await openReview(page, await addOneItem({ internalId: id, normalizedData: { keywords: 'anders' } }));
    for (const address of [page.url(), '/inbox']) {
      await visit(page, address);
      await expect(page.getByRole('button', { name: /Zuordnungen|Alle Daten übernehmen/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
    }
  });
});
