import { openNewProject, openProject, save, saveAndLeave, textbox, titleField } from './support/form';
import { createProject, findProject, readProject, uniqueWord } from './support/records';
import { expect, test, type Page } from './support/test';

/** The server does the next thing of this kind that it is asked for, and the connection breaks before it has said so. */
async function loseAnswer(page: Page, method: 'POST' | 'PUT'): Promise<void> {
  let isLost = false;
  await page.route(/\/api\/v1\/projects(\/\d+)?$/, async (route) => {
    if (route.request().method() !== method || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('an answer that got lost makes no second record, and nobody else is named for one\u2019s own text, also when one has gone on typing', async ({ page, api, faults }) => {
  faults.expect(/ERR_FAILED|status of 412/);
  const word = uniqueWord();
  await openNewProject(page);
  await titleField(page).fill(`Neu ${word}`);
  await loseAnswer(page, 'POST');
  await save(page);
  await expect(page.getByText('Nicht gespeichert.')).toBeVisible();
  await titleField(page).fill(`Neu und weiter ${word}`);
  await saveAndLeave(page);
  expect((await findProject(api, word)).title).toBe(`Neu und weiter ${word}`);

  const { id } = await createProject(api);
  await openProject(page, id);
  await textbox(page, 'Stichworte').fill('eins');
  await loseAnswer(page, 'PUT');
  await save(page);
  await expect(page.getByText('Nicht gespeichert.')).toBeVisible();
  expect((await readProject(api, id)).keywords).toBe('eins');
  await textbox(page, 'Stichworte').fill('eins, zwei');
  await saveAndLeave(page);
  expect((await readProject(api, id)).keywords).toBe('eins, zwei');
});
