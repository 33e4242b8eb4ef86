import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './desk';

/** The label of a field, in any language of the form. */
const labelled = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(Übersetzung (FR|IT|EN)\\))?$`);
/** The title of a project; contacts have a field with the same label. */
export const titleField = (page: Page): Locator => textbox(page.getByRole('region', { name: 'Beschreibung' }), 'Titel');
/** A text field; for rich text its editor, not the text that is shown until the editor has loaded. */
export const textbox = (place: Page | Locator, name: string): Locator =>
  place.getByRole('textbox', { name: labelled(name) }).and(place.locator(':not([aria-busy=true])'));
export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' });
/** Chooses an option of a select. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}
/** The button that removes an item of a list, such as its second link. */
export const removeButton = (place: Page | Locator, item: string, position: number): Locator =>
  button(place.getByRole('group', { name: `${item} ${position}`, exact: true }), `${item} entfernen`);

/** Opens the form of a project and waits until it is ready for input. */
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

/** The dialog that asks how to save. */
export const saveQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Speichern', exact: true });

/** Presses 'Speichern'; the form then shows errors, or asks how to save. */
export async function trySaving(page: Page): Promise<void> {
  await button(page, 'Speichern').click();
}

/** Saves a valid form and releases it. */
export async function save(page: Page): Promise<void> {
  await trySaving(page);
  await button(saveQuestion(page), 'Freigeben').click();
}

/** Saves, and waits for the message in the list. */
export async function saveAndLeave(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Die Änderungen wurden gespeichert.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
}

/** Chooses an action of the form's menu, such as deleting. */
export async function fromMenu(page: Page, action: string): Promise<void> {
  await button(page, 'Weitere Aktionen').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Shows a language. Its tab may include the number of missing fields: `FR: 2 Felder fehlen`. */
export async function showLanguage(page: Page, code: 'DE' | 'FR' | 'IT'): Promise<void> {
  const tab = page.getByRole('tablist', { name: 'Sprache' }).getByRole('tab', { name: new RegExp(`^${code}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** A list of the form: links, videos, contacts … */
export const list = (page: Page, name: string): Locator => page.getByRole('group', { name: labelled(name) });

/** Picks references by typing their names. */
export async function pick(page: Page, label: string, ...names: string[]): Promise<void> {
  const input = page.getByRole('combobox', { name: label, exact: true });
  for (const name of names) {
    await input.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await input.press('Escape');
}
