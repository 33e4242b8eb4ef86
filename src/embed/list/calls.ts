import { apiBase, audience, type Envelope } from '../../../domain/http';
import {
  isOffered,
  referenceLists,
  type Context,
  type ReferenceEntry,
  type ReferenceListName,
} from '../../../domain/references';
import { offeredYears, type YearsByFilter } from '../../../domain/lists/years';
import type { Card } from '../../../domain/publicViews/card';
import { nameIn, type Locale } from '../../../domain/locales';
import type { Embed, EmbedFilter } from '../../../domain/embeds/embeds';
import { host } from '../../ui/fileUrls';
import type { Option, OptionEntry, Options } from './address';

export type PublicRecord = Record<string, unknown> & { id: number };

/** The list's own data: a collection has a title and a description. */
export interface About {
  title: string;
  description: string;
}

/** The parameters that request cards in a language. */
export const asCards = (locale: Locale) => `shape=card&locale=${locale}`;

/**
 * A page of a list, whether there are more pages, the total number of records, and for a collection its title and
 * description.
 * @throws if the server refuses the request or cannot be reached
 */
export async function fetchPage<Row = Card>(
  { resource, collection }: Embed,
  query: string,
  signal: AbortSignal,
): Promise<{ records: Row[]; hasMore: boolean; total?: number | undefined; about?: About }> {
  const list = collection ? `${collection.resource}/public/${collection.id}?` : `${resource}?total=true&`;
  const answer = await get(list + query, signal);
  const hasMore = /rel="next"/.test(answer.headers.get('link') ?? '');
  const { data, meta } = (await answer.json()) as Envelope<Row[] | (About & Record<string, unknown>)> & {
    meta?: { total?: number };
  };
  return Array.isArray(data)
    ? { records: data, hasMore, total: meta?.total }
    : { records: data[resource] as Row[], hasMore, about: data };
}

/** A record; null if no public record has this id. */
export async function fetchRecord(embed: Embed, id: number, signal: AbortSignal): Promise<PublicRecord | null> {
  const answer = await get(`${embed.resource}/${id}`, signal, [404]);
  return answer.ok ? ((await answer.json()) as Envelope<PublicRecord | null>).data : null;
}

/**
 * Public records by their ids.
 * @param shape further parameters (`asCards`)
 * @throws if the server refuses the request or cannot be reached
 */
export async function fetchByIds<Row extends { id: number } = PublicRecord>(
  resource: string,
  ids: readonly number[],
  signal: AbortSignal,
  shape = '',
): Promise<Row[]> {
  const { data } = await fetchData<Envelope<Row[]>>(
    `${resource}?${ids.map((id) => `ids[]=${id}`).join('&')}&limit=${ids.length}${shape && `&${shape}`}`,
    signal,
  );
  return data;
}

/** The parsed response of an API path. */
export const fetchData = async <Data>(path: string, signal: AbortSignal): Promise<Data> =>
  (await get(path, signal)).json() as Promise<Data>;

/**
 * The options of an embed's filters, named in a language. A filter whose options fail to load has none, so that the
 * list still works.
 */
export async function fetchOptions(embed: Embed, locale: Locale, signal: AbortSignal): Promise<Options> {
  // Several filters may use parts of the same list, which is then requested once.
  const lists: Lists = {};
  const entries = await Promise.all(
    embed.filters.map(
      async (filter) => [filter.param, await optionsOf(embed, filter, locale, signal, lists).catch(() => [])] as const,
    ),
  );
  return Object.fromEntries(entries);
}

async function optionsOf(
  { resource }: Embed,
  { from, filter }: EmbedFilter,
  locale: Locale,
  signal: AbortSignal,
  lists: Lists,
): Promise<Option[]> {
  if ('groups' in from) return (await import('./groups')).fetchGroups(from.groups, locale, signal);
  if ('choices' in from) {
    return from.choices.map(({ value, label }) => ({ value, names: [label[locale], label.de] }));
  }
  // Loaded on demand, because licences include their texts and conditions in four languages.
  if ('licenses' in from)
    return (await import('../../../domain/values/licenses')).licenses.map(({ id, name }) => ({
      value: id,
      names: [name[locale], name.de],
    }));
  if ('years' in from) return fetchYears(resource, filter, from.years.since, signal);
  return fetchEntries(from.list, from.context, locale, signal, lists);
}

/** A reference as an option in a language. */
export const optionOf = (entry: OptionEntry, locale: Locale): Option => ({
  value: String(entry.id),
  names: [nameIn(entry, locale), entry.name],
  entry,
});

/** Lists that have already been requested. */
type Lists = Partial<Record<ReferenceListName, Promise<Envelope<ReferenceEntry[]>>>>;

/**
 * The entries of a reference list that a form offers, named in a language.
 * @throws if the server refuses the request or cannot be reached
 */
export async function fetchEntries(
  list: ReferenceListName,
  context: Context | undefined,
  locale: Locale,
  signal: AbortSignal,
  lists: Lists = {},
): Promise<Option[]> {
  const { data } = await (lists[list] ??= fetchData(referenceLists[list].path, signal));
  return optionsIn(data, context, locale);
}

/** The entries that a form or filter offers, as options in a language. */
export const optionsIn = (entries: readonly ReferenceEntry[], context: Context | undefined, locale: Locale): Option[] =>
  entries.filter((entry) => entry.isPublic && isOffered(entry, context)).map((entry) => optionOf(entry, locale));

/** The years with records, and all years since `since`; only the latter if the request fails. */
async function fetchYears(
  resource: string,
  filter: string | undefined,
  since: number | undefined,
  signal: AbortSignal,
): Promise<Option[]> {
  const { data } = await fetchData<Envelope<YearsByFilter>>(`${resource}/years`, signal).catch(() => ({
    data: {} as YearsByFilter,
  }));
  return offeredYears(data[filter ?? ''] ?? [], new Date().getFullYear(), since).map((year) => ({
    value: String(year),
    names: [String(year)],
  }));
}

async function get(path: string, signal: AbortSignal, allowed: readonly number[] = []): Promise<Response> {
  // Without credentials, so that signed-in editors also see the public list, and shared caches can respond.
  const answer = await fetch(
    `${host}${apiBase}/${path}${path.includes('?') ? '&' : '?'}${audience.parameter}=${audience.visitors}`,
    { signal, credentials: 'omit' },
  );
  if (!answer.ok && !allowed.includes(answer.status)) throw new Error(`${answer.status}`);
  return answer;
}
