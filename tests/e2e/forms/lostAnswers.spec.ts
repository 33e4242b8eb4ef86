import { visit } from '../support/desk';
import { button, openNewProject, openProject, save, saveAndLeave, textbox, titleField } from '../support/form';
import { loseResponse } from '../support/lostResponse';
import { createProject, findProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';
const projects = /\/api\/v1\/projects(\/\d+)?$/;

test("a lost response creates no second record, and your own text is not shown as another editor's", async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/ERR_FAILED|status of 412/);
  const word = uniqueWord();
  await openNewProject(page);
  await titleField(page).fill(`Neu ${word}`);
  await loseResponse(page, 'POST', projects);
  await save(page);
  await expect(page.getByText('Nicht gespeichert.')).toBeVisible();
  // After a reload the draft is restored, with the key that keeps the record from being created twice.
  await visit(page, '/projects/add');
  await button(page, 'Nicht gespeicherte Änderungen wiederherstellen').click();
  await expect(titleField(page)).toHaveValue(`Neu ${word}`);
  await titleField(page).fill(`Neu und weiter ${word}`);
  await saveAndLeave(page);
  expect((await findProject(api, word)).title).toBe(`Neu und weiter ${word}`);

  const { id } = await createProject(api);
  await openProject(page, id);
  await textbox(page, 'Stichworte').fill('eins');
  await loseResponse(page, 'PUT', projects);
  await save(page);
  await expect(page.getByText('Nicht gespeichert.')).toBeVisible();
  expect((await readProject(api, id)).keywords).toBe('eins');
  await textbox(page, 'Stichworte').fill('eins, zwei');
  await saveAndLeave(page);
  expect((await readProject(api, id)).keywords).toBe('eins, zwei');
});
