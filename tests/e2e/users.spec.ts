import type { User } from '../../domain/accounts/users';
import { accounts } from './support/accounts';
import { visit } from './support/desk';
import { button, textbox } from './support/form';
import { check } from './support/axe';
import { createProject, createUser, password, readProject, uniqueWord } from './support/records';
import { linkOf } from './support/verification';
import { menu, signIn } from './support/shell';
import { expect, test, type Page } from './support/test';

test.use({ account: 'admin' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const switchRow = (page: Page, row: string, state: 'Aktiv' | 'Inaktiv') =>
  page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: state, exact: true });

async function openUser(page: Page, { id }: Pick<User, 'id'>) {
  await visit(page, `/settings/users/${id}/edit`);
  await expect(heading(page, 'Benutzer bearbeiten')).toBeVisible();
}

test('an account is created, signs in, is changed and deleted', async ({ page, api, browser, baseURL }) => {
  const email = `${uniqueWord().toLowerCase()}@example.org`;
  await visit(page, '/');
  await menu(page).getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([
    /^ID/,
    'E-Mail',
    'Name',
    'Rollen',
    'Zustand',
    'Letzte Anmeldung',
    'Erstellt am',
  ]);
  await page.getByRole('link', { name: 'Neuen Benutzer erstellen' }).click();
  await expect(page).toHaveURL('/settings/users/add');
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('type', 'email');
  await button(page, 'Speichern').click();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(/E-Mail-Adresse/);
  await expect(textbox(page, 'Passwort')).toHaveAccessibleDescription('Geben Sie bitte ein Passwort an.');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await textbox(page, 'Passwort').fill('kurz');
  await button(page, 'Speichern').click();
  await expect(textbox(page, 'Passwort')).toHaveAccessibleDescription('Das Passwort muss mindestens 8 Zeichen haben.');
  await textbox(page, 'Passwort').fill(password);
  await switchRow(page, 'Redakteur', 'Aktiv').click();
  await switchRow(page, 'Neue Termine von der Website', 'Aktiv').click();
  await button(page, 'Speichern').click();
  await expect(page.getByText('Der Benutzer wurde gespeichert.')).toBeVisible();
  await page.getByRole('link', { name: email }).click();
  await expect(heading(page, 'Benutzer bearbeiten')).toBeVisible();
  // The password can only be set, not read.
  await expect(textbox(page, 'Passwort')).toHaveValue('');
  await expect(switchRow(page, 'Redakteur', 'Aktiv')).toHaveAttribute('aria-pressed', 'true');

  const theirs = await browser.newPage({ baseURL, storageState: undefined });
  await theirs.goto('/');
  await signIn(theirs, email, password);
  await expect(menu(theirs).getByRole('link', { name: 'Projekte', exact: true })).toBeVisible();

  await switchRow(page, 'Redakteur', 'Inaktiv').click();
  await button(page, 'Speichern').click();
  await expect(page.getByText('Der Benutzer wurde gespeichert.')).toBeVisible();
  // Changing roles ends the session, so the page may already be redirecting to the sign-in.
  await theirs.goto('/projects').catch(() => undefined);
  await expect(heading(theirs, 'Anmelden')).toBeVisible();
  await theirs.context().close();

  await page.getByRole('link', { name: email }).click();
  await button(page, 'Löschen').click();
  const dialog = page.getByRole('alertdialog', { name: 'Benutzer löschen' });
  await expect(dialog).toContainText('Sind Sie sicher dass Sie diesen Benutzer unwiderruflich löschen möchten?');
  await expect(button(dialog, 'Abbrechen')).toBeFocused();
  await button(dialog, 'Endgültig löschen').click();
  await expect(page).toHaveURL('/settings/users');
  await expect(page.getByRole('link', { name: email })).toHaveCount(0);
  const { data } = (await (await api.get('/api/v1/users')).json()) as { data: User[] };
  expect(data.map((user) => user.email)).not.toContain(email);
});

test('a translator is invited, chooses a password, and edits French only', async ({ page, api, browser, baseURL }) => {
  const project = await createProject(api, { translations: { fr: { title: 'Ancien titre' }, it: {} } } as object);
  const email = `${uniqueWord().toLowerCase()}@example.org`;
  await visit(page, '/settings/users/add');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await switchRow(page, 'Einladung senden', 'Aktiv').click();
  await switchRow(page, 'Redakteur', 'Aktiv').click();
  const languages = page.getByRole('group', { name: 'Sprachen' });
  for (const name of ['Deutsch', 'Italienisch', 'Englisch']) await languages.getByRole('checkbox', { name }).uncheck();
  await check(page, 'account with rights');
  await button(page, 'Speichern').click();
  await expect(page.getByText('Der Benutzer wurde eingeladen.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Redakteur: Französisch');
  await expect(row).toContainText('Eingeladen');

  const theirs = await browser.newPage({ baseURL, storageState: undefined });
  await theirs.goto(await linkOf(api, email, /\/password\/reset\/[\w-]+/));
  await textbox(theirs, 'Neues Passwort').fill(password);
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await signIn(theirs, email, password);
  await expect(menu(theirs).getByRole('link', { name: 'Projekte', exact: true })).toBeVisible();
  await theirs.goto(`/projects/${project.id}/edit`);
  await expect(theirs.getByText('Ihr Konto bearbeitet nur Französisch.')).toBeVisible();
  const french = theirs.getByRole('textbox', { name: 'Titel (Übersetzung FR)' });
  await expect(french).toHaveValue('Ancien titre');
  await expect(theirs.getByRole('textbox', { name: 'Stichworte' })).toBeDisabled();
  await check(theirs, 'form of a translator');
  await french.fill('Nouveau titre');
  await theirs.getByRole('tab', { name: /^DE/ }).click();
  await expect(theirs.getByRole('textbox', { name: 'Titel', exact: true })).toBeDisabled();
  await theirs.keyboard.press('Control+s');
  await expect(theirs).toHaveURL('/projects');
  expect((await readProject(api, project.id)).translations.fr.title).toBe('Nouveau titre');
  await theirs.context().close();
});

test('an administrator neither sees the highest role nor changes accounts that have it', async ({ page }) => {
  await openUser(page, { id: 1 });
  await expect(page.getByText(accounts.super).or(page.getByRole('textbox', { name: 'E-Mail' }))).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'höhere Rolle' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toBeDisabled();
  await expect(button(page, 'Speichern')).toHaveCount(0);
  await expect(button(page, 'Löschen')).toHaveCount(0);
  await visit(page, '/settings/users/add');
  await expect(page.getByRole('group', { name: 'Admin', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Super-Admin', exact: true })).toHaveCount(0);
});

test.describe(() => {
  test.use({ account: 'super' });
  test('super administrators can grant their role, and the last one keeps it', async ({ page, api, faults }) => {
    faults.expect(/status of 4\d\d/);
    const user = await createUser(api, ['ROLE_EDITOR']);
    await openUser(page, user);
    await switchRow(page, 'Super-Admin', 'Aktiv').click();
    await button(page, 'Speichern').click();
    await expect(page.getByText('Der Benutzer wurde gespeichert.')).toBeVisible();
    await api.delete(`/api/v1/users/${user.id}`);

    await openUser(page, { id: 1 });
    await expect(page.getByText('Das ist Ihr eigenes Konto.')).toBeVisible();
    await switchRow(page, 'Super-Admin', 'Inaktiv').click();
    await button(page, 'Speichern').click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Das ist das letzte Konto mit der Rolle «Super-Admin»; es muss bleiben.' }),
    ).toBeVisible();
    await expect(switchRow(page, 'Super-Admin', 'Inaktiv')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a taken address is reported at its field', async ({ page, faults }) => {
  faults.expect(/status of 4\d\d/);
  await visit(page, '/settings/users/add');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('EDITOR@example.org');
  await textbox(page, 'Passwort').fill(password);
  await button(page, 'Speichern').click();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/settings/users/add');
});

test('leaving with unsaved changes of an account asks', async ({ page, api }) => {
  const user = await createUser(api, []);
  await openUser(page, user);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anders@example.org');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await button(page.getByRole('dialog', { name: 'Seite verlassen?' }), 'Weiter bearbeiten').click();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anders@example.org');
});
