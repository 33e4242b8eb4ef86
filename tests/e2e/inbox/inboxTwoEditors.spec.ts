import { testWithColleague as test } from '../support/colleague';
import { visit } from '../support/desk';
import { button, saveQuestion, textbox, trySaving } from '../support/form';
import {
  addItems,
  addOneItem,
  card,
  openInbox,
  openReview,
  proposed,
  readInboxItem,
  saveReview,
} from '../support/inbox';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect } from '../support/test';
import { makePerson, propose, read } from '../support/verification';

test.beforeEach(async ({ page, faults }) => {
  // Saving an item that another editor has closed is refused and reported.
  faults.expect(/status of 4(09|12)/, /^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
  );
});

const ended = 'Inzwischen erledigt';

test("edits survive another editor's release and dismissal: kept as an item, or offered after a reload", async ({
  page,
  colleague,
  api,
}) => {
  const word = uniqueWord();
  const projects = await Promise.all([1, 2].map(() => createProject(api, { keywords: 'unser' })));
  const [released, dismissed] = (await addItems(
    ...projects.map(({ id }) => ({ title: word, internalId: id, normalizedData: { keywords: `ihr ${word}` } })),
  )) as [number, number];

  // Released by the first editor: the second editor's changes become a new item.
  await openReview(page, released);
  await textbox(page, 'Code').fill(`meiner ${word}`);
  await openReview(colleague, released);
  await colleague.keyboard.press('a');
  await saveReview(colleague, 'Freigeben');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: ended });
  await expect(question).toContainText('Übernommen');
  await button(question, 'Im Posteingang zwischenspeichern').click();
  await expect(
    page.getByText(
      /Der Eintrag war inzwischen erledigt \(Übernommen, admin@example.org\)\. Ihre Fassung wartet als eigener Eintrag/,
    ),
  ).toBeVisible();
  const {
    data: [kept],
  } = (await (await api.get('/api/v1/inbox', { params: { 'internalId[]': String(projects[0]?.id) } })).json()) as {
    data: { id: number }[];
  };
  expect(await readInboxItem(api, kept?.id as number)).toMatchObject({
    source: 'regio',
    interim: { projectCode: `meiner ${word}` },
  });

  // Dismissed by the first editor: after a reload, the changes are offered in the record's form.
  await openReview(page, dismissed);
  await textbox(page, 'Code').fill(`auch ${word}`);
  await openReview(colleague, dismissed);
  await button(colleague, 'Update verwerfen').click();
  await button(colleague.getByRole('dialog'), 'Update verwerfen').click();
  await expect(colleague).not.toHaveURL(`/inbox/projects/${dismissed}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Dieser Eintrag ist erledigt: Verworfen')).toBeVisible();
  await button(page, 'Im Formular weiterbearbeiten').click();
  await button(page, 'Nicht gespeicherte Änderungen wiederherstellen').click();
  await expect(textbox(page, 'Code')).toHaveValue(`auch ${word}`);
  await expect(page).toHaveURL(`/projects/${projects[1]?.id}/edit`);
});

test('other editors of an item are shown on its card and in its review', async ({ page, colleague, api }) => {
  const word = uniqueWord();
  const { id } = await createProject(api);
  const item = await addOneItem({ title: word, internalId: id, normalizedData: { keywords: word } });
  await openReview(colleague, item);
  await expect
    .poll(async () =>
      ((await (await api.get('/api/v1/presence?resource=inbox')).json()) as { data: { recordId: number }[] }).data.map(
        ({ recordId }) => recordId,
      ),
    )
    .toContain(item);
  await openInbox(page, word);
  await expect(card(page, word)).toContainText('admin@example.org');
  await card(page, word).getByRole('link').click();
  await expect(page.getByRole('form')).toContainText('admin@example.org hat diesen Eintrag auch geöffnet.');
});

test('a second interim save is merged with the first; both decisions are shown, and can be reverted', async ({
  page,
  colleague,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { keywords: 'unser', projectCode: 'unser Code', title: `Unser ${word}` });
  const item = await addOneItem({
    title: word,
    internalId: id,
    normalizedData: { keywords: `ihr ${word}`, projectCode: `ihr Code ${word}` },
  });
  await openReview(page, item);
  await openReview(colleague, item);
  await button(proposed(colleague, 'Stichworte'), /^Übernehmen/).click();
  await saveReview(colleague, 'Zwischenspeichern');
  await button(proposed(page, 'Code'), /^Übernehmen/).click();
  await saveReview(page, 'Zwischenspeichern');
  expect(await readInboxItem(api, item)).toMatchObject({
    interim: { keywords: `ihr ${word}`, projectCode: `ihr Code ${word}` },
  });

  await openReview(page, item);
  await expect(proposed(page, 'Stichworte')).toContainText(/Übernommen.*übernommen von admin@example.org/);
  await expect(proposed(page, 'Code')).toContainText(/Übernommen.*übernommen von editor@example.org/);
  await button(proposed(page, 'Stichworte'), /^Zurücksetzen/).click();
  await expect(textbox(page, 'Stichworte')).toHaveValue('unser');
  await saveReview(page, 'Zwischenspeichern');

  // Both changed the same field, so it asks field by field.
  await openReview(page, item);
  await openReview(colleague, item);
  await textbox(colleague, 'Code').fill('K-1');
  await saveReview(colleague, 'Zwischenspeichern');
  await textbox(page, 'Code').fill('P-1');
  await textbox(page, 'Stichworte').fill(`von mir ${word}`);
  await trySaving(page);
  await button(saveQuestion(page), 'Zwischenspeichern').click();
  const conflict = page.getByRole('dialog', { name: /^Inzwischen von / });
  await conflict.getByRole('radio', { name: 'Andere Fassung' }).check();
  await button(conflict, 'Zusammengeführte Fassung speichern').click();
  await expect(page).toHaveURL('/inbox');
  expect(await readInboxItem(api, item)).toMatchObject({
    interim: { projectCode: 'K-1', keywords: `von mir ${word}` },
  });
  expect(await readProject(api, id)).toMatchObject({ projectCode: 'unser Code', keywords: 'unser' });
});

test("with a person's proposal the second editor's edits survive too: merged with the first one's record", async ({
  page,
  colleague,
  api,
}) => {
  const word = uniqueWord();
  const { person } = await makePerson(api, word);
  const item = await propose(api, person, { changes: { phone: '081 111 11 11' } });
  const address = `/inbox/contacts/person/${person.id}/${item}`;
  await visit(page, address);
  await textbox(page, 'Ort').fill(`Thun ${word}`);
  await visit(colleague, address);
  await button(colleague, 'Alle Daten übernehmen').click();
  await trySaving(colleague);
  await expect(colleague).toHaveURL('/inbox');
  // The form still knows the record after it has read that the item is closed.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Dieser Eintrag ist erledigt: Übernommen')).toBeVisible();
  await trySaving(page);
  const question = page.getByRole('dialog', { name: ended });
  await expect(question).toContainText('admin@example.org');
  await button(question, 'Direkt freigeben').click();
  // The record has changed, so both versions are merged and shown before saving.
  await button(page, 'Zusammengeführte Fassung speichern').click();
  await expect.poll(async () => (await read(api, `/contacts/${person.id}`)).city).toBe(`Thun ${word}`);
  expect(await read(api, `/contacts/${person.id}`)).toMatchObject({ phone: '081 111 11 11' });
});
