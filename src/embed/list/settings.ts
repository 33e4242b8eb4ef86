import type { Card } from '../../../domain/publicViews/card';
import type { Embed } from '../../../domain/embeds/embeds';
import { embedLocales, hostFilterName } from '../../../domain/embeds/embeds';
import type { MapTiles } from '../../../domain/features';
import type { Locale } from '../../../domain/locales';
import type { History } from './address';
import type { PageParts } from './pageParts';

/** The options that a host page may pass, with the names that existing pages use. */
export interface EmbedOptions {
  locale?: string;
  limit?: number;
  fixedFilters?: readonly NamedFilter[];
  defaultFilters?: readonly NamedFilter[];
  /** If missing, the page manages its own URL, as with the existing script. */
  history?: Partial<Pick<History, 'mode' | 'primaryKey'>> | false;
  /** Its number among lists of the same kind on the page; set by our loader. */
  instance?: number;
  /** The collection to show. */
  collection?: number;
  /** Hides the map of a list that has one. */
  mapDisabled?: boolean;
  /** The level of a card's heading: on our own pages, cards directly follow the page's heading. */
  heading?: 'h2' | 'h3';
  /** Turns off telemetry about what visitors read. */
  disableTelemetry?: boolean;
  /** Shows cards without pictures. */
  disableThumbnails?: boolean;
  /** The kinds to show, in a list that has several; pages with regions call this `regionTypes`. */
  types?: readonly Kind[];
  regionTypes?: readonly Kind[];
  /** False removes the class for responsive styles; the layout adapts anyway. */
  responsive?: boolean;
  /** Functions, by name, that change filter options, requests and map areas. */
  middleware?: Functions;
  /** Content for named places: HTML, a node, or a function that returns either. */
  templateHooks?: Functions;
  /** Functions that handle clicks themselves. */
  eventInterceptors?: Functions;
}

/** Named values of the host page; they can be anything. */
export type Functions = Readonly<Record<string, unknown>>;

/** A kind, by its name or in the notation of existing pages: `{id: 'energy', name: 'Energie-Regionen'}`. */
type Kind = string | { id: string };

/** The language that the host page requests. */
export const localeOf = ({ locale }: EmbedOptions): Locale => embedLocales.find((known) => known === locale) ?? 'de';

/** For example `{type: 'topic', entity: {id: 3}}`; the type may also be the filter's name in the URL. */
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
  /** Whether to show the map of a list that has one. */
  hasMap: boolean;
  /** Whether cards show a picture. */
  hasPictures: boolean;
  /** The background of maps. */
  tiles: MapTiles | undefined;
  /** Whether opened records are reported to telemetry. */
  reportsReads: boolean;
  /** The changes that functions of the host page make, if any. */
  page?: PageParts;
  /** The first page of the list without filters, if it is known already. */
  first?: FirstPage;
}

export interface FirstPage {
  records: Card[];
  hasMore: boolean;
  total: number;
}

/** The settings for the options of a host page; invalid options are ignored. */
export function settingsOf(embed: Embed, options: EmbedOptions, tiles?: MapTiles): Settings {
  const { limit, history, instance = 1 } = options;
  // The first list uses the parameter names that existing pages know; further lists get a prefix.
  const prefix = instance > 1 ? `${instance}-` : '';
  return {
    locale: localeOf(options),
    limit: Number.isSafeInteger(limit) && (limit as number) > 0 ? limit : embed.limit,
    fixed: { ...kindsOf(embed, options.types ?? options.regionTypes), ...filtersOf(embed, options.fixedFilters) },
    defaults: filtersOf(embed, options.defaultFilters),
    history: {
      mode: !history ? 'none' : history.mode === 'hash' ? 'hash' : 'query',
      primaryKey: (history && history.primaryKey) || `${prefix}${embed.primaryKey}`,
      prefix,
    },
    heading: options.heading === 'h2' ? 'h2' : 'h3',
    hasMap: options.mapDisabled !== true,
    hasPictures: options.disableThumbnails !== true,
    tiles,
    reportsReads: options.disableTelemetry !== true,
  };
}

/**
 * The kinds that a host page specifies, as filter values. Unknown ones are dropped, because they would leave the list
 * empty.
 */
function kindsOf({ filters }: Embed, given: readonly Kind[] | undefined): Record<string, string[]> {
  const from = filters.find(({ param }) => param === 'types')?.from;
  const kinds =
    from && 'choices' in from && Array.isArray(given)
      ? from.choices.flatMap(({ value }) =>
          given.some((kind) => ((kind as { id?: string } | null)?.id ?? kind) === value) ? value : [],
        )
      : [];
  return kinds.length > 0 ? { types: kinds } : {};
}

function filtersOf(embed: Embed, given: readonly NamedFilter[] | undefined): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const { type, entity } of Array.isArray(given) ? (given as NamedFilter[]) : []) {
    const filter = embed.filters.find((one) => type === one.param || type === hostFilterName(embed, one));
    // Some entries that existing pages specify have no id.
    const value = entity?.id ?? entity?.name;
    if (filter && value !== undefined) (filters[filter.param] ??= []).push(String(value));
  }
  return filters;
}
