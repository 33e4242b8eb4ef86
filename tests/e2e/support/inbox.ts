import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { connect } from '../../../server/database';
import { addItem, type NewItem } from '../../../server/inbox/writeItems';
import { findRunningPostgres } from '../../../server/postgres/embeddedPostgres';
import { visit } from './desk';
import { button, saveQuestion, trySaving } from './form';
import { uniqueWord } from './records';

/**
 * Adds items to the inbox as an import would; by default changes to projects.
 * @returns their ids
 */
export async function addItems(...items: Partial<NewItem>[]): Promise<number[]> {
  const database = connect((await findRunningPostgres(process.env.E2E_STATES as string)) as string);
  try {
    return await database.db.transaction().execute(async (trx) => {
      const ids: number[] = [];
      for (const item of items) {
        const whole: NewItem = {
          type: 'project',
          source: 'chmos',
          status: 'update',
          title: `Eintrag ${uniqueWord()}`,
          data: {},
          normalizedData: {},
          ...item,
        };
        ids.push((await addItem(trx, whole)).id);
      }
      return ids;
    });
  } finally {
    await database.close();
  }
}

/** Like `addItems`, for one item. */
export async function addOneItem(item: Partial<NewItem>): Promise<number> {
  const [id] = await addItems(item);
  return id as number;
}

export async function readInboxItem(api: APIRequestContext, id: number): Promise<InboxItem> {
  const answer = await api.get(`/api/v1/inbox/${id}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: InboxItem }).data;
}

/**
 * Includes cards behind a dialog, which hides them from queries by role, because a hidden card must not be mistaken for
 * one that is gone.
 */
export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Posteingang', includeHidden: true }).getByRole('article', { includeHidden: true });
export const card = (page: Page, title: string | RegExp): Locator => cards(page).filter({ hasText: title });
/** The title of a card: the link or button that opens it. */
export const cardTitles = (page: Page): Locator => cards(page).locator('[data-stop]');

/** Opens the inbox, filtered by a word. */
export async function openInbox(page: Page, word?: string): Promise<void> {
  await visit(page, '/inbox');
  await expect(cards(page).first()).toBeVisible();
  if (word) await searchInbox(page, word);
}

export async function searchInbox(page: Page, word: string): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/inbox?') && new URL(answer.url()).searchParams.get('term') === word,
  );
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(word);
  await answered;
}

/** The menu's next request for the counts; must be called before the action that triggers it. */
export const counted = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/inbox?') && new URL(answer.url()).searchParams.get('limit') === '1',
  );

/** Opens the review of an item and waits until it is ready. */
export async function openReview(page: Page, id: number): Promise<void> {
  await visit(page, `/inbox/projects/${id}`);
  await expect(button(page, 'Update verwerfen')).toBeVisible();
}

/** The part above the fields; its heading says whether the source still has the project. */
export const reviewBar = (page: Page): Locator => page.getByRole('region', { name: 'Externe Projektdaten' });
/** The proposal for a field, such as `Titel` or `Titel (FR)`. */
export const proposed = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: `Externe Projektdaten: ${label}`, exact: true });
export const allProposed = (page: Page): Locator => page.getByRole('group', { name: /^Externe Projektdaten: / });

/** The dialog before a release with undecided differences. */
export const undecided = (page: Page): Locator => page.getByRole('dialog', { name: 'Noch nicht entschieden' });

/**
 * Saves a review in one of the possible ways, and waits for the inbox.
 * @param answer the answer about undecided differences
 */
export async function saveReview(
  page: Page,
  way: 'Freigeben' | 'Zwischenspeichern',
  answer?: 'Übernehmen' | 'Eigene Fassung behalten',
): Promise<void> {
  await trySaving(page);
  await button(saveQuestion(page), way).click();
  if (answer) await button(undecided(page), answer).click();
  await expect(page).toHaveURL('/inbox');
}
