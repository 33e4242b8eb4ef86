import type { ReactNode } from 'react';
import type { ReferenceEntry } from '../../../domain/references';
import { queryOf, type Embed, type EmbedFilter } from '../../../domain/embeds/embeds';

/** The state of a visitor's list. Filters contain API values: ids, years, keys. */
export interface ListState {
  term: string;
  filters: Record<string, string[]>;
  /** The opened record. */
  open: number | null;
}

/** An option of a filter. A URL can contain any of its `names`; the first is in the page's language. */
export interface Option {
  value: string;
  names: readonly string[];
  /** The option of another filter to which this one belongs. */
  of?: string | undefined;
  /** The reference behind it, as the API returns it. */
  entry?: OptionEntry;
  /** Content of the host page shown after it. */
  after?: ReactNode;
}

export type OptionEntry = Pick<ReferenceEntry, 'id' | 'name' | 'translations'>;
export type Options = Record<string, readonly Option[]>;

/** Where the URL stores the state, and the key for the opened record. */
export interface History {
  mode: 'query' | 'hash' | 'none';
  primaryKey: string;
  /** The prefix of all other keys; '' except for a second list of the same kind on a page. */
  prefix: string;
}

/** The part of a URL that stores the state. */
function parametersIn(address: URL, mode: History['mode']): URLSearchParams {
  return new URLSearchParams(
    mode === 'none' ? '' : mode === 'query' ? address.search : address.hash.replace(/^#\??/, ''),
  );
}

/** A year without records counts as well, so that visitors see an empty list instead of all records. */
const isYear = (name: string) => /^(19|20)\d\d$/.test(name);

/** Links in existing pages combine early years: `Vor 2008`. */
function yearsBefore(name: string, offered: readonly Option[]): string[] {
  const year = /^(?:vor|avant|prima del) (\d{4})$/i.exec(name)?.[1];
  return offered.flatMap(({ value }) => (year !== undefined && value < year ? value : []));
}

/** Reads the state from a URL. Names without an option are ignored; ids also work. */
export function readState(address: URL, embed: Embed, options: Options, history: History): ListState {
  const parameters = parametersIn(address, history.mode);
  const filters: ListState['filters'] = {};
  for (const { param, from } of embed.filters) {
    const named = parameters.getAll(`${history.prefix}${param}[]`);
    const values = named.flatMap((name) => {
      const known = options[param]?.find(
        ({ value, names }) => value === name || names.some((one) => one.toLowerCase() === name.toLowerCase()),
      );
      if (known) return known.value;
      if (!('years' in from)) return [];
      return isYear(name) ? name : yearsBefore(name, options[param] ?? []);
    });
    if (values.length > 0) filters[param] = [...new Set(values)];
  }
  for (const { param, value } of embed.toggles ?? [])
    if (parameters.get(history.prefix + param) === value) filters[param] = [value];
  const id = Number(parameters.get(history.primaryKey));
  return {
    term: parameters.get(`${history.prefix}term`) ?? '',
    filters,
    open: Number.isSafeInteger(id) && id > 0 ? id : null,
  };
}

/** The URL for a state, with its other parameters kept. `title` makes the URL of a record readable. */
export function writeState(
  address: URL,
  embed: Embed,
  state: ListState,
  options: Options,
  history: History,
  title?: string,
): URL {
  const parameters = parametersIn(address, history.mode);
  const { prefix } = history;
  for (const key of [
    'term',
    'title',
    ...embed.filters.map(({ param }) => `${param}[]`),
    ...(embed.toggles ?? []).map(({ param }) => param),
  ])
    parameters.delete(prefix + key);
  parameters.delete(history.primaryKey);
  if (state.term !== '') parameters.set(`${prefix}term`, state.term);
  for (const { param } of embed.filters) {
    for (const value of state.filters[param] ?? [])
      parameters.append(`${prefix}${param}[]`, nameOf(options[param], value));
  }
  for (const { param, value } of embed.toggles ?? []) if (isOn(state, param)) parameters.set(prefix + param, value);
  if (state.open !== null) {
    parameters.set(history.primaryKey, String(state.open));
    if (title) parameters.set(`${prefix}title`, title);
  }
  const written = new URL(address);
  if (history.mode === 'none') return written;
  const text = parameters.toString();
  if (history.mode === 'query') written.search = text;
  else written.hash = text === '' ? '' : `?${text}`;
  return written;
}

const nameOf = (options: readonly Option[] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.names[0] ?? value;

/** Whether a switch is on. */
export const isOn = ({ filters }: ListState, param: string): boolean => (filters[param]?.length ?? 0) > 0;

/** Whether records of a kind are shown; they are if there is no kind or no selection. */
const isMeant = (kind: string | undefined, { types }: ListState['filters']) =>
  !kind || !types?.length || types.includes(kind);

/**
 * The options of a filter: all of them, or those within the selected option of another filter; none if records of its
 * kind are not shown.
 */
export function offeredBy(
  { param, within, kind }: EmbedFilter,
  options: Options,
  chosen: ListState['filters'],
): readonly Option[] {
  if (!isMeant(kind, chosen)) return [];
  const around = within === undefined ? [] : (chosen[within] ?? []);
  const all = options[param] ?? [];
  return around.length === 0 ? all : all.filter(({ of }) => of !== undefined && around.includes(of));
}

/** The filters after a selection in one of them. Dependent selections that are no longer offered are dropped. */
export function choose(
  embed: Embed,
  options: Options,
  filters: ListState['filters'],
  param: string,
  values: string[],
): ListState['filters'] {
  const next = { ...filters, [param]: values };
  for (const inner of embed.filters.filter(
    ({ within, kind }) => within === param || (param === 'types' && kind !== undefined),
  )) {
    const offered = offeredBy(inner, options, next);
    next[inner.param] = (next[inner.param] ?? []).filter((value) => offered.some((option) => option.value === value));
  }
  return next;
}

/**
 * The request for a page of the list.
 * @param state what the visitor has chosen
 * @param fixed what the host page has set
 */
export function listQuery(
  embed: Embed,
  state: ListState,
  page: { limit?: number | undefined; offset: number },
  fixed: ListState['filters'],
  options: Options,
): string {
  const { term } = state;
  const query = queryOf(
    embed,
    (embed.toggles ?? []).filter(({ param }) => isOn(state, param)),
  );
  if (page.limit !== undefined) query.set('limit', String(page.limit));
  if (page.offset > 0) query.set('offset', String(page.offset));
  if (term.trim() !== '') query.set('term', term.trim());
  const filters = Object.fromEntries(
    embed.filters.map(({ param }) => [param, [...new Set([...(fixed[param] ?? []), ...(state.filters[param] ?? [])])]]),
  );
  for (const filter of embed.filters) {
    // A URL may contain an option that only applies to another kind; it would leave the list empty without explanation.
    if (filter.filter !== undefined && isMeant(filter.kind, filters))
      for (const value of requestedValues(filter, options, filters)) query.append(`${filter.filter}[]`, value);
  }
  return query.toString();
}

/**
 * The values requested for a filter. A dependent filter without a selection requests all of its options, or the
 * selection of the filter it depends on if it has no options.
 */
function requestedValues(filter: EmbedFilter, options: Options, filters: ListState['filters']): readonly string[] {
  const { param, within } = filter;
  const chosen = filters[param] ?? [];
  if (within === undefined || chosen.length > 0) return chosen;
  const offered = offeredBy(filter, options, filters).map(({ value }) => value);
  return offered.length > 0 ? offered : (filters[within] ?? []);
}
