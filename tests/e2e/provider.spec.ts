import { rm } from 'node:fs/promises';
import { DEMO_PASSWORD } from '../../demo/users';
import { demoFolder } from '../support/demoFolder';
import { startOpenIdProvider, type OpenIdProvider } from '../support/openIdProvider';
import { startProduct, type Product } from '../support/product';
import { accounts } from './support/accounts';
import { check } from './support/axe';
import { menu, signIn } from './support/shell';
import { expect, test } from './support/test';

/** A second product, with a provider. */
const provided = test.extend<{ provider: OpenIdProvider; own: Product }>({
  provider: async ({ browserName: _ }, provide) => {
    const provider = await startOpenIdProvider();
    await provide(provider);
    await provider.stop();
  },
  own: [
    async ({ provider }, provide) => {
      const dataDir = await demoFolder('regio-provider-');
      const product = await startProduct({ dataDir, env: provider.env });
      await provide(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.address),
});
provided.use({ account: null });

provided(
  'people sign in by their provider, back to where they were, and out again',
  async ({ page, provider, faults }) => {
    provided.setTimeout(420_000);
    faults.expect(new RegExp(`^called ${provider.issuer}/`));

    const agency = page.getByRole('link', { name: 'Mit dem Agenturkonto anmelden' });
    provider.person = { sub: 'anna', email: accounts.editor, email_verified: false };
    await page.goto('/contacts/person');
    await expect(agency).toBeVisible();
    await check(page, 'sign-in, with a provider');
    await agency.click();
    await expect(page.getByRole('alert')).toContainText('Der Anbieter bestätigt Ihre E-Mail-Adresse nicht.');

    provider.person.email_verified = true;
    await agency.click();
    await expect(page).toHaveURL('/contacts/person');
    const ended = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/logout`));
    await menu(page).getByRole('link', { name: 'Abmelden' }).click();
    await ended;
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await signIn(page, accounts.editor, DEMO_PASSWORD);
    await expect(menu(page)).toBeVisible();
  },
);
