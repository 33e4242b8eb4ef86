import type { Page } from '@playwright/test';
import type { Project } from '../../../domain/types/project';
import { visit } from '../support/desk';
import { titleField } from '../support/form';
import { filter, openFilter, openList, row, search, searchField, table, tags, titles } from '../support/list';
import { createProject, referenceId, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('has its columns, is ordered by a click on a head, and leads to the form for a new entry', async ({
  page,
  api,
}) => {
  const { id, title } = await createProject(api, {
    isPublic: true,
    projectCode: 'BE_7',
    startDate: '2023-04-01',
    endDate: '2025-12-31',
  });
  await openList(page);
  await expect(table(page).getByRole('columnheader')).toHaveText(
    [
      '',
      'ID',
      'Code',
      'Titel',
      'Startjahr',
      'Endjahr',
      'Themen',
      'Programm',
      'Finanzierung',
      'Kanton',
      /^Erstellt/,
      /^Geändert/,
    ].map((name) => (name instanceof RegExp ? name : new RegExp(`^${name}${name ? '' : '$'}`))),
  );
  await test.step('shows the newest project first, until another order is chosen', async () => {
    const byId = table(page).getByRole('columnheader', { name: /^ID/ });
    await expect(byId).toHaveAttribute('aria-sort', 'descending');
    await byId.getByRole('button').click();
    await expect(byId).toHaveAttribute('aria-sort', 'ascending');
    await expect(table(page).getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('1');
  });
  await test.step('a row shows its columns', async () => {
    await search(page, title);
    await expect(row(page, title).getByRole('cell').nth(1)).toHaveText(String(id));
    for (const text of ['BE_7', '2023', '2025'])
      await expect(row(page, title).getByRole('cell', { name: text, exact: true })).toBeVisible();
  });
  await test.step('the link to the form for a new entry works', async () => {
    await page.getByRole('link', { name: 'Neuen Eintrag erstellen' }).click();
    await expect(page.getByRole('heading', { name: 'Projekt erfassen' })).toBeVisible();
  });
});

test.describe('filters', () => {
  const years = (field: 'startDate' | 'endDate') => (project: Project) => project[field]?.slice(0, 4);
  const names = (field: 'topics' | 'programs' | 'instruments' | 'states' | 'geographicRegions') => (project: Project) =>
    (project[field] as { name?: string }[]).map(({ name }) => name);
  const cases = [
    { label: 'Status', parameter: 'status[]', of: (project: Project) => (project.isPublic ? 'Öffentlich' : 'Entwurf') },
    { label: 'Startjahr', parameter: 'startDate[]', of: years('startDate') },
    { label: 'Endjahr', parameter: 'endDate[]', of: years('endDate') },
    { label: 'Thema', parameter: 'topic[]', of: names('topics') },
    { label: 'Programm', parameter: 'program[]', of: names('programs') },
    { label: 'Finanzierung', parameter: 'instrument[]', of: names('instruments') },
    { label: 'Kanton', parameter: 'state[]', of: names('states') },
    { label: 'Geographische Region', parameter: 'geographicRegion[]', of: names('geographicRegions') },
  ];
  test('of every kind show matching records, and a tag to remove the filter', async ({ page, api }) => {
    await openList(page);
    for (const { label, parameter, of } of cases) {
      await test.step(label, async () => {
        const options = page.getByRole('listbox', { name: label }).getByRole('option');
        await openFilter(page, label);
        const picked = (await options.nth(1).textContent()) as string;
        const [answer] = await Promise.all([
          // The list also changes when other tests save.
          page.waitForResponse(
            (response) =>
              response.url().includes('/api/v1/projects?') && new URL(response.url()).searchParams.has(parameter),
          ),
          options.nth(1).click(),
        ]);
        const query = new URL(answer.url()).searchParams;
        expect(query.getAll(parameter)).toHaveLength(1);

        const { data } = (await answer.json()) as { data: Project[] };
        // The list loads the short shape; the full record has the values.
        const whole = (await (
          await api.get('/api/v1/projects', { params: { [parameter]: query.get(parameter) as string, limit: 500 } })
        ).json()) as { data: Project[] };
        expect(whole.data.length).toBeGreaterThan(0);
        for (const project of whole.data) expect([of(project)].flat()).toContain(picked);
        // Lists also show what other tests create.
        await expect(
          titles(page)
            .filter({ hasText: data[0]?.title as string })
            .first(),
        ).toBeVisible();

        await expect(tags(page)).toHaveText([`${label}: ${picked}`]);
        await openFilter(page, label);
        await expect(options.filter({ hasText: picked }).first()).toHaveAttribute('aria-disabled', 'true');
        await page.keyboard.press('Escape');
        await expect(options.first()).toBeHidden();
        await page.keyboard.press('Escape');
        await tags(page).getByRole('button').click();
        await expect(tags(page)).toHaveCount(0);
      });
    }
  });

  test('widen the list within one kind, narrow it across kinds, and can be removed at once', async ({ page, api }) => {
    const word = uniqueWord();
    const [bern, uri] = [await referenceId(api, 'states', 'Bern'), await referenceId(api, 'states', 'Uri')];
    await createProject(api, { title: `${word} beide`, states: [{ id: bern }, { id: uri }], isPublic: true });
    await createProject(api, { title: `${word} nur Bern`, states: [{ id: bern }] });
    await openList(page);
    await search(page, word);
    await expect(titles(page)).toHaveText([`${word} nur Bern`, `${word} beide`]);
    await filter(page, 'Kanton', 'Bern');
    await expect(titles(page)).toHaveCount(2);
    await filter(page, 'Kanton', 'Uri');
    await expect(titles(page)).toHaveText([`${word} beide`]);
    await filter(page, 'Status', 'Entwurf');
    await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
    await page.getByRole('search').getByRole('button', { name: 'Alle Filter entfernen' }).click();
    await expect(tags(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveValue('');
    await expect(titles(page).nth(5)).toBeVisible();
  });

  test('and the search term stay for the session only', async ({ page, context }) => {
    await openList(page);
    await search(page, 'Tourismus');
    await filter(page, 'Status', 'Öffentlich');
    await page.reload();
    await expect(tags(page)).toHaveText(['Status: Öffentlich']);
    await expect(searchField(page)).toHaveValue('Tourismus');
    const other = await context.newPage();
    await other.goto('/projects');
    await expect(titles(other).first()).toBeVisible();
    await expect(searchField(other)).toHaveValue('');
    await expect(tags(other)).toHaveCount(0);
  });
});

test('the term finds words in any order and language, without accents; drafts and gaps are marked', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const [open, draft] = await Promise.all([
    createProject(api, {
      title: `Zürcher Möbel ${word}`,
      isPublic: true,
      translations: { fr: { title: 'Forêt enchantée' }, it: {} },
    }),
    createProject(api, { title: `${word} Entwurfstitel` }),
  ]);
  await openList(page);
  await test.step('the search term finds words', async () => {
    for (const term of [`${word} zuercher`, `MOBEL ${word}`, `foret ${word}`]) {
      await search(page, term);
      await expect(titles(page)).toHaveText([open.title]);
    }
  });
  await search(page, word);
  await test.step('drafts are marked by a word', async () => {
    await expect(row(page, draft.title).getByText('Entwurf', { exact: true })).toBeVisible();
    await expect(row(page, open.title).getByText('Entwurf', { exact: true })).toHaveCount(0);
  });
  await test.step('translation gaps are marked', async () => {
    await expect(row(page, draft.title).getByRole('img', { name: 'Französische Übersetzung fehlt' })).toBeVisible();
    await expect(row(page, open.title).getByRole('img', { name: 'Italienische Übersetzung fehlt' })).toBeVisible();
    await expect(row(page, open.title).getByRole('img', { name: /^Franz/ })).toHaveCount(0);
  });
});

// If another test adds a project between two pages, a row moves to the second page; it is shown only once, so there is
// one fewer.
const loaded = (page: Page, count: string) => page.getByRole('status').filter({ hasText: new RegExp(`^(${count}) `) });
const complete = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ Einträge$/ });

test('loads a hundred at a time, to the end', async ({ page }) => {
  await openList(page);
  const more = page.getByRole('button', { name: 'Mehr Einträge laden' });
  await expect(loaded(page, '100')).toBeVisible();
  for (let hundreds = 2; await more.isVisible(); hundreds += 1) {
    // The button keeps the focus, so each further Enter loads more.
    if (hundreds === 2) await more.focus();
    await page.keyboard.press('Enter');
    await expect(loaded(page, `${hundreds}00|${hundreds - 1}9\\d`).or(complete(page))).toBeVisible();
  }
  await expect(complete(page)).toHaveText(/^[45]\d\d /);
  await table(page).getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect(table(page).getByRole('cell', { name: '1', exact: true }).first()).toBeVisible();
});

test('a row opens its form, and going back shows the same position and rows', async ({ page, faults }) => {
  // The project in that position may have videos.
  faults.expect(/^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//, /ERR_FAILED|ERR_BLOCKED/);
  await openList(page);
  await page.getByRole('button', { name: 'Mehr Einträge laden' }).click();
  await expect(loaded(page, '200|19\\d')).toBeVisible();
  const position = () => table(page).evaluate((element) => element.parentElement?.scrollTop ?? 0);
  await table(page).evaluate((element) => element.parentElement?.scrollTo(0, 5000));
  await expect.poll(position).toBe(5000);
  const inSight = async () => (await titles(page).allTextContents()).slice(14, 24);
  await expect.poll(async () => (await inSight()).length).toBe(10);
  const before = await inSight();
  const title = before[3] as string;

  for (const leave of [() => page.goBack(), () => page.getByRole('button', { name: 'Abbrechen' }).click()]) {
    // A click anywhere in the row opens it, not only on its link.
    await row(page, title).first().getByRole('cell').nth(4).click();
    await expect(page).toHaveURL(/\/projects\/\d+\/edit$/);
    await expect(titleField(page)).toHaveValue(title);
    await leave();
    await expect(titles(page).filter({ hasText: title }).first()).toBeVisible();
    // Projects that other tests add shift the list by whole rows, since lists show what others do.
    expect((await position()) - 5000).toBeGreaterThanOrEqual(0);
    expect(((await position()) - 5000) % 34).toBe(0);
    await expect(loaded(page, '200|19\\d')).toBeVisible();
    expect(await titles(page).allTextContents()).toEqual(expect.arrayContaining(before));
  }
});

test('can be used by keyboard alone', async ({ page, api }) => {
  const word = uniqueWord();
  const first = await createProject(api, { title: `${word} eins` });
  await createProject(api, { title: `${word} zwei` });
  await openList(page);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(word);
  await expect(titles(page)).toHaveCount(2);
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await page.keyboard.press('Tab');
  await expect(status).toBeFocused();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('listbox', { name: 'Status' });
  await expect(choices.getByRole('option', { name: 'Öffentlich' })).toBeFocused();
  await page.keyboard.type('Ent');
  await expect(choices.getByRole('option', { name: 'Entwurf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText(['Status: Entwurf']);
  // All keys are ignored until it is closed, not only the one that closes it.
  await expect(page.locator('[role=listbox]')).toHaveCount(0);
  await expect(titles(page)).toHaveCount(2);
  // Moves from the field to the rows, past everything in between, even if the rows still belong to another term.
  await page.keyboard.press('/');
  await page.keyboard.type(`${word} zw`);
  await page.keyboard.press('ArrowDown');
  await expect(titles(page)).toHaveCount(1);
  await expect(titles(page).first()).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('ArrowDown');
  await expect(titles(page)).toHaveCount(2);
  await expect(titles(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(titles(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${first.id}/edit`);
});

test('reports that loading failed, and retries on request', async ({ page, faults }) => {
  faults.expect(/status of 500/);
  await page.route('**/api/v1/projects?*', (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, '/projects');
  await expect(page.getByRole('alert')).toContainText('Die Einträge konnten nicht geladen werden.');
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(titles(page).first()).toBeVisible();
});

test("a list and a page's code load by themselves once the server is back", async ({ page, context, faults }) => {
  faults.expect(/ERR_FAILED/, /dynamically imported module/, /Failed to fetch/);
  // After a reload, so that the code of the other page is not loaded yet.
  await page.goto('/projects');
  await expect(titles(page).first()).toBeVisible();
  await context.route('**/*', (route) => route.abort());
  await page.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('Die Einträge konnten nicht geladen werden.');
  await expect(titles(page).first(), 'the rows before stay').toBeVisible();
  await context.unrouteAll();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(titles(page).first()).toBeVisible();

  await context.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Regionen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Der Server ist nicht erreichbar' })).toBeVisible();
  await context.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Regionen' })).toBeVisible();
});
