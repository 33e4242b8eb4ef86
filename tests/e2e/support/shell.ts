import type { Page } from '@playwright/test';

/** Fills in the sign-in page, wherever the browser shows it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
