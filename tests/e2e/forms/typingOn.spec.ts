import { openProject, textbox } from '../support/form';
import { createProject, readProject } from '../support/records';
import { expect, test, type Page } from '../support/test';

/** Typing speed: input during a save must be kept like any other. */
const pace = { delay: 70 };
const saved = (page: Page) => page.getByText('Die Änderungen wurden gespeichert.');
const saveAndStay = (page: Page) => page.keyboard.press('Control+Shift+Enter');
/** Delays the server's response to a save. */
async function answerLate(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/api\/v1\/projects(\/\d+)?$/, async (route) => {
    if (!['PUT', 'POST'].includes(route.request().method())) return route.fallback();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.fulfill({ response });
  });
}
const text = (page: Page) => textbox(page.getByRole('region', { name: 'Beschreibung' }), 'Beschreibung');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

for (const late of [0, 600, 2000]) {
  test(`typing during a save of ${late} ms loses no letter, and stays unsaved until the next save`, async ({
    page,
    api,
  }) => {
    const { id } = await createProject(api, { description: '<p>Anfang</p>' });
    await answerLate(page, late);
    await openProject(page, id);
    const keywords = textbox(page, 'Stichworte');
    await keywords.click();
    await keywords.pressSequentially('eins', pace);
    const top = await scrolled(page);
    await saveAndStay(page);
    await page.keyboard.type(' zwei drei vier', pace);
    await expect(keywords).toHaveValue('eins zwei drei vier');
    await expect(saved(page)).toBeVisible();
    await expect(keywords).toHaveValue('eins zwei drei vier');
    await expect(keywords).toBeFocused();
    expect(await scrolled(page)).toBe(top);
    expect((await readProject(api, id)).keywords).toBe('eins');

    await test.step('also in formatted text', async () => {
      await text(page).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' eins', pace);
      await saveAndStay(page);
      await page.keyboard.type(' zwei drei vier', pace);
      await expect(text(page)).toHaveText('Anfang eins zwei drei vier');
      await expect.poll(async () => (await readProject(api, id)).description).toBe('<p>Anfang eins</p>');
      await expect(saved(page)).toBeVisible();
      expect((await readProject(api, id)).keywords).toBe('eins zwei drei vier');
    });

    await test.step('it is kept, leaving asks about it, and the next save includes it', async () => {
      await page.keyboard.type(' fünf', pace);
      await page.getByRole('link', { name: 'Agenda' }).first().click();
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
      await text(page).click();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
      expect(await readProject(api, id)).toMatchObject({
        description: '<p>Anfang eins zwei drei vier fünf</p>',
        keywords: 'eins zwei drei vier',
      });
    });
  });
}

for (const late of [0, 600, 2000]) {
  test(`typing while a new record is saved for ${late} ms loses no letter either`, async ({ page, api }) => {
    await answerLate(page, late);
    // Without umlauts, because Playwright inserts those without key events, so they would be lost while there is no
    // form.
    await page.goto('/projects/add');
    await textbox(page, 'Titel').fill('Seilbahn');
    const keywords = textbox(page, 'Stichworte');
    await keywords.click();
    await keywords.pressSequentially('eins', pace);
    await saveAndStay(page);
    await page.keyboard.type(' zwei drei vier sechs acht', pace);
    await expect(page).toHaveURL(/\/projects\/\d+\/edit/);
    await expect(saved(page)).toBeVisible();
    await expect(keywords).toHaveValue('eins zwei drei vier sechs acht');
    await expect(keywords).toBeFocused();
    const id = Number(/\d+/.exec(page.url().split('/projects/')[1] ?? '')?.[0]);
    expect((await readProject(api, id)).keywords).toBe('eins');

    await test.step('also in formatted text, and the next save includes all of it', async () => {
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
      expect((await readProject(api, id)).keywords).toBe('eins zwei drei vier sechs acht');
      await page.goto('/projects/add');
      await textbox(page, 'Titel').fill('Sesselbahn');
      await text(page).click();
      await page.keyboard.type('eins', pace);
      await saveAndStay(page);
      await page.keyboard.type(' zwei drei vier sechs acht', pace);
      await expect(page).toHaveURL(/\/projects\/\d+\/edit/);
      await expect(text(page)).toHaveText('eins zwei drei vier sechs acht');
    });
  });
}
