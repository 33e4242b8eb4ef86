import { apiBase, audience, type Envelope } from '../../../domain/http';
import {
  isOffered,
  referenceLists,
  type Context,
  type ReferenceEntry,
  type ReferenceListName,
} from '../../../domain/references';
import { offeredYears, type Years } from '../../../domain/lists/years';
import { nameIn, type Locale } from '../../../domain/locales';
import type { Embed, EmbedFilter } from '../../../domain/embeds/embeds';
import { host } from '../../ui/host';
import type { Option, OptionEntry, Options } from './address';

export type PublicRecord = Record<string, unknown> & { id: number };

/** What is known of a list as a whole: a collection is called something. */
export interface About {
  title: string;
  description: string;
}

/**
 * A page of a list, and whether more follows; of a collection what it says of itself too. Errors: one where the server
 * says no or is not reached.
 */
export async function fetchPage(
  { resource, collection }: Embed,
  query: string,
  signal: AbortSignal,
): Promise<{ records: PublicRecord[]; goesOn: boolean; about?: About }> {
  const answer = await get(
    `${collection ? `${collection.resource}/public/${collection.id}?shape=summary&` : `${resource}?`}${query}`,
    signal,
  );
  const goesOn = /rel="next"/.test(answer.headers.get('link') ?? '');
  const { data } = (await answer.json()) as Envelope<PublicRecord[] | (About & Record<string, unknown>)>;
  return Array.isArray(data)
    ? { records: data, goesOn }
    : { records: data[resource] as PublicRecord[], goesOn, about: data };
}

/** A record; null where there is none that the public may see. */
export async function fetchRecord(embed: Embed, id: number, signal: AbortSignal): Promise<PublicRecord | null> {
  const answer = await get(`${embed.resource}/${id}`, signal, [404]);
  return answer.ok ? ((await answer.json()) as Envelope<PublicRecord | null>).data : null;
}

/** Public records by their ids. Errors: one where the server says no or is not reached. */
export async function fetchByIds(
  resource: string,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<PublicRecord[]> {
  const { data } = await fetchData<Envelope<PublicRecord[]>>(
    `${resource}?${ids.map((id) => `ids[]=${id}`).join('&')}&limit=${ids.length}`,
    signal,
  );
  return data;
}

/** What an address of the API answers, as it is. */
export const fetchData = async <Data>(path: string, signal: AbortSignal): Promise<Data> =>
  (await get(path, signal)).json() as Promise<Data>;

/**
 * What can be chosen in the filters of an embed, named in a language. A filter whose entries do not come offers none:
 * the list can be read without.
 */
export async function fetchOptions(embed: Embed, locale: Locale, signal: AbortSignal): Promise<Options> {
  // Several filters may offer parts of one list, which is asked for once.
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
  // They bring their texts and conditions in four languages.
  if ('licenses' in from)
    return (await import('../../../domain/values/licenses')).licenses.map(({ id, name }) => ({
      value: id,
      names: [name[locale], name.de],
    }));
  if ('years' in from) return fetchYears(resource, filter, from.years.since, signal);
  return fetchEntries(from.list, from.context, locale, signal, lists);
}

/** An entry as it is offered in a language. */
export const optionOf = (entry: OptionEntry, locale: Locale): Option => ({
  value: String(entry.id),
  names: [nameIn(entry, locale), entry.name],
  entry,
});

/** Lists that were asked for already. */
type Lists = Partial<Record<ReferenceListName, Promise<Envelope<ReferenceEntry[]>>>>;

/**
 * The entries of a list that a form offers, named in a language. Errors: one where the server says no or is not
 * reached.
 */
export async function fetchEntries(
  list: ReferenceListName,
  context: Context | undefined,
  locale: Locale,
  signal: AbortSignal,
  lists: Lists = {},
): Promise<Option[]> {
  const { data } = await (lists[list] ??= fetchData(referenceLists[list].path, signal));
  return data.filter((entry) => entry.isPublic && isOffered(entry, context)).map((entry) => optionOf(entry, locale));
}

/**
 * The years that there is something of, and this one back to `since`, which alone are offered where they do not come.
 */
async function fetchYears(
  resource: string,
  filter: string | undefined,
  since: number | undefined,
  signal: AbortSignal,
): Promise<Option[]> {
  const { data } = await fetchData<Envelope<Years>>(`${resource}/years`, signal).catch(() => ({ data: {} as Years }));
  return offeredYears(data[filter ?? ''] ?? [], new Date().getFullYear(), since).map((year) => ({
    value: String(year),
    names: [String(year)],
  }));
}

async function get(path: string, signal: AbortSignal, allowed: readonly number[] = []): Promise<Response> {
  // Whoever is signed in to the back office sees here what everybody sees, and caches may answer everybody alike.
  const answer = await fetch(
    `${host}${apiBase}/${path}${path.includes('?') ? '&' : '?'}${audience.parameter}=${audience.visitors}`,
    { signal, credentials: 'omit' },
  );
  if (!answer.ok && !allowed.includes(answer.status)) throw new Error(`${answer.status}`);
  return answer;
}
