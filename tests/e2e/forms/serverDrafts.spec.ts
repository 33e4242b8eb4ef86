import { accounts, stateFile } from '../support/accounts';
import { button, openProject, saveAndLeave, titleField } from '../support/form';
import { createProject, readProject, uniqueWord } from '../support/records';
import { expect, test } from '../support/test';

test('text typed on one machine is offered on another until it is saved', async ({ browser, baseURL, api }) => {
  const { id } = await createProject(api);
  const machine = async () =>
    (await browser.newContext({ baseURL, storageState: stateFile(accounts.editor) })).newPage();
  const [office, home] = [await machine(), await machine()];
  const title = `Unterwegs ${uniqueWord()}`;
  await openProject(office, id);
  await titleField(office).fill(title);
  // Simulates closing the lid; otherwise it takes a pause in typing.
  await office.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(office.getByText(/^Entwurf gespeichert \d\d:\d\d$/)).toBeVisible();

  await home.goto('/dashboard');
  await home.getByRole('region', { name: 'Meine Entwürfe' }).getByRole('link', { name: title }).click();
  await expect(home).toHaveURL(`/projects/${id}/edit`);
  await expect(home.getByText('Auf einem anderen Gerät.')).toBeVisible();
  await expect(titleField(home)).not.toHaveValue(title);
  await button(home, 'Nicht gespeicherte Änderungen wiederherstellen').click();
  await expect(titleField(home)).toHaveValue(title);
  await saveAndLeave(home);
  expect((await readProject(api, id)).title).toBe(title);

  const left = async () =>
    (await (await home.request.get(`/api/v1/drafts?place=projects/${id}`)).json()) as { data: unknown };
  await expect.poll(left).toEqual({ data: [] });
  await Promise.all([office.context().close(), home.context().close()]);
});
