import type { Embed } from '../../../domain/embeds/embeds';
import { embedLocales, saidAs } from '../../../domain/embeds/embeds';
import type { MapTiles } from '../../../domain/features';
import type { Locale } from '../../../domain/locales';
import type { History } from './address';
import type { PageParts } from './pageParts';

/** What the page that embeds us may say, as existing pages say it. */
export interface EmbedOptions {
  locale?: string;
  limit?: number;
  fixedFilters?: readonly NamedFilter[];
  defaultFilters?: readonly NamedFilter[];
  /** False: the page keeps its address for itself. */
  history?: Partial<Pick<History, 'mode' | 'primaryKey'>> | false;
  /** The how manieth of its kind it is on the page; said by our script. */
  instance?: number;
  /** Which collection, where it shows one. */
  collection?: number;
  /** Without the map that a list may have. */
  mapDisabled?: boolean;
  /** What a card is headed with: on a page of ours it comes right after the heading of the page. */
  heading?: 'h2' | 'h3';
  /** Nothing is told of what visitors read. */
  disableTelemetry?: boolean;
  /** Cards without pictures. */
  disableThumbnails?: boolean;
  /** Which kinds a list is to show, where it knows several; pages that show regions call it `regionTypes`. */
  types?: readonly Kind[];
  regionTypes?: readonly Kind[];
  /** False: without the class that says that it fits itself into narrow places, which it does all the same. */
  responsive?: boolean;
  /** Functions over what filters offer, over calls and over the areas of a map, by their names. */
  middleware?: Functions;
  /** What stands at places that have names: HTML, a node, or a function that returns one of them. */
  templateHooks?: Functions;
  /** Functions that take clicks for themselves. */
  eventInterceptors?: Functions;
}

/** What a page says under names; it may be anything. */
export type Functions = Readonly<Record<string, unknown>>;

/** A kind, by its name or as existing pages say it: `{id: 'energy', name: 'Energie-Regionen'}`. */
type Kind = string | { id: string };

/** The language that a page asks for. */
export const localeOf = ({ locale }: EmbedOptions): Locale => embedLocales.find((known) => known === locale) ?? 'de';

/** `{type: 'topic', entity: {id: 3}}`; the type may be said as in the address too. */
interface NamedFilter {
  type: string;
  entity: { id?: number | string; name?: string };
}

export interface Settings {
  locale: Locale;
  limit: number | undefined;
  fixed: Record<string, string[]>;
  defaults: Record<string, string[]>;
  history: History;
  heading: 'h2' | 'h3';
  /** Whether a list that has a map offers it. */
  hasMap: boolean;
  /** Whether cards show a picture. */
  hasPictures: boolean;
  /** What lies beneath outlines on maps. */
  tiles: MapTiles | undefined;
  /** Whether it may be told what is read. */
  tells: boolean;
  /** What functions of the page change, where it passes some. */
  page?: PageParts;
}

/** The settings that a page means; what it says wrongly counts as not said. */
export function settingsOf(embed: Embed, options: EmbedOptions, tiles?: MapTiles): Settings {
  const { limit, history, instance = 1 } = options;
  // The first one has the address as existing pages know it; others stand in it by names of their own.
  const prefix = instance > 1 ? `${instance}-` : '';
  return {
    locale: localeOf(options),
    limit: Number.isSafeInteger(limit) && (limit as number) > 0 ? limit : embed.limit,
    fixed: { ...kindsOf(embed, options.types ?? options.regionTypes), ...filtersOf(embed, options.fixedFilters) },
    defaults: filtersOf(embed, options.defaultFilters),
    history: {
      mode: history === false ? 'none' : history?.mode === 'hash' ? 'hash' : 'query',
      primaryKey: (history && history.primaryKey) || `${prefix}${embed.primaryKey}`,
      prefix,
    },
    heading: options.heading === 'h2' ? 'h2' : 'h3',
    hasMap: options.mapDisabled !== true,
    hasPictures: options.disableThumbnails !== true,
    tiles,
    tells: options.disableTelemetry !== true,
  };
}

/** The kinds that a page names, as values of the filter. Unknown ones are left out, or the list would find nothing. */
function kindsOf({ filters }: Embed, said: readonly Kind[] | undefined): Record<string, string[]> {
  const from = filters.find(({ param }) => param === 'types')?.from;
  const kinds =
    from && 'choices' in from && Array.isArray(said)
      ? from.choices.flatMap(({ value }) =>
          said.some((kind) => ((kind as { id?: string } | null)?.id ?? kind) === value) ? value : [],
        )
      : [];
  return kinds.length > 0 ? { types: kinds } : {};
}

function filtersOf(embed: Embed, said: readonly NamedFilter[] | undefined): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const { type, entity } of Array.isArray(said) ? (said as NamedFilter[]) : []) {
    const filter = embed.filters.find((one) => type === one.param || type === saidAs(embed, one));
    // Some of the entries that existing pages name have no number.
    const value = entity?.id ?? entity?.name;
    if (filter && value !== undefined) (filters[filter.param] ??= []).push(String(value));
  }
  return filters;
}
