import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './desk';

/** The name of a field, in whatever language of the form. */
const labelled = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(Übersetzung (FR|IT|EN)\\))?$`);
/** The field that every project needs; contacts have one of the same name. */
export const titleField = (page: Page): Locator => textbox(page.getByRole('region', { name: 'Beschreibung' }), 'Titel');
export const textbox = (place: Page | Locator, name: string): Locator =>
  place.getByRole('textbox', { name: labelled(name) });
export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' });
/** Chooses an entry of a select. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}
/** What takes an item out of a list, such as the second of its links. */
export const removeButton = (place: Page | Locator, item: string, position: number): Locator =>
  button(place.getByRole('group', { name: `${item} ${position}`, exact: true }), `${item} entfernen`);

/** Opens the form of a project and waits until it can be typed in. */
export async function openProject(page: Page, id: number): Promise<void> {
  await visit(page, `/projects/${id}/edit`);
  await expect(titleField(page)).toBeVisible();
}

/** Opens the empty form. */
export async function openNewProject(page: Page): Promise<void> {
  await visit(page, '/projects/add');
  await expect(page.getByRole('heading', { name: 'Projekt erfassen' })).toBeVisible();
  await expect(titleField(page)).toBeVisible();
}

/** The question how to save. */
export const saveQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Speichern', exact: true });

/** Presses 'Speichern': the form says what is wrong, or asks how. */
export async function trySaving(page: Page): Promise<void> {
  await button(page, 'Speichern').click();
}

/** Saves what is in order, and releases it. */
export async function save(page: Page): Promise<void> {
  await trySaving(page);
  await button(saveQuestion(page), 'Freigeben').click();
}

/** Saves, and waits until the list says so. */
export async function saveAndLeave(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
}

/** Does with the record what stands in the menu of the head: deletes it, for instance. */
export async function fromMenu(page: Page, action: string): Promise<void> {
  await button(page, 'Weitere Aktionen').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Shows the texts of a language. Its tab may say how many are missing: `FR: 2 Felder fehlen`. */
export async function showLanguage(page: Page, code: 'DE' | 'FR' | 'IT'): Promise<void> {
  const tab = page.getByRole('tablist', { name: 'Sprache' }).getByRole('tab', { name: new RegExp(`^${code}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** A list of the form: links, videos, contacts … */
export const list = (page: Page, name: string): Locator => page.getByRole('group', { name: labelled(name) });

/** Picks entries of a reference list by typing their names. */
export async function pick(page: Page, label: string, ...names: string[]): Promise<void> {
  const input = page.getByRole('combobox', { name: label, exact: true });
  for (const name of names) {
    await input.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await input.press('Escape');
}
