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
 * The card of a type that comes after another in the order of the list, within what it is narrowed by; at the end the
 * first one. In: an item, or all that are one card. Null: there is none but this. Errors as in `apiFetch`.
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

/** What ended, within what it is narrowed by, the latest first; and who has ended any. Errors as in `apiFetch`. */
export async function readEnded(
  query: Record<string, string | string[]>,
  part: { limit: number; offset: number },
): Promise<InboxHistory> {
  const { data, meta } = await apiRequest<EndedCard[]>(`/inbox/history?${formatQuery({ ...query, ...part })}`);
  return { data, meta: (meta as InboxHistory['meta'] | undefined) ?? { total: data.length, people: [] } };
}

/** An item with all it brings, open or ended. Errors as in `apiFetch`; 404 where there is none. */
export function readItem(id: number | string, signal?: AbortSignal): Promise<InboxItem> {
  return apiFetch<InboxItem>(`/inbox/${encodeURIComponent(id)}`, { signal });
}

/**
 * What waits about the same record and is reviewed along with an item; none for types that are reviewed one by one, and
 * from a server that knows nothing of it. Errors as in `apiFetch`.
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

/** An item that has ended: as it was seen, where it was. */
export type EndedItem = Pick<SeenItem, 'id'> & Partial<SeenItem>;

/** What the API is told of an item that was seen. */
export const seenOf = <Item extends EndedItem>({ id, version, updatedAt }: Item): Pick<Item, keyof SeenItem> => ({
  id,
  version,
  updatedAt,
});

/**
 * Dismisses items for good, all or none, as they were seen. Errors: 404, 409 where one has ended, 412 where one has
 * changed since.
 */
export async function dismissItems(items: readonly SeenItem[]): Promise<void> {
  const [first, ...others] = items.map(seenOf);
  if (others.length > 0) await apiFetch('/inbox', { method: 'DELETE', body: { items: [first, ...others] } });
  else if (first)
    await apiFetch(`/inbox/${first.id}`, { method: 'DELETE', headers: { 'If-Match': `"${versionTag(first)}"` } });
}

/**
 * Opens items again that have ended, as they were seen, and brings their records back. Errors: 409 and 412 with a sentence that says what
 * stands against it.
 */
export async function undoEndings(items: readonly EndedItem[]): Promise<void> {
  await apiFetch('/inbox/undo', { method: 'POST', body: { items: items.map(seenOf) } });
}

/** The latest imports, with how much of each still waits. Errors as in `apiFetch`. */
export function readImports(): Promise<InboxImport[]> {
  return apiFetch<InboxImport[]>('/inbox/imports?limit=30');
}

/** Dismisses all that waits of an import. Out: how many. Errors as in `apiFetch`. */
export async function dismissImport(id: number): Promise<number> {
  return (await apiFetch<{ dismissed: number }>(`/inbox/imports/${id}/dismiss`, { method: 'POST' })).dismissed;
}

/** Opens again what was dismissed with an import. Out: how many. Errors as in `apiFetch`. */
export async function recallImport(id: number): Promise<number> {
  return (await apiFetch<{ opened: number }>(`/inbox/imports/${id}/undo`, { method: 'POST' })).opened;
}

/** Says that a value the import did not know means this entry. Errors as in `apiFetch`. */
export async function assignItem(id: number, entryId: number): Promise<void> {
  await apiFetch(`/inbox/${id}/assign`, { method: 'POST', body: { id: entryId } });
}

/**
 * Who has handed in an item of the inbox, and what they will be told; null where nobody has. Errors as in `apiFetch`.
 */
export const readSubmitter = (item: number, signal?: AbortSignal): Promise<Submitter | null> =>
  apiFetch(`/inbox/${item}/submitter`, signal ? { signal } : {});

/** Asks them something; they answer by the link of a mail. Errors as in `apiFetch`; 409 where the item is decided. */
export const askSubmitter = (item: number, question: string): Promise<Submitter> =>
  apiFetch(`/inbox/${item}/submitter/questions`, { method: 'POST', body: { question } });

/** Keeps what they will be told. Errors as in `apiFetch`; 409 where they were told already. */
export const keepAnswers = (item: number, answers: Partial<Answers>): Promise<Submitter> =>
  apiFetch(`/inbox/${item}/submitter`, { method: 'PUT', body: { answers } });

/** Under which other names imports know entries. Errors as in `apiFetch`. */
export function readSynonyms(): Promise<Synonym[]> {
  return apiFetch<Synonym[]>('/inbox/synonyms');
}

/** Imports do not know an entry by this name any more. Errors as in `apiFetch`; 404 where it has no such name. */
export async function removeSynonym({ type, name, entry }: Synonym): Promise<void> {
  await apiFetch('/inbox/synonyms', { method: 'DELETE', body: { type, name, entry: entry.id } });
}
