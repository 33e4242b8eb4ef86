import { visit } from '../support/desk';
import { button, chooseOption, textbox } from '../support/form';
import { check } from '../support/axe';
import { expect, test } from '../support/test';

test('a publication has a day or a period, a known or custom licence, and a preview in four languages', async ({
  page,
  api,
}) => {
  const title = `Bericht ${Date.now()}`;
  await api.post('/api/v1/publications', { data: { title: title.replace('Bericht', 'Heft') } });
  await visit(page, '/publications');
  await expect(page.getByRole('columnheader')).toContainText([
    'ID',
    'Typ',
    'Titel',
    'Autor',
    'Organisation',
    'Lizenz',
    'Thema',
    'Sprache',
    'Geographische Region',
    'Datum',
  ]);
  await check(page, 'list of publications');
  await button(page, 'Neuen Eintrag erstellen')
    .or(page.getByRole('link', { name: 'Neuen Eintrag erstellen' }))
    .click();
  await expect(page.getByRole('tab')).toHaveText(['DE', 'FR', 'IT', 'EN']);
  await textbox(page, 'Bezeichnung').fill(title);

  await test.step('a single day is start and end; a period has two days', async () => {
    await expect(page.getByRole('checkbox', { name: 'Zeitraum angeben' })).toHaveCount(0);
    await textbox(page, 'Datum').pressSequentially('05.03.2024', { delay: 60 });
    await expect(textbox(page, 'Enddatum')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Zeitraum angeben' }).check();
    await expect(textbox(page, 'Enddatum')).toHaveValue('');
    await textbox(page, 'Enddatum').fill('06.03.2025');
    await expect(textbox(page, 'Startdatum')).toHaveValue('05.03.2024');
  });

  await test.step('only a custom licence is described', async () => {
    await textbox(page, 'Lizenz-Bezeichnung').fill('Hausregeln');
    await chooseOption(page.getByRole('combobox', { name: 'Lizenz' }), 'CC BY 4.0');
    await expect(textbox(page, 'Lizenz-Bezeichnung')).toHaveCount(0);
    await button(page, 'Autor hinzufügen').click();
    await page.getByRole('group', { name: 'Autor 1' }).getByLabel('Name').fill('Anna Beispiel');
  });

  await test.step('English text has the German below', async () => {
    await page.getByRole('tab', { name: /EN/ }).click();
    await expect(page.getByText(`Deutsch: ${title}`)).toBeVisible();
    // The rights holder is not translated.
    await expect(page.getByRole('textbox', { name: /Rechte-Inhaber/ })).toHaveCount(0);
    await textbox(page, 'Bezeichnung').fill('Report');
    await check(page, 'form of a publication');
    await button(page, 'Vorschau').click();
    const card = page.getByRole('dialog', { name: 'Vorschau' });
    await expect(card.getByRole('heading', { name: 'Report' })).toBeVisible();
    await expect(card.getByRole('article')).toContainText('Attribution');
    await expect(card.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/deed.en',
    );
    await card.getByRole('tab', { name: 'IT' }).click();
    await expect(card.getByRole('article')).toContainText('Periodo');
    await button(card, 'Schliessen').click();
  });

  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/publications');
  await page.getByRole('searchbox').fill(`report ${title.split(' ')[1]}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('2024 - 2025');
  await expect(row).toContainText('Anna Beispiel');
  await expect(row).toContainText('CC BY 4.0');
  await expect(row.getByRole('img')).toHaveCount(2);
  await page.getByRole('searchbox').fill(`heft ${title.split(' ')[1]}`);
  await expect(page.getByRole('row').filter({ hasText: title.replace('Bericht', 'Heft') })).toContainText('Andere');
  const { data } = (await (await api.get(`/api/v1/publications?term=${encodeURIComponent(title)}`)).json()) as {
    data: Record<string, any>[];
  };
  expect(data[0]).toMatchObject({
    licenseType: 'CC BY',
    licenseName: '',
    startDate: '2024-03-05T00:00:00+01:00',
    endDate: '2025-03-06T00:00:00+01:00',
    translations: { en: { title: 'Report' } },
  });

  await test.step('a public record links to its page for visitors, in the language of the form', async () => {
    const { id, ...record } = data[0] as Record<string, any>;
    await api.put(`/api/v1/publications/${id}`, { data: { ...record, isPublic: true } });
    await visit(page, `/publications/${id}/edit`);
    await page.getByRole('tab', { name: /FR/ }).click();
    const link = page.getByRole('link', { name: 'Auf der Website ansehen' });
    await expect(link).toHaveAttribute('href', `/embed/iframe/publications-fr.html?publication-id=${id}`);
    await page.goto(`/embed/iframe/publications-fr.html?publication-id=${id}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });
});
