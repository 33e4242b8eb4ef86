import { bigFile, choose, dragBelow, expectOrder, pdf, picture } from '../support/files';
import {
  button,
  list,
  openProject,
  saveAndLeave,
  saveQuestion,
  showLanguage,
  textbox,
  trySaving,
} from '../support/form';
import { createProject, readProject } from '../support/records';
import { expect, test } from '../support/test';

test('pictures are reduced in size, captioned and shown', async ({ page, api, request }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await choose(
    page,
    'Bilder auswählen',
    await picture('gross.jpg', { width: 2000, height: 1000 }),
    await picture('klein.gif'),
  );
  await expectOrder(list(page, 'Bilder').first(), ['gross.jpg', 'klein.gif']);
  await textbox(page.getByRole('group', { name: 'gross.jpg' }), 'Bildlegende').fill('Gross');
  await expect(page.getByRole('link', { name: 'In voller Grösse öffnen: gross.jpg' })).toBeVisible();
  await saveAndLeave(page);

  const { images } = await readProject(api, id);
  expect(images).toMatchObject([
    { name: 'gross.jpg', extension: 'jpg', description: 'Gross' },
    { name: 'klein.gif', extension: 'gif' },
  ]);
  const sizes = await page.evaluate(
    async (ids) =>
      Promise.all(
        ids.map(async (path) => {
          const bitmap = await createImageBitmap(await (await fetch(path)).blob());
          return [bitmap.width, bitmap.height];
        }),
      ),
    images.map((image) => `/api/v1/files/view/${image.id}.${image.extension}`),
  );
  expect(sizes).toEqual([
    [1200, 600],
    [40, 30],
  ]);
  const shown = await request.get(`/api/v1/files/view/${images[0]?.id}.jpg`);
  expect(shown.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
});

test('disallowed files are refused with the known messages, the others are uploaded', async ({
  page,
  api,
}, testInfo) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await choose(
    page,
    'Bilder auswählen',
    await picture('gut.png'),
    { name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Bild') },
    { name: 'schein.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  );
  await expect(page.getByText('Der Dateityp "text/plain" von "text.txt" ist nicht erlaubt.')).toBeVisible();
  await expect(page.getByText(/^Der Dateityp ".+" von "schein\.png" ist nicht erlaubt\.$/)).toBeVisible();
  await expectOrder(list(page, 'Bilder').first(), ['gut.png']);
  await choose(page, 'Bilder auswählen', await bigFile(testInfo.outputPath('riesig.png'), 20 * 1024 * 1024 + 1));
  await expect(
    page.getByText('Die ausgewählte Datei "riesig.png" überschreitet das Uploadlimit von 20 MB.'),
  ).toBeVisible();
  await choose(page, 'Dokumente auswählen', await bigFile(testInfo.outputPath('dick.pdf'), 40_000_001));
  await expect(
    page.getByText('Die ausgewählte Datei "dick.pdf" überschreitet das Uploadlimit von 30 MB.'),
  ).toBeVisible();
  const [first] = await page.getByRole('alert').filter({ hasText: 'text.txt' }).all();
  await first?.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page.getByText('von "text.txt"')).toHaveCount(0);
});

test('a failed upload stays and can be retried; saving waits for uploads', async ({ page, api, faults }) => {
  faults.expect(/ERR_FAILED/);
  const { id } = await createProject(api);
  await openProject(page, id);
  await page.route('**/api/v1/files?*', (route) => route.abort());
  await choose(page, 'Bilder auswählen', await picture('weg.png'));
  await expect(page.getByRole('alert').filter({ hasText: 'weg.png konnte nicht hochgeladen werden.' })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Erneut versuchen: weg.png').click();
  await expectOrder(list(page, 'Bilder').first(), ['weg.png']);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/files?*', async (route) => {
    await held;
    await route.fallback();
  });
  await choose(page, 'Bilder auswählen', await picture('langsam.png', { color: '#223344' }));
  await expect(page.getByRole('progressbar', { name: 'Fortschritt: langsam.png' })).toBeVisible();
  await trySaving(page);
  await expect(saveQuestion(page)).toHaveCount(0);
  release();
  await button(saveQuestion(page), 'Freigeben').click();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  expect((await readProject(api, id)).images.map(({ name }) => name)).toEqual(['weg.png', 'langsam.png']);
});

test.describe('the order of pictures', () => {
  test('is changed by keyboard, every step announced', async ({ page, api }) => {
    const { id } = await createProject(api);
    await openProject(page, id);
    await choose(page, 'Bilder auswählen', await picture('a.png'), await picture('b.png'), await picture('c.png'));
    await expectOrder(list(page, 'Bilder').first(), ['a.png', 'b.png', 'c.png']);
    await button(page, 'Verschieben: c.png').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('c.png aufgenommen, Position 3 von 3')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('c.png, Position 1 von 3')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(button(page, 'Verschieben: c.png')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expectOrder(list(page, 'Bilder').first(), ['c.png', 'a.png', 'b.png']);
    await saveAndLeave(page);
    expect((await readProject(api, id)).images.map(({ name }) => name)).toEqual(['c.png', 'a.png', 'b.png']);
  });

  test('is changed by the mouse', async ({ page, api }) => {
    const { id } = await createProject(api);
    await openProject(page, id);
    await choose(page, 'Bilder auswählen', await picture('a.png'), await picture('b.png'), await picture('c.png'));
    await expectOrder(list(page, 'Bilder').first(), ['a.png', 'b.png', 'c.png']);
    // Drag and drop loads when the pointer arrives, even after the element that it pointed at has disappeared.
    await button(page, 'Verschieben: a.png').hover();
    await expect(button(page, 'Verschieben: a.png')).toHaveAttribute('draggable', 'true');
    await dragBelow(page, button(page, 'Verschieben: a.png'), page.getByRole('group', { name: 'c.png' }));
    await expectOrder(list(page, 'Bilder').first(), ['b.png', 'c.png', 'a.png']);
    await button(page, 'Entfernen: c.png').click();
    await expectOrder(list(page, 'Bilder').first(), ['b.png', 'a.png']);
    await saveAndLeave(page);
    expect((await readProject(api, id)).images.map(({ name }) => name)).toEqual(['b.png', 'a.png']);
  });
});

test('a document is downloaded by its name, and belongs to one language', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  await choose(page, 'Dokumente auswählen', pdf('Bericht 2024.pdf'));
  await expectOrder(list(page, 'Dokumente').first(), ['Bericht 2024.pdf']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Herunterladen: Bericht 2024.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Bericht 2024.pdf');
  await showLanguage(page, 'FR');
  await expect(button(page, 'Verschieben: Bericht 2024.pdf')).toHaveCount(0);
  await choose(page, 'Dokumente auswählen', pdf('francais.pdf'));
  // The upload continues while another language is shown.
  await showLanguage(page, 'DE');
  await expectOrder(list(page, 'Dokumente').first(), ['Bericht 2024.pdf']);
  await showLanguage(page, 'FR');
  await expectOrder(list(page, 'Dokumente').first(), ['francais.pdf']);
  await saveAndLeave(page);
  const { files, translations } = await readProject(api, id);
  expect(files).toMatchObject([{ name: 'Bericht 2024.pdf', extension: 'pdf', mimeType: 'application/pdf' }]);
  expect([files, translations.fr.files].map((names) => names?.map(({ name }) => name))).toEqual([
    ['Bericht 2024.pdf'],
    ['francais.pdf'],
  ]);
});
