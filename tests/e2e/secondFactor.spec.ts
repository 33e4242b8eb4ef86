import { Secret, TOTP } from 'otpauth';
import { accounts, stateFile } from './support/accounts';
import { check } from './support/axe';
import { visit } from './support/desk';
import { createUser, password } from './support/records';
import { menu, signIn } from './support/shell';
import { expect, test, type Page } from './support/test';

// Sessions end here, so do not use those shared by other tests.
test.use({ account: null });

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp });

/** Signs out, and in again up to the second step. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.goto('/logout');
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Anmeldung bestätigen' })).toBeVisible();
}

/** Sets up an app in the open account page, by keyboard. @returns its secret and the recovery codes */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'App einrichten' }).press('Enter');
  await expect(page.getByLabel('Ihr Passwort')).toBeFocused();
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Das ist nicht Ihr Passwort.')).toBeVisible();
  await page.getByLabel('Ihr Passwort').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  await expect(page.getByLabel('Code der App')).toBeFocused();
  await check(page, 'setting up an app');
  const secret = await page.getByLabel('Geheimnis').inputValue();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await check(page, 'recovery codes');
  const texts = await codes.allTextContents();
  await expect(page.getByRole('button', { name: 'Ich habe sie aufbewahrt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { secret, codes: texts };
}

test('an app and its codes are set up and used by keyboard; a recovery code works once; axe finds nothing', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/status of (401|422)/);
  const { email } = await createUser(api, ['ROLE_EDITOR']);
  await page.goto('/account');
  await signIn(page, email, password);
  await expect(page.getByText('Noch nichts eingerichtet.')).toBeVisible();
  await check(page, 'account without a second factor');
  const { secret, codes } = await setUpApp(page);
  await expect(page.getByRole('list', { name: 'Eingerichtet' })).toContainText('Authenticator-App');
  await expect(page.getByText('10 Wiederherstellungscodes sind übrig.')).toBeVisible();
  await check(page, 'account with a second factor');

  await signInAgain(page, email);
  await check(page, 'second step');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Dieser Code ist falsch/)).toBeVisible();
  // The code of the set-up counts as used: that of the next half minute is accepted already.
  await page.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  await signInAgain(page, email);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await signInAgain(page, email);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Dieser Code ist falsch/)).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test.describe('on localhost, where browsers have passkeys', () => {
  test.use({
    baseURL: async ({ browserName: _ }, provide) => provide(process.env.E2E_ADDRESS?.replace('127.0.0.1', 'localhost')),
  });

  test('a passkey is added, confirms the password, and signs in alone; removing it asks for the password', async ({
    page,
    playwright,
    context,
    faults,
  }) => {
    faults.expect(/status of (401|422)/);
    const client = await context.newCDPSession(page);
    await client.send('WebAuthn.enable');
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // Its session is of the other host name.
    const baseURL = process.env.E2E_ADDRESS;
    const api = await playwright.request.newContext({ baseURL, storageState: stateFile(accounts.super) });
    const { email } = await createUser(api, ['ROLE_EDITOR']);
    await api.dispose();
    await page.goto('/account');
    await signIn(page, email, password);
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).press('Enter');
    await page.getByLabel('Ihr Passwort').fill(password);
    await page.getByLabel('Name').fill('Laptop im Büro');
    await check(page, 'adding a passkey');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Eingerichtet' })).toContainText('Laptop im Büro');

    await signInAgain(page, email);
    await check(page, 'second step with a passkey');
    await expect(page.getByRole('button', { name: 'Mit Passkey bestätigen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();

    await page.goto('/logout');
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).press('Enter');
    await expect(menu(page)).toBeVisible();

    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Der Passkey wurde nicht verwendet');
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).press('Enter');
    await expect(menu(page)).toBeVisible();

    await page.goto('/account');
    await expect(page.getByRole('list', { name: 'Eingerichtet' })).toContainText('zuletzt benutzt');
    await page.getByRole('button', { name: 'Entfernen: Laptop im Büro' }).press('Enter');
    await page.getByLabel('Ihr Passwort').fill(password);
    await check(page, 'removing a passkey');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Noch nichts eingerichtet.')).toBeVisible();
  });
});

test('whose role needs a factor sees only its set-up until it is done', async ({ page, api, faults }) => {
  faults.expect(/status of (401|422)/);
  const { email } = await createUser(api, ['ROLE_EDITOR']);
  // As a server with SECOND_FACTOR_ROLES answers.
  await page.route(/\/api\/v1\/(session|login)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data?: { hasSecondFactor?: boolean; needsSecondFactor?: boolean } | null;
    };
    if (body.data) body.data.needsSecondFactor = !body.data.hasSecondFactor;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/projects');
  await signIn(page, email, password);
  await expect(page.getByText(/Ihre Rolle verlangt einen zweiten Faktor/)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await check(page, 'required second factor');
  await setUpApp(page);
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/projects/);
});

test.describe('an administrator', () => {
  test.use({ account: 'super' });
  test("resets another's lost second factor", async ({ page, api, baseURL, playwright }) => {
    const { id, email } = await createUser(api, ['ROLE_EDITOR']);
    // Without the administrator's session, which this sign-in would replace.
    const own = await playwright.request.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
    await own.post('/api/v1/login', { data: { email, password } });
    const { data } = await (await own.post('/api/v1/me/second-factors/totp', { data: { password } })).json();
    await own.post('/api/v1/me/second-factors/totp/confirm', { data: { code: codeOf(data.secret) } });
    await visit(page, `/settings/users/${id}/edit`);
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await check(page, 'resetting a second factor');
    await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(page.getByText('Der zweite Faktor wurde zurückgesetzt.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zurücksetzen' })).toHaveCount(0);
    expect((await own.get('/api/v1/users/me')).status()).toBe(401);
    expect((await own.post('/api/v1/login', { data: { email, password } })).status()).toBe(200);
    await own.dispose();
  });
});
