import { check } from '../support/axe';
import { visit } from '../support/desk';
import { button, chooseOption, removeButton } from '../support/form';
import { expect, test } from '../support/test';

type Json = any;

test("news: columns, filter, today's date in a new one, and a preview with a gallery", async ({ page, api }) => {
  const read = async (address: string) =>
    ((await (await api.get(`/api/v1/posts${address}`)).json()) as { data: Json }).data;
  const withPictures: Json = (await read('')).find(({ images }: Json) => images.length === 2);
  await visit(page, '/posts');
  const table = page.getByRole('table', { name: 'News' });
  await expect(table.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText([
    /ID/,
    /Bezeichnung/,
    /Datum/,
    /Thema/,
  ]);
  await check(page, 'list of news');
  await page.getByRole('combobox', { name: 'Thema', exact: true }).click();
  await page.getByRole('option', { name: 'Forschung' }).click();
  await expect(page.getByRole('button', { name: /Thema: Forschung/ })).toBeVisible();

  await test.step("a new one has today's date", async () => {
    await page.getByRole('link', { name: 'Neuen Eintrag erstellen' }).click();
    const today = new Intl.DateTimeFormat('de-CH', {
      timeZone: 'Europe/Zurich',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date());
    await expect(page.getByRole('textbox', { name: 'Datum' })).toHaveValue(today);
    await expect(page.getByRole('heading', { name: 'Eintrag erstellen' })).toBeVisible();
  });

  await visit(page, `/posts/${withPictures.id}/edit`);
  await expect(page.getByRole('heading', { name: 'Eintrag bearbeiten' })).toBeVisible();
  await check(page, 'form of news');
  await button(page, 'Vorschau').click();
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  await preview
    .getByRole('link', { name: /^Vergrössern/ })
    .first()
    .click();
  const lightbox = page.getByRole('dialog', { name: 'Bilder' });
  await expect(lightbox.getByRole('status')).toHaveText('Bild 1 von 2');
  await check(page, 'pictures over the preview');
  const next = lightbox.getByRole('button', { name: 'Nächstes Bild' });
  const place = await next.boundingBox();
  // Works whatever the shape of the next picture.
  await lightbox
    .getByRole('img')
    .evaluate(
      (picture: HTMLImageElement) =>
        (picture.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20"/>'),
    );
  expect(await next.boundingBox()).toEqual(place);
  await lightbox.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(lightbox.getByRole('status')).toHaveText('Bild 2 von 2');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText('Bild 1 von 2');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(preview).toBeVisible();
});

test('circular-economy projects: changing the type asks before dropping its classification', async ({ page, api }) => {
  const title = `Kreislauf ${Date.now()}`;
  const { data } = (await (
    await api.post('/api/v1/circular-economy-projects', { data: { title, topics: [{ id: 9 }] } })
  ).json()) as { data: Json };
  await visit(page, '/circular-economy-projects');
  await expect(
    page.getByRole('table', { name: 'KLW Projekte' }).getByRole('columnheader').filter({ hasText: /\S/ }),
  ).toHaveText([
    /ID/,
    /Bezeichnung/,
    /Typ/,
    /Kategorie/,
    /Sektor\/Branche/,
    /Finanzierung/,
    /Geographische Region/,
    /Tags/,
  ]);
  await page.getByRole('link', { name: title }).click();
  const type = page.getByRole('combobox', { name: 'Typ' });
  await expect(page.getByRole('combobox', { name: 'Kategorie' })).toBeVisible();
  await chooseOption(type, 'Exemplarisch');
  const question = page.getByRole('dialog', { name: 'Typ wechseln' });
  await expect(question).toContainText('Kategorie');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(type).toHaveText('Projekt');
  await chooseOption(type, 'Exemplarisch');
  await question.getByRole('button', { name: 'Typ wechseln' }).click();
  await expect(type).toHaveText('Exemplarisch');
  await expect(page.getByRole('combobox', { name: 'Kategorie' })).toBeHidden();
  const actors = page.getByRole('combobox', { name: 'Einzubindende Akteure' });
  await actors.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Gemeinden', 'Unternehmen', 'Haushalte']);
  await page.getByRole('option', { name: 'Haushalte' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Handlungsebene' }).click();
  await page.getByRole('option', { name: 'Kommunale Ebene' }).click();
  await check(page, 'form of an exemplary project');
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL(/circular-economy-projects$/);
  const { data: saved } = (await (await api.get(`/api/v1/circular-economy-projects/${data.id}`)).json()) as {
    data: Json;
  };
  expect([saved.type, saved.topics, saved.tags.map(({ name }: Json) => name)]).toEqual([
    'exemplary',
    [],
    ['Haushalte', 'Kommunale Ebene'],
  ]);
});

test("financial supports: nationwide ones for every canton; start fills in end; PDF in the form's language", async ({
  page,
  api,
}) => {
  const name = `Hilfe ${Date.now()}`;
  const { data } = (await (
    await api.post('/api/v1/financial-supports', {
      data: { name, position: 0, translations: { fr: { name: `Aide ${name}` }, it: {} } },
    })
  ).json()) as { data: Json };
  await visit(page, '/financial-supports');
  await expect(
    page.getByRole('table', { name: 'Finanzhilfen' }).getByRole('columnheader').filter({ hasText: /\S/ }),
  ).toHaveText([/ID/, /Bezeichnung/, /Förderstellen/, /Laufzeit/]);
  await check(page, 'list of financial supports');
  await visit(page, `/financial-supports?filter=${encodeURIComponent(JSON.stringify({ state: ['1'] }))}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Laufzeit (Start)' }).fill('01.02.2027');
  await expect(page.getByRole('textbox', { name: 'Laufzeit (Ende)' })).toHaveValue('01.02.2027');
  await check(page, 'form of a financial support');
  await expect(page.getByRole('link', { name: 'PDF (DE)' })).toHaveAttribute(
    'href',
    `/api/v1/financial-supports/export/${data.id}-de.pdf`,
  );
  await page.getByRole('tab', { name: /^FR/ }).click();
  const address = await page.getByRole('link', { name: 'PDF (FR)' }).getAttribute('href');
  const paper = await api.get(address ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('educations: columns, filters as tags, and a programme that is not removed without a confirmation', async ({
  page,
  api,
}) => {
  const name = `Lehrgang ${Date.now()}`;
  const programs = [{ title: 'Modul 1', units: [{ time: '09:00', descriptions: [{ value: '<p>Einführung</p>' }] }] }];
  const { data } = (await (
    await api.post('/api/v1/educations', { data: { name, isPublic: true, languages: [{ id: 2 }], programs } })
  ).json()) as { data: Json };
  await visit(page, '/educations');
  // The longest word of the menu, in bold on its own page, must not be cut off.
  const word = page.getByRole('link', { name: 'Bildungsmöglichkeiten', exact: true }).locator('span').first();
  expect(await word.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth > 100, scrollWidth > clientWidth])).toEqual(
    [true, false],
  );
  await expect(
    page.getByRole('table', { name: 'Bildungsmöglichkeiten' }).getByRole('columnheader').filter({ hasText: /\S/ }),
  ).toHaveText([/ID/, /Bezeichnung/, /Art der Weiterbildung/, /Durchführungssprache/, /Durchführungsort/]);
  await page.getByRole('combobox', { name: 'Durchführungssprache', exact: true }).click();
  await page.getByRole('option', { name: data.languages[0].name, exact: true }).click();
  const tag = page.getByRole('button', { name: new RegExp(`Durchführungssprache: ${data.languages[0].name}`) });
  await expect(tag).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await check(page, 'list of educations');
  await page.getByRole('link', { name }).click();
  await removeButton(page, 'Programm', 1).click();
  const question = page.getByRole('dialog', { name: 'Programm entfernen' });
  await expect(question).toContainText('Sind Sie sicher dass Sie diesen Eintrag entfernen möchten?');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('textbox', { name: 'Programmtitel' })).toHaveValue('Modul 1');
  // A removed programme returns to its position with all its content.
  await removeButton(page, 'Programm', 1).click();
  await button(question, 'Entfernen').click();
  await expect(page.getByRole('textbox', { name: 'Programmtitel' })).toHaveCount(0);
  await page.getByText('Rückgängig', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Programmtitel' })).toHaveValue('Modul 1');
  await check(page, 'form of an education');
  await button(page, 'Vorschau').click();
  await expect(page.getByRole('dialog', { name: 'Vorschau' }).getByRole('article')).toContainText('Einführung');
});
