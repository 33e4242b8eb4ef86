import { check } from '../support/axe';
import { createPerson } from '../support/contacts';
import { visit } from '../support/desk';
import { button, chooseOption, pick, textbox } from '../support/form';
import { uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('a region gets a colour and municipalities by name or map, and appears on map and table', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const { id: other } = (
    (await (
      await api.post('/api/v1/regions', {
        data: { name: `Andere ${word}`, type: 'cantonal', isPublic: true, cities: [{ id: 4 }], color: '#0093D1' },
      })
    ).json()) as { data: { id: number } }
  ).data;
  await visit(page, '/regions');
  await expect(page.getByRole('columnheader')).toContainText([
    'ID',
    'Name',
    'Typ',
    'Gemeinden',
    'Kontakte',
    'Website',
    'Erstellt am',
    'Aktualisiert am',
  ]);
  await expect(page.getByRole('row').filter({ hasText: `Andere ${word}` })).toContainText('1 Gemeinde');
  await page.getByRole('link', { name: 'Neuen Eintrag erstellen' }).or(button(page, 'Neuen Eintrag erstellen')).click();
  await textbox(page, 'Bezeichnung').fill(`Eigene ${word}`);
  await chooseOption(page.getByRole('combobox', { name: 'Typ' }), 'Kantonale NRP-Fachstellen');
  await expect(page.getByRole('combobox', { name: 'Tags' })).toHaveCount(0);
  await pick(page, 'Gemeinde', 'Bern', 'Thun');
  const map = page.getByRole('group', { name: 'Karte', exact: true });
  await expect(map).toBeVisible();
  await expect(page.getByText(`Andere ${word}`)).toBeVisible();
  await check(page, 'form of a region');

  await test.step('a click on the map adds a municipality, another one removes it', async () => {
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox())!;
    // The middle of the country always belongs to a municipality.
    const click = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await click();
    await expect(page.getByText(/ hinzugefügt\.$/)).toBeVisible();
    const tooltip = await map.locator('.leaflet-tooltip').boundingBox();
    expect(tooltip!.x + tooltip!.width).toBeLessThanOrEqual(box.x + box.width);
    await click();
    await expect(page.getByText(/ entfernt\.$/)).toBeVisible();
  });
  await test.step('the map stays under the pointer when names are added above it', async () => {
    const before = await map.boundingBox();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightBefore = await height();
    // Far enough apart to hit different municipalities.
    const places = [0.45, 0.6].flatMap((y) =>
      [0.3, 0.36, 0.42, 0.48, 0.54, 0.6].map((x) => ({
        x: before!.x + before!.width * x,
        y: before!.y + before!.height * y,
      })),
    );
    // Clicks after the next frame, as people do.
    const clickAll = async () => {
      for (const { x, y } of places) {
        await page.mouse.click(x, y);
        await page.evaluate(
          async () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            }),
        );
      }
    };
    await clickAll();
    expect(await height()).toBeGreaterThan(heightBefore);
    expect((await map.boundingBox())!.y).toBeCloseTo(before!.y, 0);
    await clickAll();
    expect((await map.boundingBox())!.y).toBeCloseTo(before!.y, 0);
  });
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/regions');
  const { data } = (await (await api.get(`/api/v1/regions?term=${encodeURIComponent(`Eigene ${word}`)}`)).json()) as {
    data: { id: number; cities: { id: number }[] }[];
  };
  expect(data[0]?.cities).toHaveLength(2);
  const shown = (await (await api.get('/api/v1/regions/cantonal/geojson/de.json?drafts=1')).json()) as {
    features: { id: number }[];
    intersections: { features: { properties: { regions: { id: number }[] } }[] };
  };
  expect(shown.features.map(({ id }) => id)).toEqual(expect.arrayContaining([other, data[0]!.id]));
  expect(shown.intersections.features.map(({ properties }) => properties.regions.map(({ id }) => id))).toContainEqual([
    other,
    data[0]!.id,
  ]);

  await button(page, 'Karte anzeigen').click();
  await expect(page.getByRole('group', { name: 'Karte: NRP-Regionen' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Typ' }).last().selectOption('Kantonale NRP-Fachstellen');
  await expect(page.getByRole('group', { name: 'Karte: Kantonale NRP-Fachstellen' })).toBeVisible();
  await check(page, 'list of regions with its map');
  await test.step('overlaps are hatched', async () => {
    const hatched = () =>
      page.locator('canvas.leaflet-zoom-animated').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === 26 && data[at + 1] === 26 && data[at + 2] === 26 && data[at + 3]! > 200) count += 1;
        return count;
      });
    await expect.poll(hatched).toBeGreaterThan(20);
  });
});

test('the preview shows contact details line by line', async ({ page, api }) => {
  const word = uniqueWord();
  const person = await createPerson(api, {
    lastName: word,
    street: 'Seestrasse 1',
    zipCode: '3600',
    city: 'Thun',
    isPublic: true,
  });
  const region = (
    (await (
      await api.post('/api/v1/regions', {
        data: {
          name: `Region ${word}`,
          type: 'ris',
          isPublic: true,
          contacts: [{ id: person.id }],
          cities: Array.from({ length: 12 }, (_, index) => ({ id: index + 1 })),
        },
      })
    ).json()) as { data: { id: number } }
  ).data;
  await visit(page, `/regions/${region.id}/edit`);
  await button(page, 'Vorschau').click();
  const view = page.getByRole('dialog', { name: 'Vorschau' }).getByRole('article');
  const [street, place] = await Promise.all(
    ['Seestrasse 1', '3600 Thun'].map((line) => view.getByText(line).boundingBox()),
  );
  expect(place!.y).toBeGreaterThanOrEqual(street!.y + street!.height - 1);
  // As on public pages: large enough for touch.
  expect((await view.getByRole('button', { name: /weitere/i }).boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
