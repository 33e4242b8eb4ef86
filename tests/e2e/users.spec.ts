import type { User } from '../../domain/accounts/users';
import { accounts } from './support/accounts';
import { visit } from './support/desk';
import { button, textbox } from './support/form';
import { createUser, password, uniqueWord } from './support/records';
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

test('an account is made, signs in, is changed and deleted', async ({ page, api, browser, baseURL }) => {
  const email = `${uniqueWord().toLowerCase()}@example.org`;
  await visit(page, '/');
  await menu(page).getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([/^ID/, 'E-Mail', 'Rollen', 'Erstellt am']);
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
  // Changing roles ends the session; the page may already be on its way to the sign-in.
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

test('an administrator neither sees the highest role nor changes who has it', async ({ page }) => {
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
  test('who holds the highest role can give it, and cannot take it from the last', async ({ page, api, faults }) => {
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

test('unsaved changes of an account ask before leaving', async ({ page, api }) => {
  const user = await createUser(api, []);
  await openUser(page, user);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anders@example.org');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await button(page.getByRole('dialog', { name: 'Seite verlassen?' }), 'Weiter bearbeiten').click();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anders@example.org');
});
