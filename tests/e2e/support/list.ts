import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './desk';

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Projekte' });
/** The links that open the records, in the order of the visible rows. */
export const titles = (page: Page): Locator => table(page).getByRole('link');
export const row = (page: Page, title: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
export const tags = (page: Page): Locator => page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem');
export const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Suchbegriff' });

export async function openList(page: Page): Promise<void> {
  await visit(page, '/projects');
  await expect(titles(page).first()).toBeVisible();
}

/** Searches the list for a word. */
export async function search(page: Page, word: string): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('term') === word);
  await searchField(page).fill(word);
  await answered;
}

/** Opens a filter, which may be behind 'Weitere Filter'. */
export async function openFilter(page: Page, label: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact: true });
  await expect(searchField(page)).toBeVisible();
  if (!(await select.isVisible())) await page.getByRole('button', { name: /^(Weitere )?Filter$/ }).click();
  await select.click();
}

/**
 * Picks a value of a filter.
 * @returns the resulting response of the list
 */
export async function filter(page: Page, label: string, option: string | RegExp) {
  await openFilter(page, label);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/v1/projects?')),
    page
      .getByRole('listbox', { name: label })
      .getByRole('option', { name: option, exact: typeof option === 'string' })
      .click(),
  ]);
  return answer;
}
