import { visit } from '../support/desk';
import { button, textbox } from '../support/form';
import { check, checkKind, findNothing } from '../support/axe';
import { expect, test, type Page } from '../support/test';

const svg = `<?xml version="1.0"?><svg viewBox="0 0 200 100" onload="window.wrong = 1">
  <script>window.wrong = 1</script><style>.feld { fill: #cdd; }</style>
  <rect id="a" class="feld" x="5" y="5" width="80" height="90"><title>Links</title></rect>
  <rect id="b" class="feld" x="105" y="5" width="80" height="90"><title>Rechts</title></rect></svg>`;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const drawn = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Zeichnung' }).locator('svg').getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) => button(page.getByRole('toolbar', { name: 'Zeichnung' }), name);
const listed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Liste der Elemente' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('by keyboard: a drawing is sanitized, its elements get text, and visitors open them', async ({ page, api }) => {
  await visit(page, '/interactive-graphics');
  await expect(page.getByRole('heading', { name: 'Der Weg eines Projekts' })).toBeInViewport();
  await check(page, 'cards of graphics');
  await page.getByRole('link', { name: 'Neue Grafik erstellen' }).click();
  const title = `Grafik ${Date.now()}`;
  await field(page, 'Name').fill(title);

  await test.step('removed parts are listed', async () => {
    await field(page, 'SVG Code').fill(svg);
    await field(page, 'SVG Code').blur();
    await expect(page.getByText('Aus Sicherheitsgründen entfernt: 2 Skripte.')).toBeVisible();
    await expect(field(page, 'SVG Code')).not.toHaveValue(/script|onload/);
  });

  await test.step('the elements are chosen by click or layer, which writes the selector', async () => {
    const chooser = page.getByRole('group', { name: 'Interaktive Elemente wählen' });
    await chooser.locator('svg #a').click();
    await expect(field(page, 'CSS Selektor')).toHaveValue('#a');
    await chooser.getByRole('checkbox', { name: 'Rechts' }).press(' ');
    await expect(field(page, 'CSS Selektor')).toHaveValue('.feld');
    await expect(chooser.getByText('2 Elemente gewählt')).toBeVisible();
    await checkKind(page, 'choosing the elements of a graphic');
    await button(chooser, 'Fertig').click();
  });

  await test.step('an element gets its text by keyboard, and is done', async () => {
    await expect(page.getByText('0 von 2 Elementen haben einen Inhalt')).toBeVisible();
    await drawn(page, 'Links').focus();
    await page.keyboard.press('Enter');
    const text = textbox(page, 'Inhalt');
    await expect(text).toBeFocused();
    await page.keyboard.type('Das linke Feld');
    await page.keyboard.press('Escape');
    await expect(drawn(page, 'Links')).toBeFocused();
    await expect(page.getByText('1 von 2 Elementen haben einen Inhalt')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(drawn(page, 'Rechts')).toBeFocused();
    await expect(listed(page, 'Rechts')).toContainText('ohne Inhalt');
    await listed(page, 'Links').click();
    await button(page, 'Inhalt entfernen').click();
    for (const [name, count] of [
      ['Rückgängig', 1],
      ['Wiederholen', 0],
      ['Rückgängig', 1],
    ] as const) {
      await expect(page.getByText(`${1 - count} von 2 Elementen haben einen Inhalt`)).toBeVisible();
      await tool(page, name).click();
      await expect(page.getByText(`${count} von 2 Elementen haben einen Inhalt`)).toBeVisible();
    }
  });

  await test.step('the text is moved to another element', async () => {
    await listed(page, 'Links').click();
    await button(page, 'Auf anderes Element verschieben').click();
    await drawn(page, 'Rechts').click();
    await expect(page.getByText('Der Inhalt von «Links» gehört jetzt zu «Rechts».')).toBeVisible();
    await checkKind(page, 'editor of a graphic');
  });

  await test.step('for a drawing without the element, a new one is proposed', async () => {
    await field(page, 'SVG Code').fill((await field(page, 'SVG Code').inputValue()).replace('id="b"', 'id="neu"'));
    await field(page, 'SVG Code').blur();
    await expect(page.getByText('1 Element mit Inhalt ist nicht mehr in der Zeichnung')).toBeVisible();
    await button(page, 'Alle Vorschläge übernehmen').press('Enter');
    await expect(listed(page, 'Rechts')).toContainText('DE');
    await expect(listed(page, 'Rechts')).toBeFocused();
  });

  await button(page, 'Speichern').click();
  await expect(page).toHaveURL(/\/interactive-graphics$/);
  const {
    data: [stored],
  } = (await (await api.get(`/api/v1/interactive-graphics?term=${encodeURIComponent(title)}`)).json()) as {
    data: { id: number; config: Record<string, string>; svg: string }[];
  };
  await test.step("the element's key is its markup as browsers write it", async () => {
    const markup = await page.evaluate((text) => {
      const place = document.createElement('div');
      place.innerHTML = text;
      return place.querySelector('#neu')?.outerHTML;
    }, stored?.svg ?? '');
    expect(stored?.config).toEqual({ [markup ?? '']: '<p>Das linke Feld</p>' });
  });

  await test.step('visitors open the text on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/embed/iframe/interactive-graphics-de.html?term=${encodeURIComponent(title)}`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
    await expect
      .poll(() => card.locator('img').evaluate((drawing: HTMLImageElement) => drawing.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(`/embed/iframe/interactive-graphics-de.html?graphic-id=${stored?.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Rechts' }).first().click();
    await expect(page.getByRole('region', { name: 'Rechts' })).toContainText('Das linke Feld');
    await findNothing(page, 'a graphic as visitors see it');
    expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, 'wrong' in window])).toEqual([
      true,
      false,
    ]);
  });
});

test('a missing element is never matched to one that existed before', async ({ page }) => {
  await visit(page, '/interactive-graphics/add');
  const land = (id: string, x: number, name: string) =>
    `<rect id="${id}" class="feld" x="${x}" y="5" width="40" height="90"><title>${name}</title></rect>`;
  const draw = async (...lands: string[]) => {
    await field(page, 'SVG Code').fill(`<svg viewBox="0 0 200 100">${lands.join('')}</svg>`);
    await field(page, 'SVG Code').blur();
  };
  const france = land('fr', 55, 'Frankreich');
  await draw(land('ad', 5, 'Andorra'), france);
  await field(page, 'CSS Selektor').fill('.feld');
  await listed(page, 'Andorra').click();
  await page.getByRole('textbox', { name: 'Inhalt' }).fill('Liegt neben Frankreich');
  await page.keyboard.press('Escape');
  await draw(france);
  await expect(page.getByText('1 Element mit Inhalt ist nicht mehr in der Zeichnung')).toBeVisible();
  await expect(button(page, 'Alle Vorschläge übernehmen')).toBeHidden();
  const target = page.getByRole('combobox', { name: /Andorra/ });
  await target.click();
  await expect(page.getByRole('option', { name: 'Frankreich', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await draw(land('andorra', 5, 'Andorra'), france);
  await button(page, 'Alle Vorschläge übernehmen').click();
  await expect(listed(page, 'Andorra')).toContainText('DE');
});

test('a map that loses hundreds of elements by a typo in the selector shows the first of them', async ({
  page,
  api,
}) => {
  const paths = Array.from({ length: 300 }, (_, index) => `<path d="M${index} 0h1v9z"></path>`);
  const made = await api.post('/api/v1/interactive-graphics', {
    data: {
      title: `Karte ${Date.now()}`,
      type: 'default',
      svg: `<svg viewBox="0 0 300 10">${paths.join('')}</svg>`,
      selector: 'path',
      config: Object.fromEntries(paths.map((path) => [path, '<p>Text</p>'])),
    },
  });
  expect(made.status()).toBe(201);
  const { data } = (await made.json()) as { data: { id: number } };
  await visit(page, `/interactive-graphics/${data.id}/edit`);
  await expect(page.getByText('300 von 300 Elementen haben einen Inhalt')).toBeVisible();
  await field(page, 'CSS Selektor').press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('250 weitere Elemente folgen danach.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /gehört/ })).toHaveCount(50);
  await page.keyboard.type('h');
  await expect(page.getByText('300 von 300 Elementen haben einen Inhalt')).toBeVisible();
});

test('typing right after choosing an element loses no letter', async ({ page }) => {
  await visit(page, '/interactive-graphics/add');
  await field(page, 'SVG Code').fill(svg);
  await field(page, 'CSS Selektor').fill('.feld');
  // Simulates a slow computer.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const name of ['Links', 'Rechts']) {
    await drawn(page, name).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Der erste Buchstabe', { delay: 60 });
    await expect(page.getByRole('textbox', { name: 'Inhalt' })).toHaveText('Der erste Buchstabe');
    await page.keyboard.press('Escape');
  }
});

test('hotspots are placed by dragging and by arrow keys', async ({ page }) => {
  await visit(page, '/interactive-graphics/5/edit');
  const spot = page.getByRole('group', { name: 'Zeichnung' }).getByRole('button', { name: 'Hotspot 2 (2)' });
  await expect(tool(page, 'Rückgängig')).toHaveAttribute('aria-disabled', 'true');
  await spot.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(field(page, 'X-Koordinate')).toHaveValue('70.5');
  await expect(field(page, 'Y-Koordinate')).toHaveValue('79');
  // The next change becomes a separate undo step.
  await field(page, 'X-Koordinate').focus();
  const box = await spot.boundingBox();
  if (!box) throw new Error('The hotspot is not to be seen.');
  await page.mouse.move(box.x + 16, box.y + 16);
  await page.mouse.down();
  await page.mouse.move(box.x - 100, box.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect(field(page, 'X-Koordinate')).not.toHaveValue('70.5');
  await expect(page.getByText(/^Hotspot 2 \(2\): .* % von links/)).toBeAttached();
  // The buttons name the step; when there are no more steps they keep the focus.
  await tool(page, 'Rückgängig').press('Enter');
  await expect(field(page, 'X-Koordinate')).toHaveValue('70.5');
  await expect(tool(page, 'Wiederholen')).toHaveAttribute('title', 'Wiederholen: Hotspots');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Rückgängig')).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(tool(page, 'Rückgängig')).toBeFocused();
  // Undoing with a key keeps the focus on the marker.
  await spot.press('ArrowRight');
  await spot.press('Control+z');
  await expect(tool(page, 'Wiederholen')).not.toHaveAttribute('aria-disabled');
  await expect(spot).toBeFocused();
  // After removing a marker the focus is on the button that adds one.
  await button(page, 'Entfernen').press('Enter');
  await expect(button(page, 'Hinzufügen')).toBeFocused();
});
