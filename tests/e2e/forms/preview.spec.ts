import { button, openProject, textbox, titleField } from '../support/form';
import { createProject } from '../support/records';
import { expect, test, type Page } from '../support/test';

const preview = (page: Page) => page.getByRole('dialog', { name: 'Vorschau' });

test('shows the current input, not the saved record, in every language with its fallback', async ({ page, api }) => {
  const { id, title } = await createProject(api, {
    description: '<p>Gespeicherter Text</p>',
    projectCosts: '125000.5',
    startDate: '2024-03-01',
    financing: [{ id: 'costsCanton', value: '10' }],
    contacts: [{ firstName: 'Anna', lastName: 'Muster', website: 'www.example.org' }] as never,
    translations: { fr: { description: '<p>Texte enregistré</p>' }, it: {} },
  });
  await openProject(page, id);
  await titleField(page).fill('Noch nicht gespeichert');
  await page.getByRole('tab', { name: /^FR/ }).click();
  await titleField(page).fill('Pas encore enregistré');
  await button(page, 'Vorschau').click();
  const view = preview(page).getByRole('article');
  // It opens in the language of the form.
  await expect(view.getByRole('heading', { name: 'Pas encore enregistré' })).toBeVisible();
  await expect(view).toContainText('Texte enregistré');
  await expect(view).toContainText('Coûts du projet');
  await expect(preview(page).getByRole('tabpanel')).toHaveAttribute('lang', 'fr');
  await preview(page).getByRole('tab', { name: 'DE' }).click();
  await expect(view.getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeVisible();
  await expect(view).toContainText('Gespeicherter Text');
  await expect(view).toContainText(/CHF\s125['’]000\.50/);
  await expect(view).toContainText('01.03.2024');
  await expect(view.getByRole('link', { name: /example\.org/ })).toHaveAttribute('href', 'http://www.example.org');
  // Italian falls back to French, then to German.
  await preview(page).getByRole('tab', { name: 'IT' }).click();
  await expect(view.getByRole('heading', { name: 'Pas encore enregistré' })).toBeVisible();
  await expect(view).not.toContainText(title);
});

test('closes by its link, by Escape and by a click outside, and the form is as it was', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await titleField(page).fill('Steht noch da');
  const ways = [
    () => button(preview(page), 'Schliessen').click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ];
  for (const close of ways) {
    await button(page, 'Vorschau').click();
    await expect(preview(page).getByRole('heading', { name: 'Steht noch da' })).toBeVisible();
    await close();
    await expect(preview(page)).toHaveCount(0);
    await expect(button(page, 'Vorschau')).toBeFocused();
    await expect(titleField(page)).toHaveValue('Steht noch da');
  }
});

test('entries chosen a moment ago appear by name', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await page.getByRole('combobox', { name: 'Kantone' }).fill('Uri');
  await page.getByRole('option', { name: 'Uri', exact: true }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Link hinzufügen').click();
  await textbox(page.getByRole('group', { name: 'Link 1' }), 'URL').fill('example.org/seite');
  await button(page, 'Vorschau').click();
  await expect(preview(page).getByText('Uri', { exact: true })).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'example.org/seite' })).toHaveAttribute(
    'href',
    'http://example.org/seite',
  );
});
