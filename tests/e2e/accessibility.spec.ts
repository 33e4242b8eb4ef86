import { check, checkForm, checkKind } from './support/axe';
import { visit } from './support/desk';
import { choose, picture } from './support/files';
import { button, openNewProject, openProject, saveQuestion, textbox, titleField, trySaving } from './support/form';
import { filter, openList, search, titles } from './support/list';
import { createProject, uniqueWord } from './support/records';
import { everyField } from './support/everyField';
import { addItems, addOneItem, cards, openInbox, openReview, proposed } from './support/inbox';
import { expect, test } from './support/test';

// In sequence on one page, because axe takes half the time once its code has run.
test.describe.configure({ mode: 'default' });

test.describe('axe finds nothing', () => {
  test('in the list', async ({ page, api }) => {
    const { title } = await createProject(api);
    await openList(page);
    await checkKind(page, 'full');
    // Rows have already been checked, so only one is kept.
    await search(page, title);
    await filter(page, 'Status', 'Entwurf');
    await expect(titles(page)).toHaveText([title]);
    await check(page, 'with a tag');
    await page.getByRole('combobox', { name: 'Thema', exact: true }).click();
    await expect(page.getByRole('listbox', { name: 'Thema' })).toBeVisible();
    await checkKind(page, 'with an open filter', { popup: true });
    await page.keyboard.press('Escape');
    await search(page, 'gibtesnirgends');
    await expect(page.getByText('Keine Einträge gefunden')).toBeVisible();
    await check(page, 'empty');
    await button(page, 'XLSX-Export').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check(page, 'with an open menu', { popup: true });
  });

  test('in the form', async ({ page, api }) => {
    const { id } = await createProject(api, {
      description:
        '<h2>Titel</h2><p>Text <a href="https://example.org">Link</a></p>' +
        '<table><tbody><tr><td>1</td></tr></tbody></table>',
      startDate: '2024-01-01',
      links: [{ label: 'Seite', url: 'https://example.org' }],
      contacts: [{ firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org' }] as never,
      financing: [{ id: 'costsEU', value: '1' }],
    });
    await openProject(page, id);
    await choose(page, 'Bilder auswählen', await picture('bild.png'));
    await expect(page.getByRole('group', { name: 'bild.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Anna Muster' }).click();
    // An opened contact in full, with its editor, which replaces the text once the form is used.
    await expect(page.getByRole('combobox', { name: 'Aus Personen übernehmen' })).toBeVisible();
    await expect(page.locator('.ProseMirror').first()).toBeVisible();
    await checkKind(page, 'filled');
    await titleField(page).fill('Anders');
    await checkForm(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await trySaving(page);
    await expect(page.getByRole('dialog', { name: 'Speichern' })).toBeVisible();
    await checkKind(page, 'saving');
  });

  test.describe(() => {
    test.use({ account: 'admin' });
    test('among deleted records', async ({ page, api }) => {
      const { id, title } = await createProject(api, { contacts: [{ lastName: 'Muster' }] as never });
      await api.delete(`/api/v1/projects/${id}`);
      await visit(page, '/settings/deleted');
      await search(page, title.split(' ')[1] as string);
      await expect(button(page, `Wiederherstellen: ${title}`)).toBeVisible();
      await check(page, 'list');
      await button(page, `Wiederherstellen: ${title}`).click();
      await expect(page.getByRole('list', { name: 'Fassungen' })).toBeVisible();
      await check(page, 'dialog');
      await button(page.getByRole('dialog'), 'Wiederherstellen').click();
      await expect(page.getByText('wurde wiederhergestellt.')).toBeVisible();
      await check(page, 'restored');
    });
  });

  test('in a form with problems', async ({ page }) => {
    await openNewProject(page);
    await textbox(page, 'Breitengrad').fill('95');
    await trySaving(page);
    await expect(page.getByText('2 Felder sind noch nicht in Ordnung:')).toBeVisible();
    await checkKind(page, 'problems');
    const themes = page.getByRole('combobox', { name: 'Themen' });
    await themes.fill('a');
    await expect(page.getByRole('listbox')).toBeVisible();
    await check(page, 'choosing');
    await themes.press('Escape');
    await button(page, 'Abbrechen').click();
    await expect(page.getByRole('dialog', { name: 'Seite verlassen?' })).toBeVisible();
    await check(page, 'leaving');
  });

  test('in the inbox', async ({ page }) => {
    const word = uniqueWord();
    await addItems(
      { title: `Update ${word}` },
      { title: `Weg ${word}`, status: 'deleted' },
      { title: `Neu ${word}`, status: 'new' },
      { title: `Thema ${word}`, type: 'topic' },
    );
    await openInbox(page, word);
    await expect(cards(page)).toHaveCount(4);
    await checkKind(page, 'full');
    await button(page, `Zuordnen: Thema ${word}`).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await check(page, 'assigning');
    await button(page.getByRole('dialog'), 'Abbrechen').click();
    await button(page, `Verwerfen: Neu ${word}`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, 'dismissing');
    await page.keyboard.press('Escape');
    await button(page, 'Verlauf').click();
    await expect(
      page
        .getByRole('dialog', { name: 'Verlauf des Posteingangs' })
        .getByText(/Noch ist kein|Verworfen|Übernommen|Hinfällig/)
        .first(),
    ).toBeVisible();
    await check(page, 'history');
  });

  test('in a review', async ({ page, api, faults }) => {
    // The proposal contains a video.
    faults.expect(/^called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
    await page.route(/youtube|vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
    );
    const { before, theirs } = await everyField(api, uniqueWord());
    const { id } = await createProject(api, before);
    const item = await addOneItem({
      internalId: id,
      normalizedData: theirs,
      base: { ...before, title: 'Früher', keywords: theirs.keywords },
    });
    await openReview(page, item);
    await expect(proposed(page, 'Kontakte')).toBeVisible();
    await checkKind(page, 'every kind of difference');
    await page.keyboard.press('a');
    await expect(page.getByText(/Felder übernommen/)).toBeVisible();
    await check(page, 'taken over, with a conflict');
    await page.getByRole('tab', { name: /^FR/ }).click();
    await expect(proposed(page, 'Titel (FR)')).toBeVisible();
    await check(page, 'French');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastatur' })).toBeVisible();
    await check(page, 'keys');
    await page.keyboard.press('Escape');
    await button(page, 'Update verwerfen').click();
    await expect(page.getByRole('dialog', { name: 'Update verwerfen' })).toBeVisible();
    await check(page, 'discarding');
    await page.keyboard.press('Escape');
    await trySaving(page);
    await expect(saveQuestion(page)).toBeVisible();
    await check(page, 'saving');
  });

  test('in the search', async ({ page }) => {
    await openList(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('tourismus');
    await expect(page.getByRole('option').first()).toBeVisible();
    await check(page, 'hits');
  });

  test.describe(() => {
    test.use({ account: 'super' });
    test('in the administration', async ({ page }) => {
      await visit(page, '/settings/users');
      await expect(page.getByRole('link', { name: 'editor@example.org' })).toBeVisible();
      await check(page, 'list');
      await page.getByRole('link', { name: 'editor@example.org' }).click();
      await expect(page.getByRole('heading', { name: 'Benutzer bearbeiten' })).toBeVisible();
      await checkKind(page, 'form');
      await button(page, 'Löschen').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check(page, 'deleting');
    });
  });

  test('in an empty installation', async ({ page }) => {
    await visit(page, '/gibt/es/nicht');
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await expect(page).toHaveTitle('Diese Seite gibt es nicht – regio');
    await check(page, 'not found');
    await visit(page, '/settings/users');
    await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
    await check(page, 'denied');
  });
});
