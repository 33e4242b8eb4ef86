import { button, fromMenu, textbox } from '../support/form';
import { addItems, cards, openInbox, openReview, readInboxItem, undecided } from '../support/inbox';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

/** After the last item come those of the demo, with videos on other hosts. */
test.beforeEach(async ({ page, faults }) => {
  faults.expect(/^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
  );
});

test('a release without decisions asks once: take over, keep or cancel', async ({ page, api }) => {
  const word = uniqueWord();
  const projects = await Promise.all([1, 2].map(() => createProject(api, { keywords: 'unser' })));
  const items = await addItems(
    ...projects.map(({ id }) => ({ title: word, internalId: id, normalizedData: { keywords: `ihr ${word}` } })),
  );
  await openReview(page, items[0] as number);
  await page.keyboard.press('Control+Enter');
  await expect(undecided(page).getByRole('listitem')).toHaveText(['Stichworte']);
  await button(undecided(page), 'Zurück').click();
  await expect(undecided(page)).toHaveCount(0);
  await expect(textbox(page, 'Stichworte')).toHaveValue('unser');
  await page.keyboard.press('Control+Enter');
  await button(undecided(page), 'Übernehmen').click();
  await expect(page).not.toHaveURL(`/inbox/projects/${items[0]}`);
  await openReview(page, items[1] as number);
  await page.keyboard.press('Control+Enter');
  await button(undecided(page), 'Eigene Fassung behalten').click();
  await expect(page).not.toHaveURL(`/inbox/projects/${items[1]}`);
  expect(await readProject(api, projects[0]?.id as number)).toMatchObject({ keywords: `ihr ${word}` });
  expect(await readProject(api, projects[1]?.id as number)).toMatchObject({ keywords: 'unser' });
});

test("pressing 'a' and Ctrl+Enter in any rhythm releases only accepted proposals", async ({ page, api }) => {
  const word = uniqueWord();
  const rhythms = [80, 120, 200, 350];
  const projects = await Promise.all(Array.from({ length: 20 }, () => createProject(api, { keywords: 'unser' })));
  const items = await addItems(
    ...projects.map(({ id }, place) => ({
      title: `${place} ${word}`,
      internalId: id,
      normalizedData: { keywords: `ihr ${word}` },
    })),
  );
  await openInbox(page, word);
  await cards(page).first().getByRole('link').click();
  await expect(page.locator(`[data-review="${items[0]}"]`)).toBeVisible();
  let before = 0;
  for (const rhythm of rhythms) {
    for (let count = 0; count < 5; count += 1) {
      for (const key of ['a', 'Control+Enter']) {
        await page.keyboard.press(key);
        // Only the rhythm is tested, so nothing else is awaited.
        await new Promise((resolve) => setTimeout(resolve, rhythm));
      }
    }
    await expect(page.locator('[role="form"][inert]')).toHaveCount(0);
    // In a slow browser an 'a' may come too early, so that the release opens a question, which is closed here.
    if (await undecided(page).isVisible()) await button(undecided(page), 'Zurück').click();
    let released = 0;
    for (const [place, id] of items.entries()) {
      const { outcome } = await readInboxItem(api, id);
      if (outcome === null) continue;
      released += 1;
      expect(await readProject(api, projects[place]?.id as number), `item ${place}, every ${rhythm} ms`).toMatchObject({
        keywords: `ihr ${word}`,
      });
    }
    expect(released, `every ${rhythm} ms`).toBeGreaterThan(before);
    before = released;
  }
});

test("a release is undone by key from its message, and 'Abbrechen' in a changed review asks and leaves", async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { keywords: 'unser' });
  const [item] = await addItems({ title: word, internalId: id, normalizedData: { keywords: `ihr ${word}` } });
  await openReview(page, item as number);
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(
    button(page.getByRole('alert').filter({ hasText: 'Die Änderungen wurden gespeichert.' }), 'Rückgängig'),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Rückgängig gemacht: Der Eintrag wartet wieder im Posteingang.')).toBeVisible();
  expect(await readInboxItem(api, item as number)).toMatchObject({ outcome: null });
  expect(await readProject(api, id)).toMatchObject({ keywords: 'unser' });

  await openReview(page, item as number);
  await textbox(page, 'Stichworte').fill('getippt');
  const leave = page.getByRole('dialog', { name: 'Seite verlassen?' });
  await button(page, 'Abbrechen').click();
  await button(leave, 'Weiter bearbeiten').click();
  await expect(page.getByRole('heading', { name: 'Projekt bearbeiten' })).toBeVisible();
  await expect(textbox(page, 'Stichworte')).toHaveValue('getippt');
  await button(page, 'Abbrechen').click();
  await button(leave, 'Änderungen verwerfen').click();
  await expect(page).toHaveURL('/inbox');
});

test('saving a deletion request by mouse asks about it; a cancelled question has no later effect', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const projects = await Promise.all([1, 2, 3].map(() => createProject(api)));
  const items = await addItems(
    ...projects.map(({ id }) => ({ title: word, internalId: id, status: 'deleted' as const })),
  );
  const wish = page.getByRole('dialog', { name: 'Löschen oder behalten?' });
  const question = page.getByRole('dialog', { name: 'Löschen', exact: true });
  await openReview(page, items[0] as number);
  await button(page, 'Speichern').click();
  await button(wish, 'Löschen …').click();
  await button(question, 'Löschen').click();
  await expect(page).toHaveURL('/inbox');
  expect(await readInboxItem(api, items[0] as number)).toMatchObject({ outcome: 'deleted' });
  await openReview(page, items[1] as number);
  await button(page, 'Speichern').click();
  await button(wish, 'Behalten und speichern').click();
  await expect(page).toHaveURL('/inbox');
  expect(await readInboxItem(api, items[1] as number)).toMatchObject({ outcome: 'dismissed' });
  expect(await readProject(api, projects[1]?.id as number)).toBeTruthy();
  // The key would open the next item; after a cancelled question, deleting with the mouse returns to the inbox.
  await openReview(page, items[2] as number);
  await page.keyboard.press('Control+Enter');
  await button(question, 'Abbrechen').click();
  await fromMenu(page, 'Löschen');
  // Quick keys do not delete anything.
  await page.keyboard.press('Control+Enter');
  await expect(question).toBeVisible();
  await button(question, 'Löschen').click();
  await expect(page).toHaveURL('/inbox');
});
