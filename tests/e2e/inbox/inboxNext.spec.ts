import type { APIRequestContext } from '@playwright/test';
import { button, saveQuestion, textbox, titleField, trySaving } from '../support/form';
import { addItems, cards, openInbox, readInboxItem, reviewBar, undecided } from '../support/inbox';
import { loseResponse } from '../support/lostResponse';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';

/** Opens the first of several reviews of different projects, with the next one preloaded. */
async function openWithNextReady(page: Page, api: APIRequestContext, titles: string[], word: string) {
  const projects = await Promise.all(titles.map((title) => createProject(api, { title })));
  const items = await addItems(
    ...projects.map(({ id }, place) => ({
      title: `${place} ${word}`,
      internalId: id,
      normalizedData: { keywords: 'ihr Stichwort' },
    })),
  );
  await openInbox(page, word);
  const ready = page.waitForResponse((answer) => answer.url().endsWith(`/projects/${projects[1]?.id}`));
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/inbox/projects/${items[0]}`);
  await ready;
  // Its keys work when its form has loaded, which may be after the next item is known.
  await expect(titleField(page)).toHaveValue(String(titles[0]));
  return { projects, items };
}

test("'Freigeben und nächsten öffnen' follows the order and filters of the inbox", async ({ page, api }) => {
  const word = uniqueWord();
  const { id: internalId } = await createProject(api);
  const update = (title: string, source = 'xls') => ({
    title: `${title} ${word}`,
    source,
    internalId,
    normalizedData: { keywords: title },
  });
  const { id: gone } = await createProject(api);
  const [first, , third, deleted] = await addItems(update('Eins'), update('Zwei', 'blw'), update('Drei'), {
    ...update('Weg'),
    internalId: gone,
    status: 'deleted' as const,
  });
  await openInbox(page, word);
  await page.getByRole('combobox', { name: 'Quelle', exact: true }).click();
  await page.getByRole('option', { name: 'xls', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/inbox/projects/${deleted}`);
  await expect(
    reviewBar(page)
      .or(page.getByRole('heading', { name: /nicht mehr verfügbar/ }))
      .first(),
  ).toBeVisible();
  // A deletion request deletes after a question, which the release keys do not answer.
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Control+Enter', { delay: 40 });
  await expect(page.getByRole('dialog', { name: 'Löschen' })).toBeVisible();
  await expect(page).toHaveURL(`/inbox/projects/${deleted}`);
  // The window regains the focus: the record is requested again, and the response arrives after it is gone.
  const isRecord = (url: URL) => url.pathname === `/api/v1/projects/${gone}`;
  const reading = page.waitForRequest((request) => isRecord(new URL(request.url())) && request.method() === 'GET');
  let afterDeletion = () => {};
  const isDeleted = new Promise<void>((resolve) => {
    afterDeletion = resolve;
  });
  await page.route(isRecord, async (route) => {
    if (route.request().method() === 'GET') {
      await isDeleted;
      return route.continue().catch(() => undefined);
    }
    const response = await route.fetch();
    afterDeletion();
    await (await reading).response();
    await route.fulfill({ response });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const read = await reading;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/inbox/projects/${first}`);
  // The request is cancelled, so no failure is shown.
  expect(await read.response()).toBeNull();
  expect(await readInboxItem(api, deleted as number)).toMatchObject({ outcome: 'deleted' });
  expect((await api.get(`/api/v1/projects/${gone}`)).status()).toBe(404);
  await button(page, 'Alle Daten übernehmen').click();
  await trySaving(page);
  await button(saveQuestion(page), 'Freigeben und nächsten öffnen').click();
  await expect(page).toHaveURL(`/inbox/projects/${third}`);
  await expect(textbox(page, 'Stichworte')).toHaveValue('Eins');
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/inbox');
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
});

test('held-down keys release one item, and a preloaded item that has been closed since says so', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of 409/);
  const word = uniqueWord();
  const { projects, items } = await openWithNextReady(
    page,
    api,
    ['Eins', 'Zwei', 'Drei'].map((title) => `${title} ${word}`),
    word,
  );
  const third = page.waitForResponse((answer) => answer.url().endsWith(`/projects/${projects[2]?.id}`));
  await page.keyboard.press('a');
  // As a keyboard repeats a key that is held down.
  await page.keyboard.down('Control');
  for (let count = 0; count < 8; count += 1) await page.keyboard.down('Enter');
  await expect(page).toHaveURL(`/inbox/projects/${items[1]}`);
  for (let count = 0; count < 8; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(titleField(page)).toHaveValue(`Zwei ${word}`);
  expect(await readInboxItem(api, items[1] as number)).toMatchObject({ outcome: null });

  await third;
  const last = await readInboxItem(api, items[2] as number);
  await api.delete(`/api/v1/inbox/${last.id}`, { headers: { 'if-match': `"${last.version}"` } });
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(`/inbox/projects/${items[2]}`);
  await expect(page.getByText(/Dieser Eintrag ist erledigt/)).toBeVisible();
  await expect(titleField(page)).toHaveValue(`Drei ${word}`);
  // It can no longer be released, so the same keys move on.
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/inbox');
});

test('a release whose response was lost is settled by the same keys, without naming another person', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/ERR_FAILED|status of 412/);
  const word = uniqueWord();
  const { items } = await openWithNextReady(
    page,
    api,
    ['Eins', 'Zwei'].map((title) => `${title} ${word}`),
    word,
  );
  await page.keyboard.press('a');
  await loseResponse(page, 'PUT', /\/api\/v1\/projects\/\d+$/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nicht gespeichert.')).toBeVisible();
  expect(await readInboxItem(api, items[0] as number)).toMatchObject({ outcome: 'merged' });
  // The item is reloaded, and is now closed.
  await expect(page.getByText(/Dieser Eintrag ist erledigt/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(`/inbox/projects/${items[1]}`);
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a review being saved takes no more input, and an editor who has moved on stays there', async ({ page, api }) => {
  const word = uniqueWord();
  const [{ id }, other] = [await createProject(api, { keywords: '' }), await createProject(api)];
  const [item, next] = await addItems(
    ...[id, other.id].map((internalId) => ({ title: word, internalId, normalizedData: { projectCode: word } })),
  );
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/v1/projects/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await openInbox(page, word);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/inbox/projects/${item}`);
  await textbox(page, 'Stichworte').fill('davor');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Control+Enter');
  await button(undecided(page), 'Eigene Fassung behalten').click();
  await sent;
  await page.keyboard.type('a danach');
  await expect(textbox(page, 'Stichworte')).toHaveValue('davor');
  await expect(reviewBar(page)).toContainText('1 offen');
  await page.getByRole('link', { name: 'Personen', exact: true }).click();
  // Moving on waits for the save, without a question.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/inbox/projects/${item}`);
  answer();
  await expect(page).toHaveURL('/contacts/person');
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page).toHaveURL('/contacts/person');
  expect(await readProject(api, id)).toMatchObject({ keywords: 'davor' });
  expect(await readInboxItem(api, next as number)).toMatchObject({ outcome: null });
  // It does not reappear, even before the inbox reloads.
  let letReload = () => {};
  const later = new Promise<void>((resolve) => {
    letReload = resolve;
  });
  await page.route(/\/inbox\?.*term=/, async (route) => {
    await later;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Posteingang/ }).click();
  await expect(page).toHaveURL('/inbox');
  await expect(cards(page)).toHaveCount(1);
  letReload();
});

test('a preloaded review starts from the record as stored when it is shown', async ({ page, api }) => {
  const word = uniqueWord();
  const { projects, items } = await openWithNextReady(page, api, ['Eins', 'Zwei'], word);
  await api.put(`/api/v1/projects/${projects[1]?.id}`, { data: { projectCode: 'seither' } });
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(`/inbox/projects/${items[1]}`);
  await expect(textbox(page, 'Code')).toHaveValue('seither');
});
