import type { ReactNode } from 'react';
import type { ReferenceEntry } from '../../../domain/references';
import { queryOf, type Embed, type EmbedFilter } from '../../../domain/embeds/embeds';

/** What a visitor is looking at. Filters hold what the API understands: ids, years, keys. */
export interface ListState {
  term: string;
  filters: Record<string, string[]>;
  /** The record that stands open. */
  open: number | null;
}

/** What one can choose in a filter: `names` are what an address may say, the page's language first. */
export interface Option {
  value: string;
  names: readonly string[];
  /** The option of another filter that it lies within. */
  of?: string | undefined;
  /** The entry of a list that it stands for, as the API says it. */
  entry?: OptionEntry;
  /** What a page puts behind it. */
  after?: ReactNode;
}

export type OptionEntry = Pick<ReferenceEntry, 'id' | 'name' | 'translations'>;
export type Options = Record<string, readonly Option[]>;

/** Where in the address the state stands, and by which key a record is opened. */
export interface History {
  mode: 'query' | 'hash' | 'none';
  primaryKey: string;
  /** Stands before all other keys: '' but for the second list of a kind on a page. */
  prefix: string;
}

/** The part of an address that holds the state, as parameters. */
function parametersIn(address: URL, mode: History['mode']): URLSearchParams {
  return new URLSearchParams(
    mode === 'none' ? '' : mode === 'query' ? address.search : address.hash.replace(/^#\??/, ''),
  );
}

/**
 * A year that there is nothing of is one nevertheless: whoever asks for it reads that there is nothing, and not
 * everything.
 */
const isYear = (name: string) => /^(19|20)\d\d$/.test(name);

/** Reads what an address says; names that no option has are left out, ids are understood too. */
export function readState(address: URL, embed: Embed, options: Options, history: History): ListState {
  const parameters = parametersIn(address, history.mode);
  const filters: ListState['filters'] = {};
  for (const { param, from } of embed.filters) {
    const said = parameters.getAll(`${history.prefix}${param}[]`);
    const values = said.flatMap(
      (name) =>
        options[param]?.find(({ value, names }) => names.includes(name) || value === name)?.value ??
        ('years' in from && isYear(name) ? name : []),
    );
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

/** The address that says a state; what others keep in it stays. `title` makes the address of a record readable. */
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

/** Whether records of a kind are shown, or of any where a filter is for all. */
const isMeant = (kind: string | undefined, { types }: ListState['filters']) =>
  !kind || !types?.length || types.includes(kind);

/**
 * What a filter offers: all there is, or what lies within what is chosen in another; nothing where no records of its
 * kind are shown.
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

/**
 * The filters when something else is chosen in one of them: what depends on it and is not offered any more is not
 * chosen any more.
 */
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
 * The call for a page of the list. In: what the visitor has chosen, what the page has fixed, and what there is to
 * choose from.
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
    // An address may name what is offered for another kind alone: nobody would see why nothing is found.
    if (filter.filter !== undefined && isMeant(filter.kind, filters))
      for (const value of asked(filter, options, filters)) query.append(`${filter.filter}[]`, value);
  }
  return query.toString();
}

/**
 * The values that the list is asked for. What lies within something else is asked for in all its parts, and that itself
 * where it has none.
 */
function asked(filter: EmbedFilter, options: Options, filters: ListState['filters']): readonly string[] {
  const { param, within } = filter;
  const chosen = filters[param] ?? [];
  if (within === undefined || chosen.length > 0) return chosen;
  const offered = offeredBy(filter, options, filters).map(({ value }) => value);
  return offered.length > 0 ? offered : (filters[within] ?? []);
}
