import { testWithColleague as test } from '../support/colleague';
import { visit } from '../support/desk';
import { button, openProject, save, saveAndLeave, textbox, titleField } from '../support/form';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect } from '../support/test';

test('a colleague is shown in the form and at a field, and their save can be merged during typing', async ({
  page,
  colleague,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `Alt ${word}` });
  await openProject(page, id);
  await openProject(colleague, id);
  await titleField(colleague).focus();
  const form = page.getByRole('form');
  await expect(form).toContainText('admin@example.org hat diesen Eintrag auch geöffnet.');
  await expect(form).toContainText('admin@example.org ist bei «Titel».');

  await textbox(page, 'Stichworte').pressSequentially('mein ');
  await titleField(colleague).fill(`Neu ${word}`);
  await save(colleague);
  await expect(form.getByRole('status').filter({ hasText: 'gespeichert' })).toContainText(
    'admin@example.org hat eben gespeichert: 1 Feld',
  );
  await expect(textbox(page, 'Stichworte')).toBeFocused();
  await page.keyboard.type('Wort');
  await button(form, 'Übernehmen').click();
  await expect(page.getByText('Ins Formular übernommen: Titel.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(`Neu ${word}`);
  await expect(textbox(page, 'Stichworte')).toBeFocused();
  await page.keyboard.type('!');
  await expect(form).not.toContainText('admin@example.org hat diesen Eintrag');
  await saveAndLeave(page);
  expect(await readProject(api, id)).toMatchObject({ title: `Neu ${word}`, keywords: 'mein Wort!' });
});

test('lists follow the saves of others, and keep selected rows and the row under the pointer', async ({
  page,
  colleague,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: `B ${word}` });
  await visit(page, `/projects?filter=${JSON.stringify({ term: word })}&sort=title&order=ASC`);
  const row = (title: string) => page.getByRole('row', { name: new RegExp(title) });
  await row(`B ${word}`).getByRole('checkbox').check();
  await row(`B ${word}`).hover();
  const before = await row(`B ${word}`).boundingBox();
  await openProject(colleague, id);
  await titleField(colleague).fill(`B ${word} neu`);
  await save(colleague);
  await expect(row(`B ${word} neu`)).toBeVisible();
  await expect(row(`B ${word} neu`).getByRole('checkbox')).toBeChecked();
  expect(await row(`B ${word} neu`).boundingBox()).toEqual(before);
});
