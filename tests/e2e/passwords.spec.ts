import { check, checkKind } from './support/axe';
import { button, textbox } from './support/form';
import { createUser, password } from './support/records';
import { menu, signIn } from './support/shell';
import { expect, test } from './support/test';
import { linkOf } from './support/verification';

// Sessions end here, so those shared by other tests are not used.
test.use({ account: null });

test('a forgotten password is reset by the link in a mail, then changed by its owner; axe finds nothing', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of (401|422|404)/);
  test.setTimeout(180_000);
  const { email } = await createUser(api, ['ROLE_EDITOR']);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await checkKind(page, 'sign-in');
  await button(page, 'Anmelden').click();
  await expect(page.getByText('Geben Sie bitte ein Passwort an.')).toBeVisible();
  await check(page, 'sign-in, with messages');
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await button(page, 'Link anfordern').click();
  await expect(textbox(page, 'E-Mail')).toHaveAccessibleDescription('Geben Sie bitte eine E-Mail-Adresse an.');
  await check(page, 'forgotten, with a message');
  await textbox(page, 'E-Mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Wenn es ein Konto mit dieser Adresse gibt');
  await check(page, 'requested');

  await page.goto(await linkOf(api, email, /\/password\/reset\/[\w-]+/));
  await textbox(page, 'Neues Passwort').fill('kurz');
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Neues Passwort')).toHaveAccessibleDescription(/mindestens 8 Zeichen/);
  await check(page, 'too short');
  await textbox(page, 'Neues Passwort').fill('wieder-gefunden');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Ihr neues Passwort gilt ab sofort');
  await check(page, 'set');
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await signIn(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('Die E-Mail-Adresse oder das Passwort ist falsch.');
  await signIn(page, email, 'wieder-gefunden');
  await button(menu(page), `Angemeldet als ${email}`).click();
  await page.getByRole('menuitem', { name: 'Passwort ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passwort ändern' });
  await textbox(dialog, 'Bisheriges Passwort').fill('falsch-geraten');
  await textbox(dialog, 'Neues Passwort').fill(password);
  await page.keyboard.press('Enter');
  await expect(textbox(dialog, 'Bisheriges Passwort')).toHaveAccessibleDescription(
    'Das ist nicht Ihr bisheriges Passwort.',
  );
  await check(page, 'own, refused');
  await textbox(dialog, 'Bisheriges Passwort').fill('wieder-gefunden');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihr Passwort wurde geändert.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
