import { DEMO_PASSWORD } from '../../demo/users';
import { accounts } from './support/accounts';
import { check } from './support/axe';
import { save, titleField } from './support/form';
import { createProject, createUser, password, readProject } from './support/records';
import { menu, signIn } from './support/shell';
import { expect, test } from './support/test';

// Sessions end here, so those shared by other tests are not used.
test.use({ account: null });

test('leads straight back to the requested page', async ({ page, api }) => {
  const project = await createProject(api);
  let moves = 0;
  page.on('framenavigated', () => (moves += 1));
  await page.goto(`/projects/${project.id}/edit`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle(/^Anmelden – /);
  expect(moves).toBeLessThan(10);
  await signIn(page, accounts.editor, DEMO_PASSWORD);
  await expect(page).toHaveURL(`/projects/${project.id}/edit`);
  await expect(titleField(page)).toHaveValue(project.title);
});

test('signing out ends the session on the server, and the back button shows nothing', async ({
  page,
  context,
  api,
  baseURL,
  playwright,
}) => {
  const { email } = await createUser(api, ['ROLE_EDITOR']);
  await page.goto('/');
  await signIn(page, email, password);
  await expect(menu(page)).toBeVisible();
  const kept = await playwright.request.newContext({ baseURL, storageState: await context.storageState() });
  expect((await kept.get('/api/v1/users/me')).status()).toBe(200);

  await page.getByRole('link', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  expect((await kept.get('/api/v1/users/me')).status()).toBe(401);
  await kept.dispose();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test('the account page names the browsers one is signed in with, and ends another; axe finds nothing', async ({
  page,
  api,
  baseURL,
  playwright,
}) => {
  const { email } = await createUser(api, ['ROLE_EDITOR']);
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const other = await playwright.request.newContext({ baseURL, userAgent });
  await other.post('/api/v1/login', { data: { email, password } });
  await page.goto('/');
  await signIn(page, email, password);
  await menu(page)
    .getByRole('button', { name: `Angemeldet als ${email}` })
    .click();
  await page.getByRole('menuitem', { name: 'Eigenes Konto' }).click();
  const sessions = page.getByRole('list', { name: 'Anmeldungen' }).getByRole('listitem');
  await expect(sessions).toHaveText([/Chrome \d+ auf .*diese Sitzung/, /Firefox 132 auf Windows.*im selben Netz/]);
  await check(page, 'own account');
  await page.getByRole('button', { name: /^Beenden: Firefox 132 auf Windows/ }).click();
  await expect(sessions).toHaveCount(1);
  expect((await other.get('/api/v1/users/me')).status()).toBe(401);
  await other.dispose();
});

test('no word is lost if the session ends during typing', async ({ page, context, api, faults }) => {
  faults.expect(/status of 401/);
  const { email } = await createUser(api, ['ROLE_EDITOR']);
  const project = await createProject(api);
  await page.goto(`/projects/${project.id}/edit`);
  await signIn(page, email, password);
  const title = titleField(page);
  await title.fill('Während der Sitzung getippt');
  await context.request.get('/api/v1/logout');
  await save(page);

  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(
    'Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, ist in diesem Browser gesichert',
  );
  await signIn(page, email, password);
  await expect(page).toHaveURL(`/projects/${project.id}/edit`);
  await expect(title).toHaveValue(project.title);
  await page.getByRole('button', { name: 'Nicht gespeicherte Änderungen wiederherstellen' }).click();
  await expect(title).toHaveValue('Während der Sitzung getippt');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  expect((await readProject(api, project.id)).title).toBe('Während der Sitzung getippt');
});

test("one person's drafts are not offered to another", async ({ page, context, api, faults }) => {
  faults.expect(/status of 401/);
  const [first, second] = [await createUser(api, ['ROLE_EDITOR']), await createUser(api, ['ROLE_EDITOR'])];
  const project = await createProject(api);
  await page.goto(`/projects/${project.id}/edit`);
  await signIn(page, first.email, password);
  await titleField(page).fill('Nur für mich');
  await context.request.get('/api/v1/logout');
  await save(page);
  await signIn(page, second.email, password);
  await expect(titleField(page)).toHaveValue(project.title);
  await expect(page.getByRole('button', { name: /wiederherstellen/ })).toHaveCount(0);
});
