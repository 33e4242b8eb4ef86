import { visit } from '../support/desk';
import { button } from '../support/form';
import { check } from '../support/axe';
import { expect, test, type Page } from '../support/test';

const names = (page: Page) => page.getByRole('table', { name: 'Stellenmarkt' }).getByRole('row').locator('td.title a');
const handle = (page: Page, name: string) => button(page, `Verschieben: ${name}`);

/** Adds a job with a unique name; `position` places it before those of the demo. */
async function createJob(
  api: Parameters<Parameters<typeof test>[2]>[0]['api'],
  name: string,
  more: object = {},
): Promise<{ id: number }> {
  const answer = await api.post('/api/v1/jobs', { data: { name, isPublic: true, ...more } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data;
}
const positionOf = async (api: Parameters<typeof createJob>[0], id: number) =>
  ((await (await api.get(`/api/v1/jobs/${id}`)).json()) as { data: { position: number } }).data.position;

test('the list is sorted by keyboard and dragging, and saved or reset; the archive has expired jobs', async ({
  page,
  api,
}) => {
  // The demo's first job has position 0.
  const { data: first } = (await (await api.get('/api/v1/jobs?limit=1&archive=0')).json()) as {
    data: { id: number; name: string; translations: any; position: number }[];
  };
  expect(first[0]).toBeDefined();
  const word = `Stelle ${Date.now()}`;
  const a = await createJob(api, `A ${word}`, { position: 0, applicationDeadline: null });
  const b = await createJob(api, `B ${word}`, { position: 0, applicationDeadline: '2999-12-31T23:59:00+01:00' });
  await createJob(api, `C ${word}`, { position: 0, applicationDeadline: '2020-10-25T02:30:00+01:00' });
  await visit(page, '/jobs');
  await expect(names(page).filter({ hasText: word })).toHaveText([`A ${word}`, `B ${word}`]);
  await expect(page.getByRole('row').filter({ hasText: `B ${word}` })).toContainText('31.12.2999 23:59');
  const orderOf = async () => (await names(page).allTextContents()).filter((name) => name.endsWith(word));
  await check(page, 'list of jobs');

  await test.step('sorting by keyboard, and resetting', async () => {
    const topOfRows = () =>
      page
        .getByRole('row')
        .nth(1)
        .evaluate((row) => row.getBoundingClientRect().top);
    const top = await topOfRows();
    await handle(page, `B ${word}`).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(handle(page, `B ${word}`)).toBeFocused();
    await expect(names(page).first()).toHaveText(`B ${word}`);
    const message = page.getByText('Sortierung geändert. Möchten Sie die Änderungen speichern?');
    await expect(message).toBeVisible();
    expect(await topOfRows(), 'the rows stay where they are').toBe(top);
    // At 400 % zoom its text breaks between words, with the buttons below.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await message.boundingBox())?.width).toBeGreaterThan(120);
    await expect(button(page, 'Speichern')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'Zurücksetzen').click();
    await expect.poll(orderOf).toEqual([`A ${word}`, `B ${word}`]);
    expect(await positionOf(api, b.id)).toBe(0);
  });

  await test.step('sorting by dragging, and saving one by one', async () => {
    const grip = handle(page, `B ${word}`);
    await grip.hover();
    await expect(grip).toHaveAttribute('draggable', 'true');
    await grip.dragTo(page.getByRole('row').nth(1), { targetPosition: { x: 200, y: 3 } });
    await expect(names(page).first()).toHaveText(`B ${word}`);
    await button(page, 'Speichern').click();
    await expect(page.getByText('Die Reihenfolge wurde gespeichert.')).toBeVisible({ timeout: 60_000 });
    expect(await positionOf(api, b.id)).toBe(0);
    await expect(page.getByText('Sortierung geändert.')).toHaveCount(0);
    await expect.poll(orderOf).toEqual([`B ${word}`, `A ${word}`]);
    const { data: saved } = (await (await api.get('/api/v1/jobs?limit=1&archive=0')).json()) as {
      data: { name: string }[];
    };
    expect(saved.map(({ name }) => name)).toEqual([`B ${word}`]);
  });

  await test.step('the archive', async () => {
    await button(page, 'Archiv anzeigen').click();
    await expect(names(page).filter({ hasText: word })).toHaveText([`C ${word}`]);
    await expect(page.getByRole('button', { name: /^Verschieben/ })).toHaveCount(0);
    await page.getByRole('searchbox').fill(word);
    await expect(names(page)).toHaveText([`C ${word}`]);
    await button(page, 'Archiv ausblenden').click();
    await expect(names(page).filter({ hasText: word })).toHaveText([`B ${word}`, `A ${word}`]);
  });
  expect(await positionOf(api, a.id)).toBeGreaterThan(0);
});

test('a submitted job is reviewed, even at its old address; its title is the name; a failed save is reported', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of 500/);
  const { data: items } = (await (await api.get('/api/v1/inbox?type[]=job')).json()) as {
    data: { id: number; title: string }[];
  };
  const item = items[0]!;
  await page.route(`**/api/v1/inbox/${item.id}*`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: {} }),
  );
  await visit(page, `/inbox/jobs/${item.id}`);
  const notOpened = page.getByRole('dialog', { name: 'Ein Fehler ist aufgetreten' });
  await expect(notOpened).toContainText('Fehler beim Laden des Jobs aus dem Posteingang.');
  await button(notOpened, 'Abbrechen').click();
  await page.unrouteAll();
  await visit(page, `/jobs/add?inboxId=${item.id}`);
  await expect(page).toHaveURL(`/inbox/jobs/${item.id}`);
  // The form shows the submission.
  await expect(page.getByRole('textbox', { name: 'Bezeichnung', exact: true }).first()).toHaveValue(item.title);
  await page.route('**/api/v1/jobs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: {} })
      : route.continue(),
  );
  await button(page, 'Speichern').click();
  const dialog = page.getByRole('dialog', { name: 'Fehler beim Speichern' });
  await expect(dialog).toContainText('Fehler beim Speichern des Jobs.');
  await button(dialog, 'Abbrechen').click();
  await page.unrouteAll();
  await button(page, 'Vorschau').click();
  await expect(page.getByRole('dialog', { name: 'Vorschau' }).getByRole('heading', { name: item.title })).toBeVisible();
  await button(page.getByRole('dialog'), 'Schliessen').click();
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/jobs');
  const { data: found } = (await (await api.get(`/api/v1/jobs?term=${encodeURIComponent(item.title)}`)).json()) as {
    data: { name: string }[];
  };
  expect(found.map(({ name }) => name)).toContain(item.title);
});
