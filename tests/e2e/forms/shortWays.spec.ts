import { button, openProject, titleField } from '../support/form';
import { openList } from '../support/list';
import { createProject, readProject } from '../support/records';
import { expect, test, type Locator, type Page } from '../support/test';

/** Performs what a person does and counts it: clicks, keys that are not text, and letters. */
function counting(page: Page) {
  const count = { clicks: 0, keys: 0, letters: 0 };
  return {
    count,
    async click(place: Locator) {
      count.clicks++;
      await place.click();
    },
    async press(key: string) {
      count.keys++;
      await page.keyboard.press(key);
    },
    async type(text: string) {
      count.letters += text.length;
      await page.keyboard.type(text);
    },
  };
}

const saved = (page: Page) => page.getByText('Die Änderungen wurden gespeichert.');

test('a typo in a French title is found and corrected in at most 1 click, 4 keys and 17 letters', async ({
  page,
  api,
}) => {
  const word = `q${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.slice(0, 14);
  const { id } = await createProject(api, {
    title: 'Seilbahn',
    translations: { fr: { title: `${word} téléferique` }, it: {} },
  });
  await openList(page);
  const { count, click, press, type } = counting(page);
  await press('Control+k');
  await type(word);
  await expect(page.getByRole('option')).toHaveCount(1);
  await press('Enter');
  await expect(titleField(page)).toHaveValue(`${word} téléferique`);
  // As people do it: click into the word, before the wrong letter.
  await click(titleField(page));
  await titleField(page).evaluate((input: HTMLInputElement) =>
    input.setSelectionRange(input.value.lastIndexOf('f'), input.value.lastIndexOf('f')),
  );
  await press('Delete');
  await type('ph');
  await press('Control+s');
  await expect(saved(page)).toBeVisible();
  expect((await readProject(api, id)).translations.fr).toMatchObject({ title: `${word} télépherique` });
  expect(count.clicks).toBeLessThanOrEqual(1);
  expect(count.keys).toBeLessThanOrEqual(4);
  expect(count.letters).toBeLessThanOrEqual(17);
});

test('one field is reverted in 2 clicks and 1 key', async ({ page, api }) => {
  const { id, title } = await createProject(api, { keywords: 'richtig' });
  const answer = await api.get(`/api/v1/projects/${id}`);
  const { data } = (await answer.json()) as { data: object };
  await api.put(`/api/v1/projects/${id}`, {
    data: { ...data, keywords: 'falsch' },
    headers: { 'If-Match': answer.headers().etag as string },
  });
  await openProject(page, id);
  const { count, click, press } = counting(page);
  await click(button(page, 'Verlauf'));
  await click(button(page.getByRole('dialog', { name: 'Verlauf' }), 'Zurücknehmen: Stichworte'));
  await press('Control+s');
  await expect(saved(page)).toBeVisible();
  expect(await readProject(api, id)).toMatchObject({ title, keywords: 'richtig' });
  expect(count).toEqual({ clicks: 2, keys: 1, letters: 0 });
});
