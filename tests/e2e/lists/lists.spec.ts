import {
  button,
  list,
  openProject,
  removeButton,
  saveAndLeave,
  showLanguage,
  textbox,
  titleField,
} from '../support/form';
import { createProject, readProject } from '../support/records';
import { expect, test } from '../support/test';

const contacts = ['Anna', 'Berta', 'Carla'].map((firstName) => ({ firstName, lastName: 'Muster' }));

test('contacts are added, filled in per language, moved by keyboard and removed', async ({ page, api }) => {
  const { id } = await createProject(api, { contacts: contacts as never });
  await openProject(page, id);
  const summaries = list(page, 'Kontakte').getByRole('button', { expanded: false });
  await expect(summaries).toHaveText(['Anna Muster', 'Berta Muster', 'Carla Muster']);

  await button(page, 'Nach unten: Kontakt 1').focus();
  await page.keyboard.press('Enter');
  await expect(summaries).toHaveText(['Berta Muster', 'Anna Muster', 'Carla Muster']);
  await expect(list(page, 'Kontakte').getByRole('status')).toHaveText('An Stelle 2 von 3 verschoben.');
  // The focus moves along, so another Enter makes it last.
  await page.keyboard.press('Enter');
  await expect(summaries).toHaveText(['Berta Muster', 'Carla Muster', 'Anna Muster']);
  await expect(button(page, 'Nach oben: Kontakt 1')).toBeDisabled();
  await expect(button(page, 'Nach unten: Kontakt 3')).toBeDisabled();

  await removeButton(page, 'Kontakt', 1).click();
  await expect(summaries).toHaveText(['Carla Muster', 'Anna Muster']);
  await expect(removeButton(page, 'Kontakt', 1)).toBeFocused();
  await button(page, 'Kontakt hinzufügen').click();
  const added = page.getByRole('group', { name: 'Kontakt 3' });
  await expect(textbox(added, 'Name')).toBeFocused();
  await page.keyboard.type('Amt für Wirtschaft');
  await showLanguage(page, 'FR');
  await button(page, 'Deutsche Einträge übernehmen').last().click();
  await button(page.getByRole('dialog'), 'Nur hier').click();
  await list(page, 'Kontakte').getByRole('button', { name: 'Amt für Wirtschaft' }).click();
  await textbox(page.getByRole('group', { name: 'Kontakt 3' }), 'Name').fill('Service de l’économie');
  await saveAndLeave(page);

  const stored = await readProject(api, id);
  expect(stored.contacts.map(({ name, firstName }) => name || firstName)).toEqual([
    'Carla',
    'Anna',
    'Amt für Wirtschaft',
  ]);
  expect(stored.translations.fr.contacts?.map(({ name, firstName }) => name || firstName)).toEqual([
    'Carla',
    'Anna',
    'Service de l’économie',
  ]);
});

test('dragging past the last or first row drops there; a drop without effect is not highlighted', async ({
  page,
  api,
}) => {
  const { id } = await createProject(api, { contacts: contacts as never });
  await openProject(page, id);
  const summaries = list(page, 'Kontakte').getByRole('button', { expanded: false });
  const handle = (name: string) => button(page, `Verschieben: ${name}`);
  const rows = list(page, 'Kontakte').getByRole('listitem');
  const isMarked = () => rows.evaluateAll((all) => all.some((row) => getComputedStyle(row).boxShadow !== 'none'));
  const drag = async (from: number, to: number, below: number) => {
    await handle(`Kontakt ${from}`).hover();
    await expect(handle(`Kontakt ${from}`)).toHaveAttribute('draggable', 'true');
    const start = (await handle(`Kontakt ${from}`).boundingBox())!;
    const end = (await rows.nth(to - 1).boundingBox())!;
    const x = start.x + start.width / 2;
    const y = (below < 0 ? end.y : end.y + end.height) + below;
    await page.mouse.down();
    await page.mouse.move(x, y - 5);
    await page.mouse.move(x, y, { steps: 3 });
  };

  await drag(1, 3, 30);
  await expect.poll(isMarked).toBe(true);
  await page.mouse.up();
  await expect(summaries).toHaveText(['Berta Muster', 'Carla Muster', 'Anna Muster']);
  await drag(3, 1, -30);
  await expect.poll(isMarked).toBe(true);
  await page.mouse.up();
  await expect(summaries).toHaveText(['Anna Muster', 'Berta Muster', 'Carla Muster']);
  // Above its own middle, where it already is.
  await drag(3, 2, 12);
  await expect.poll(isMarked).toBe(false);
  await page.mouse.up();
  await expect(summaries).toHaveText(['Anna Muster', 'Berta Muster', 'Carla Muster']);
});

test('all contacts can be removed, and those out of sight do not slow down typing', async ({ page, api }) => {
  const many = Array.from({ length: 30 }, (_, index) => ({ firstName: 'Anna', lastName: `Muster ${index}` }));
  const { id } = await createProject(api, {
    links: [
      { label: 'A', url: 'https://a.example.org' },
      { label: 'B', url: '' },
    ],
    financing: [{ id: 'costsEU', value: '1' }],
    contacts: many as never,
  });
  await openProject(page, id);
  const isPainted = () =>
    removeButton(page, 'Kontakt', 30).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isPainted).toBe(false);
  await removeButton(page, 'Kontakt', 30).click();
  await list(page, 'Kontakte').getByRole('button', { name: 'Rückgängig' }).click();
  expect(await isPainted()).toBe(true);
  await removeButton(page, 'Link', 2).click();
  await removeButton(page, 'Link', 1).click();
  await expect(button(page, 'Link hinzufügen')).toBeFocused();
  await removeButton(page, 'Kostenstelle', 1).click();
  await saveAndLeave(page);
  expect(await readProject(api, id)).toMatchObject({ links: [], financing: [] });
});

test('a video is shown from the privacy-friendly host', async ({ page, api, faults }) => {
  faults.expect(/called https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//, /ERR_FAILED|ERR_BLOCKED/);
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
  );
  const { id } = await createProject(api);
  await openProject(page, id);
  await button(page, 'Video hinzufügen').click();
  const video = page.getByRole('group', { name: 'Video 1' });
  const frame = video.locator('iframe');
  await textbox(video, 'URL').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3');
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await expect(frame).toHaveAttribute('width', '560');
  await expect(frame).toHaveAttribute('height', '315');
  // Browsers warn if both are present.
  await expect(frame).toHaveAttribute('allow', /fullscreen/);
  await expect(frame).not.toHaveAttribute('allowfullscreen');
  await textbox(video, 'URL').fill('vimeo.com/123456789');
  await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/123456789?dnt=1');
  await textbox(video, 'URL').fill('https://example.org/film.mp4');
  await expect(frame).toHaveCount(0);
  await titleField(page).fill('Mit Film');
  await saveAndLeave(page);
});

test('entries of a reference list are found by name, kept in the order chosen, and removed', async ({ page, api }) => {
  const { id } = await createProject(api);
  await openProject(page, id);
  const states = page.getByRole('combobox', { name: 'Kantone' });
  for (const [typed, name] of [
    ['zuer', 'Zürich'],
    ['uri', 'Uri'],
    ['genf', 'Genf'],
  ] as const) {
    await states.fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await states.press('Escape');
  await page.getByRole('button', { name: 'Uri', exact: true }).press('Delete');
  await saveAndLeave(page);
  expect(((await readProject(api, id)).states as { name?: string }[]).map(({ name }) => name)).toEqual([
    'Zürich',
    'Genf',
  ]);
  await openProject(page, id);
  await states.fill('gibt es nicht');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
});
