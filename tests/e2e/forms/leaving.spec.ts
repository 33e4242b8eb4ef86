import { menu } from '../support/shell';
import { button, openNewProject, openProject, save, saveAndLeave, textbox, titleField } from '../support/form';
import { openList, row, search } from '../support/list';
import { createProject, findProject, readProject, uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'Seite verlassen?' });
const restore = (page: Page) => button(page, 'Nicht gespeicherte Änderungen wiederherstellen');

test('leaving with unsaved changes asks, by any route', async ({ page, api }) => {
  const { id, title } = await createProject(api);
  await openList(page);
  await search(page, title);
  await row(page, title).getByRole('link').click();
  await titleField(page).fill('Ungespeichert');
  const ways = [
    () => button(page, 'Abbrechen').click(),
    () => menu(page).getByRole('link', { name: 'Projekte', exact: true }).click(),
    () => page.goBack(),
    () => menu(page).getByRole('link', { name: 'Abmelden' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toContainText('Es gibt Änderungen, die noch nicht gespeichert sind.');
    await button(question(page), 'Weiter bearbeiten').click();
    await expect(question(page)).toHaveCount(0);
    await expect(titleField(page)).toHaveValue('Ungespeichert');
    await expect(page).toHaveURL(`/projects/${id}/edit`);
  }
  await menu(page).getByRole('link', { name: 'Projekte', exact: true }).click();
  await button(question(page), 'Änderungen verwerfen').click();
  await expect(page).toHaveURL(/\/projects(\?|$)/);
  // Input discarded on purpose is not offered again.
  await openProject(page, id);
  await expect(restore(page)).toHaveCount(0);
});

test('leaving without changes, or after undoing them, does not ask', async ({ page, api }) => {
  const { id, title } = await createProject(api, { description: '<p>Text</p>' });
  await openProject(page, id);
  await titleField(page).fill('Anders');
  await titleField(page).fill(title);
  await textbox(page, 'Beschreibung').first().click();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await menu(page).getByRole('link', { name: 'Projekte', exact: true }).click();
  await expect(page).toHaveURL(/\/projects(\?|$)/);
});

test('leaving during a save waits for it without asking; a refused save stays', async ({ page, api, faults }) => {
  faults.expect(/status of 503/);
  const { id } = await createProject(api);
  await openProject(page, id);
  const title = `Unterwegs ${uniqueWord()}`;
  await titleField(page).fill(title);
  const waiting: (() => void)[] = [];
  let isRefused = true;
  await page.route(`**/api/v1/projects/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    if (isRefused)
      await route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { title: 'x', status: 503, detail: 'Gerade nicht.' },
      });
    else await route.fallback();
  });
  for (const refused of [true, false]) {
    isRefused = refused;
    await save(page);
    await expect.poll(() => waiting.length).toBe(1);
    await menu(page).getByRole('link', { name: 'Personen', exact: true }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/projects/${id}/edit`);
    waiting.pop()?.();
    if (refused) await expect(page.getByText('Gerade nicht.')).toBeVisible();
  }
  await expect(page).toHaveURL(/\/contacts\/person/);
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  expect((await readProject(api, id)).title).toBe(title);
});

test('closing the tab asks as well', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await titleField(page).pressSequentially('Getippt ');
  const shown = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await shown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(titleField(page)).toHaveValue(/Getippt/);
});

test('no word is lost if the tab disappears during typing', async ({ page, context, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await titleField(page).fill('Bis zum letzten Buchstaben');
  await page.close();
  const again = await context.newPage();
  await openProject(again, id);
  await expect(again.getByRole('status').filter({ hasText: 'Eingegeben am' })).toBeVisible();
  await restore(again).click();
  await expect(titleField(again)).toHaveValue('Bis zum letzten Buchstaben');
  await saveAndLeave(again);
  expect((await readProject(api, id)).title).toBe('Bis zum letzten Buchstaben');
  await openProject(again, id);
  await expect(restore(again)).toHaveCount(0);
});

test('no word is lost if the browser crashes during typing, even in rich text and new records', async ({
  page,
  context,
  api,
  faults,
}) => {
  faults.expect(/crash/i);
  const word = uniqueWord();
  await openNewProject(page);
  await titleField(page).fill(`Neu ${word}`);
  await textbox(page, 'Beschreibung').first().click();
  await page.keyboard.type('Schon viel geschrieben');
  await button(page, 'Kontakt hinzufügen').click();
  await textbox(page.getByRole('group', { name: 'Kontakt 1' }), 'Vorname').fill('Anna');
  // Drafts are written to disk after a moment, for which a crash leaves no time.
  await expect.poll(() => keptDrafts(page)).toContain('Anna');
  await page.goto('chrome://crash').catch(() => undefined);
  const again = await context.newPage();
  await openNewProject(again);
  await restore(again).click();
  await expect(titleField(again)).toHaveValue(`Neu ${word}`);
  await expect(textbox(again, 'Beschreibung').first()).toHaveText('Schon viel geschrieben');
  await saveAndLeave(again);
  const stored = await findProject(api, word);
  expect((await readProject(api, stored.id)).contacts).toMatchObject([{ firstName: 'Anna' }]);
});

/** Everything that the browser has stored, as text. */
async function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name as string);
    const texts = [JSON.stringify(localStorage)];
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        texts.push(JSON.stringify(all));
      }
      database.close();
    }
    return texts.join();
  });
}

test('a draft can be discarded', async ({ page, context, api }) => {
  const { id, title } = await createProject(api);
  await openProject(page, id);
  await titleField(page).fill('Doch nicht');
  await page.close();
  const again = await context.newPage();
  await openProject(again, id);
  await button(again, 'Verwerfen').click();
  await again.reload();
  await expect(titleField(again)).toHaveValue(title);
  await expect(restore(again)).toHaveCount(0);
});

test.describe('two editors on one record', () => {
  const stale = (page: Page) => page.getByRole('dialog', { name: 'Inzwischen von einer anderen Person geändert' });

  test('independent changes of both are merged and saved together', async ({ page, api, faults }) => {
    faults.expect(/status of 412/);
    const { id } = await createProject(api);
    await openProject(page, id);
    await titleField(page).fill('Meine Fassung');
    expect((await api.put(`/api/v1/projects/${id}`, { data: { keywords: 'neu' } })).ok()).toBe(true);
    await save(page);
    await expect(page.getByText(/Von dort stammt jetzt: Stichworte\./)).toBeVisible();
    await expect(titleField(page)).toHaveValue('Meine Fassung');
    await expect(textbox(page, 'Stichworte')).toHaveValue('neu');
    expect((await readProject(api, id)).title).not.toBe('Meine Fassung');
    await button(page, 'Zusammengeführte Fassung speichern').click();
    await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
    expect(await readProject(api, id)).toMatchObject({ title: 'Meine Fassung', keywords: 'neu' });
  });

  test('conflicting changes are decided by the second editor; the other version stays in the history', async ({
    page,
    api,
    faults,
  }) => {
    faults.expect(/status of 412/);
    const { id } = await createProject(api);
    await openProject(page, id);
    await titleField(page).fill('Meine Fassung');
    await api.put(`/api/v1/projects/${id}`, { data: { title: 'Fassung der anderen', keywords: 'neu' } });
    await save(page);
    await button(stale(page), 'Weiter bearbeiten').click();
    await expect(titleField(page)).toHaveValue('Meine Fassung');
    await save(page);
    await stale(page).getByRole('group', { name: 'Titel' }).getByRole('radio', { name: 'Meine Fassung' }).check();
    await button(stale(page), 'Zusammengeführte Fassung speichern').click();
    await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
    expect(await readProject(api, id)).toMatchObject({ title: 'Meine Fassung', keywords: 'neu' });
    const { data } = (await (await api.get(`/api/v1/projects/${id}/history`)).json()) as {
      data: { record: { title: string } }[];
    };
    expect(data.map(({ record }) => record.title)).toContain('Fassung der anderen');
  });

  test('the deletion of an open record is reported, and the input is kept', async ({ page, api, faults }) => {
    faults.expect(/status of 404/);
    const { id } = await createProject(api);
    await openProject(page, id);
    await titleField(page).fill('Zu spät');
    await api.delete(`/api/v1/projects/${id}`);
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Dieser Eintrag wurde inzwischen gelöscht.');
    await button(dialog, 'Weiter bearbeiten').click();
    await expect(titleField(page)).toHaveValue('Zu spät');
  });
});
