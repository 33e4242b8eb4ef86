import { contactTable, createGroup, createPerson, findContacts, membersOf } from '../support/contacts';
import { button, textbox } from '../support/form';
import { addItems, addOneItem, cards, openInbox, openReview, readInboxItem, reviewBar } from '../support/inbox';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

/** Counts the keys and clicks of the shortest ways through the inbox. */

/** After a test's last item, the inbox opens one of the demo's, which may embed a video from another host. */
test.beforeEach(async ({ page, faults }) => {
  faults.expect(/^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
  );
});

test('20 items are released by two keys each, 80 ms apart, and none is lost', async ({ page, api }) => {
  const word = uniqueWord();
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
  let keys = 0;
  for (const item of items) {
    await expect(page.locator(`[data-review="${item}"]`)).toBeVisible();
    for (const key of ['a', 'Control+Enter']) {
      await page.keyboard.press(key);
      keys += 1;
      // Only the rhythm is tested, so nothing else is awaited.
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  }
  await expect(page).toHaveURL('/inbox');
  expect(keys).toBe(40);
  for (const [place, item] of items.entries()) {
    expect(await readInboxItem(api, item)).toMatchObject({ outcome: 'merged' });
    expect(await readProject(api, projects[place]?.id as number)).toMatchObject({ keywords: `ihr ${word}` });
  }
});

test('three fields are reviewed one by one, and the next item is opened, in five keys', async ({ page, api }) => {
  const word = uniqueWord();
  const projects = await Promise.all([1, 2].map(() => createProject(api, { keywords: 'unser', projectCode: 'unser' })));
  const theirs = { title: `Ihr Titel ${word}`, keywords: `ihr ${word}`, projectCode: `C${word}` };
  const [item, following] = await addItems(
    ...projects.map(({ id }) => ({ title: word, internalId: id, normalizedData: theirs })),
  );
  await openInbox(page, word);
  await cards(page).first().getByRole('link').click();
  await expect(page.locator(`[data-review="${item}"]`)).toBeVisible();
  for (const key of ['j', 'Enter', 'Enter', 'Enter', 'Control+Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(`/inbox/projects/${following}`);
  expect(await readProject(api, projects[0]?.id as number)).toMatchObject(theirs);
  // One key reverts the difference just taken over, although the focus has moved on.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.keyboard.press('u');
  await expect(textbox(page, 'Stichworte')).toHaveValue('unser');
  await expect(reviewBar(page)).toContainText('3 Unterschiede, 3 offen');
});

test('20 contacts are added to a group in six clicks; ranges are selected by keys, too', async ({ page, api }) => {
  const word = uniqueWord();
  const group = await createGroup(api);
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      createPerson(api, {
        firstName: `P${String(place).padStart(2, '0')}`,
        lastName: word,
        email: 'anna.muster@example.org',
        phone: '+41 31 000 00 00',
      }),
    ),
  );
  await findContacts(page, 'person', word);
  await expect(contactTable(page).getByRole('link', { name: /^P\d\d / })).toHaveCount(20);
  // The email address and phone number are fully legible.
  for (const text of ['anna.muster@example.org', '+41 31 000 00 00']) {
    const cell = contactTable(page).getByRole('cell', { name: text }).first();
    expect(
      await cell.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].every(
          ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth,
        ),
      ),
    ).toBe(true);
  }
  const box = (place: number) =>
    page.getByRole('checkbox', { name: `Auswählen: P${String(place).padStart(2, '0')} ${word}` });
  const dialog = page.getByRole('dialog', { name: 'Zu Kontaktgruppe hinzufügen' });
  let clicks = 0;
  const click = async (target: ReturnType<typeof box>, modifiers: 'Shift'[] = []) => {
    await target.click({ modifiers });
    clicks += 1;
  };
  await click(box(0));
  await click(box(19), ['Shift']);
  await expect(page.getByText('Alle 20 geladenen Einträge ausgewählt')).toBeVisible();
  await click(button(page, 'Aktionen'));
  await click(page.getByRole('menuitem', { name: 'Zu Kontaktgruppe hinzufügen', exact: true }));
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(group.name);
  await click(button(dialog, 'Weiter'));
  await click(button(dialog, 'Hinzufügen'));
  await expect(dialog).toBeHidden();
  expect(await membersOf(api, group.id)).toEqual(people.map(({ id }) => id).sort((a, b) => a - b));
  expect(clicks).toBe(6);

  await contactTable(page).getByRole('link').first().focus();
  for (const key of ['x', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByText('3 Einträge ausgewählt')).toBeVisible();
});

test('chips focus their section, the bar of a review stays visible, and assigning does not scroll', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, {
    keywords: 'unser',
    description: '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>',
  });
  const item = await addOneItem({ title: word, internalId: id, normalizedData: { keywords: `ihr ${word}` } });
  await addOneItem({ title: `Thema ${word}`, type: 'topic', foreignId: word });
  await openInbox(page);
  await page
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('button', { name: /^Themen/ })
    .click();
  await expect(page.locator('article:focus-within')).toContainText('Zuordnen');
  await page.keyboard.press('Enter');
  const assigning = page.getByRole('dialog');
  await expect(assigning.getByRole('combobox')).toBeFocused();
  const before = await assigning.boundingBox();
  await page.keyboard.type('tour');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await assigning.boundingBox()).toEqual(before);

  await openReview(page, item);
  const text = page.getByRole('textbox', { name: 'Beschreibung', exact: true }).first();
  // Until the editor has loaded, the text is the same in another notation.
  await text.click();
  await expect(text).toHaveClass(/ProseMirror/);
  await page.keyboard.press('Control+End');
  const html = await text.innerHTML();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  expect(await text.innerHTML()).toBe(html);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button(page, 'Alle Daten übernehmen')).toBeInViewport();
});
