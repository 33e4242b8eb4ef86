import { check } from '../support/axe';
import { visit } from '../support/desk';
import { button } from '../support/form';
import { addOneItem, openReview } from '../support/inbox';
import { filter, openList, row, search, searchField, table, tags, titles } from '../support/list';
import { createProject, readProject, referenceId, uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';

const heads = (page: Page) => table(page).getByRole('columnheader');
const mark = (page: Page, title: string) => page.getByRole('checkbox', { name: `Auswählen: ${title}` }).check();
const act = async (page: Page, action: string) => {
  await button(page, 'Aktionen').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('columns are hidden and moved by keyboard, and stay so', async ({ page }) => {
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

test.describe('columns', () => {
  test.use({ isNew: true });

  test('open within the window, also the first time', async ({ page }) => {
    await openList(page);
    await button(page, 'Spalten').click();
    const columns = page.getByRole('dialog', { name: 'Spalten' });
    await expect(columns.getByRole('checkbox', { name: 'Programm' })).toBeVisible();
    await expect(columns).toBeInViewport({ ratio: 1 });
  });
});

test('a search is named, found again in the next visit, and removed', async ({ page, context }) => {
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

test('the address carries filters and order to a colleague', async ({ page, browser, context }) => {
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

test('a handwritten address breaks nothing', async ({ page, faults }) => {
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

test.describe('marked projects', () => {
  test('are made public together, each with its history; failed ones are named and stay marked', async ({
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
    // A colleague deletes one of them meanwhile.
    await api.delete(`/api/v1/projects/${second.id}`);
    await act(page, 'Sichtbarkeit: Öffentlich');
    const asking = page.getByRole('dialog', { name: 'Sichtbarkeit: Öffentlich' });
    await expect(asking).toContainText('3 Einträge auf «Öffentlich» setzen?');
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
  });

  test('are as before after Rückgängig; what somebody else has changed since stays, and is counted', async ({
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
      page.getByText('2 Einträge zurückgesetzt. 1 Eintrag wurde seither geändert und bleibt so.'),
    ).toBeVisible();
    for (const { id } of drafts) expect((await readProject(api, id)).isPublic, String(id)).toBe(id === theirs.id);
    await expect(row(page, theirs.title).getByText('Entwurf')).toHaveCount(0);
    await expect(table(page).getByText('Entwurf')).toHaveCount(2);
  });

  test('get a topic together, and lose it again', async ({ page, api }) => {
    const word = uniqueWord();
    const topic = await referenceId(api, 'topics', 'Tourismus');
    const projects = [
      await createProject(api, { title: `${word} eins`, topics: [{ id: topic }] }),
      await createProject(api, { title: `${word} zwei` }),
    ];
    await openList(page);
    await search(page, word);
    await expect(titles(page)).toHaveCount(2);
    const topics = () =>
      Promise.all(projects.map(async ({ id }) => (await readProject(api, id)).topics.map((entry) => entry.id)));
    for (const [action, message, expected] of [
      ['hinzufügen', '1 Eintrag geändert, 1 unverändert.', [[topic], [topic]]],
      ['entfernen', '2 Einträge geändert.', [[], []]],
    ] as const) {
      await page.getByRole('checkbox', { name: 'Alle geladenen Einträge auswählen' }).check();
      await act(page, `Themen: ${action}`);
      await page.getByRole('dialog').getByRole('combobox', { name: 'Themen' }).click();
      await page.getByRole('option', { name: 'Tourismus', exact: true }).click();
      await button(page.getByRole('dialog'), 'Ändern').click();
      await expect(page.getByText(message)).toBeVisible();
      expect(await topics()).toEqual(expected);
      await expect(page.getByText('Nichts ausgewählt')).toBeVisible();
    }
  });
});

test('at 400 % the title of a draft without translations has the width of the table, with its marks below', async ({
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

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('titles have the width and two lines, the filters are behind one button, and the page does not scroll sideways', async ({
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
    // Rows have exactly the expected height, so that distant rows are found from any row.
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
