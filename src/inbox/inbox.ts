import { HttpError } from 'react-admin';
import { formatQuery, versionTag } from '../../domain/http';
import {
  inboxTypeOf,
  type Card,
  type EndedCard,
  type InboxItem,
  type InboxList,
  type InboxType,
  type SeenItem,
} from '../../domain/inbox/inbox';
import type { InboxHistory, InboxImport } from '../../domain/inbox/inboxHistory';
import type { Answers, Submitter } from '../../domain/submissions/submissionAnswers';
import type { Synonym } from '../../domain/inbox/synonyms';
import { apiFetch, apiRequest } from '../api/http';
import { readCards, type InboxQuery } from './inboxCards';

/**
 * The next card of a type, with the filters and in the order of the list; after the last one the first. Null if there
 * is no other.
 * @param ids the id of the item, or of all items of a card
 * @throws like `apiFetch`
 */
export async function readNext(
  query: InboxQuery,
  type: InboxType,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Card | null> {
  const part = { limit: 2, offset: 0 };
  const other = ({ data }: InboxList) => data.find((card) => !ids.includes(card.id) && card.type === type) ?? null;
  const behind = await readCards({ ...query, type: [type], after: [...ids] }, part, signal);
  return other(behind) ?? other(await readCards({ ...query, type: [type] }, part, signal));
}

/**
 * Closed items that match the filters, latest first, and the people who closed them.
 * @throws like `apiFetch`
 */
export async function readEnded(
  query: Record<string, string | string[]>,
  part: { limit: number; offset: number },
): Promise<InboxHistory> {
  const { data, meta } = await apiRequest<EndedCard[]>(`/inbox/history?${formatQuery({ ...query, ...part })}`);
  return { data, meta: (meta as InboxHistory['meta'] | undefined) ?? { total: data.length, people: [] } };
}

/**
 * A complete item, open or closed.
 * @throws like `apiFetch`; 404 if there is none
 */
export function readItem(id: number | string, signal?: AbortSignal): Promise<InboxItem> {
  return apiFetch<InboxItem>(`/inbox/${encodeURIComponent(id)}`, { signal });
}

/**
 * The items about the same record that are reviewed together with an item. None for types that are reviewed one by one,
 * or if the server does not support this.
 * @throws like `apiFetch`
 */
export async function readOthers(
  { id, type, internalId }: Pick<Card, 'id' | 'type' | 'internalId'>,
  signal?: AbortSignal,
): Promise<InboxItem[]> {
  if (!inboxTypeOf(type).together || internalId === null) return [];
  try {
    return await apiFetch<InboxItem[]>(`/inbox/${id}/others`, { signal });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}

/** A closed item, with the version that was seen, if any. */
export type EndedItem = Pick<SeenItem, 'id'> & Partial<SeenItem>;

/** Identifies an item in requests, at the version seen. */
export const seenOf = <Item extends EndedItem>({ id, version, updatedAt }: Item): Pick<Item, keyof SeenItem> => ({
  id,
  version,
  updatedAt,
});

/**
 * Dismisses items for good, all or none, at the versions seen.
 * @throws 404, 409 if one is closed, 412 if one has changed
 */
export async function dismissItems(items: readonly SeenItem[]): Promise<void> {
  const [first, ...others] = items.map(seenOf);
  if (others.length > 0) await apiFetch('/inbox', { method: 'DELETE', body: { items: [first, ...others] } });
  else if (first)
    await apiFetch(`/inbox/${first.id}`, { method: 'DELETE', headers: { 'If-Match': `"${versionTag(first)}"` } });
}

/**
 * Reopens closed items at the versions seen, and restores their records.
 * @throws 409 and 412 with a message about the obstacle
 */
export async function undoEndings(items: readonly EndedItem[]): Promise<void> {
  await apiFetch('/inbox/undo', { method: 'POST', body: { items: items.map(seenOf) } });
}

/**
 * The latest imports, with the number of open items of each.
 * @throws like `apiFetch`
 */
export function readImports(): Promise<InboxImport[]> {
  return apiFetch<InboxImport[]>('/inbox/imports?limit=30');
}

/**
 * Dismisses all open items of an import.
 * @returns their number
 * @throws like `apiFetch`
 */
export async function dismissImport(id: number): Promise<number> {
  return (await apiFetch<{ dismissed: number }>(`/inbox/imports/${id}/dismiss`, { method: 'POST' })).dismissed;
}

/**
 * Reopens the items that were dismissed with an import.
 * @returns their number
 * @throws like `apiFetch`
 */
export async function reopenImport(id: number): Promise<number> {
  return (await apiFetch<{ opened: number }>(`/inbox/imports/${id}/undo`, { method: 'POST' })).opened;
}

/**
 * Assigns a reference to a value that the import did not know.
 * @throws like `apiFetch`
 */
export async function assignItem(id: number, entryId: number): Promise<void> {
  await apiFetch(`/inbox/${id}/assign`, { method: 'POST', body: { id: entryId } });
}

/**
 * The submitter of an item and the answers they will get; null if there is no submitter.
 * @throws like `apiFetch`
 */
export const readSubmitter = (item: number, signal?: AbortSignal): Promise<Submitter | null> =>
  apiFetch(`/inbox/${item}/submitter`, signal ? { signal } : {});

/**
 * Sends a question to the submitter, who answers through a link in the mail.
 * @throws like `apiFetch`; 409 if the item is closed
 */
export const askSubmitter = (item: number, question: string): Promise<Submitter> =>
  apiFetch(`/inbox/${item}/submitter/questions`, { method: 'POST', body: { question } });

/**
 * Saves the answers that the submitter will get.
 * @throws like `apiFetch`; 409 if they have already been sent
 */
export const saveAnswers = (item: number, answers: Partial<Answers>): Promise<Submitter> =>
  apiFetch(`/inbox/${item}/submitter`, { method: 'PUT', body: { answers } });

/**
 * The alternative names under which imports recognize references.
 * @throws like `apiFetch`
 */
export function readSynonyms(): Promise<Synonym[]> {
  return apiFetch<Synonym[]>('/inbox/synonyms');
}

/**
 * Removes such a name.
 * @throws like `apiFetch`; 404 if the reference does not have it
 */
export async function removeSynonym({ type, name, entry }: Synonym): Promise<void> {
  await apiFetch('/inbox/synonyms', { method: 'DELETE', body: { type, name, entry: entry.id } });
}
