import { testWithColleague as test } from '../support/colleague';
import { button, openProject, textbox, titleField } from '../support/form';
import { createProject, uniqueWord } from '../support/records';
import { expect } from '../support/test';

test('a comment on a field mentions a colleague, who follows the bell and answers; typed text stays', async ({
  page,
  colleague,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, { title: word });
  const bell = colleague.getByRole('button', { name: /^Erwähnungen/ });
  await colleague.goto('/projects');
  await expect(bell).toBeVisible();
  await openProject(page, id);
  await expect(button(page, '«Titel» kommentieren')).toBeHidden();
  await titleField(page).focus();
  await expect(button(page, '«Titel» kommentieren')).toBeVisible();
  await page.keyboard.press('F9');
  const panel = page.getByRole('complementary', { name: 'Kommentare' });
  await expect(textbox(panel, 'Zu «Titel»')).toBeFocused();
  await page.keyboard.type(`${word}? @admin@`);
  await expect(panel.getByRole('option')).toHaveText('admin@example.org');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(titleField(page)).toBeFocused();
  await page.reload();
  await titleField(page).focus();
  await page.keyboard.press('F9');
  await expect(textbox(panel, 'Zu «Titel»')).toHaveValue(`${word}? @admin@example.org `);
  await textbox(panel, 'Zu «Titel»').press('Control+Enter');
  await expect(button(page, '1 Kommentar zu «Titel»')).toBeVisible();

  await expect(bell).toHaveAccessibleName(/ungelesen/);
  await bell.click();
  await colleague.getByRole('link', { name: word }).click();
  const theirs = colleague.getByRole('complementary', { name: 'Kommentare' });
  await button(theirs, 'Antworten').click();
  await colleague.keyboard.type('Ja');
  await colleague.keyboard.press('Control+Enter');
  await expect(panel.getByRole('article').filter({ hasText: 'admin@example.org' }).last()).toContainText('Ja');
  await button(panel, 'Erledigt').click();
  await expect(button(theirs, 'Erledigt (1)')).toBeVisible();
  await expect(button(page, 'Kommentare').first()).toHaveAccessibleName('Kommentare');
});
