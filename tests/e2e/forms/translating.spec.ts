import {
  button,
  fromMenu,
  openNewProject,
  openProject,
  save,
  showLanguage,
  textbox,
  titleField,
} from '../support/form';
import { createProject, findProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('the German text is shown next to the translation, scrolls with it, and marks later changes', async ({
  page,
  api,
}) => {
  const long = Array.from({ length: 60 }, (_, index) => `<p>Absatz ${index}</p>`).join('');
  const project = await createProject(api, {
    description: `<p>Alter <strong>Anfang</strong></p>${long}`,
    translations: { fr: { description: `<p>Ancien début</p>${long}` }, it: {} },
  });
  const stored = await readProject(api, project.id);
  await openProject(page, project.id);
  await textbox(page, 'Beschreibung').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Neu: ');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  expect((await readProject(api, stored.id)).description).toContain('Neu: ');

  await openProject(page, project.id);
  await showLanguage(page, 'FR');
  const german = page.getByRole('region', { name: 'Beschreibung auf Deutsch' });
  await expect(german.locator('strong')).toHaveText('Anfang');
  await expect(german).toHaveAttribute('lang', 'de');
  const french = textbox(page, 'Beschreibung');
  await expect(french).toHaveAttribute('lang', 'fr');
  await german.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect
    .poll(() => french.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop))
    .toBeLessThan(2);
  await expect(page.getByText(/^Deutsch geändert am .* von editor@example.org$/)).toBeVisible();
  await button(page, 'Änderung zeigen').click();
  await expect(page.locator('ins').filter({ hasText: 'Neu:' })).toBeVisible();
});

test('German lists are copied to all languages at once; the form of a duplicate starts in its first field', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { id } = await createProject(api, {
    title: `Vorlage ${word}`,
    projectCode: 'BE_9',
    isPublic: true,
    links: [{ label: 'Seite', url: 'https://example.org' }],
    contacts: [{ lastName: 'Muster' }] as never,
  });
  await openProject(page, id);
  await showLanguage(page, 'FR');
  await button(page, 'Deutsche Einträge übernehmen').first().click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Deutsche Einträge übernehmen')).toHaveCount(0);
  await showLanguage(page, 'IT');
  await expect(button(page, 'Deutsche Einträge übernehmen')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await showLanguage(page, 'DE');

  await fromMenu(page, 'Duplizieren');
  await expect(page).toHaveURL('/projects/add');
  await expect(titleField(page)).toBeFocused();
  await expect(textbox(page, 'Code')).toHaveValue('');
  await titleField(page).fill(`Kopie ${word}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  const copy = await readProject(api, (await findProject(api, `Kopie ${word}`)).id);
  expect(copy).toMatchObject({
    isPublic: false,
    links: [{ label: 'Seite' }],
    translations: { fr: { contacts: [{ lastName: 'Muster' }] }, it: { links: [{ label: 'Seite' }] } },
  });

  await openNewProject(page);
  await expect(titleField(page)).toBeFocused();
});
