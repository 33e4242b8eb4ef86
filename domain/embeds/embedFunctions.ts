import type { Embed, EmbedFilter } from './embeds';

/**
 * The suffix of the host page's functions `map…`, `filter…` and `sort…`, e.g. `Topics`. Undefined if the options of the
 * filter don't come from a list.
 */
export function listName({ from }: EmbedFilter): string | undefined {
  if ('groups' in from) return 'ContactGroups';
  return 'list' in from ? from.list.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** The names of all functions that a host page can pass, e.g. `middleware.mapTopics`. */
export function functionNames({ filters, parts }: Embed): string[] {
  const lists = [...new Set(filters.map(listName).filter((name) => name !== undefined))];
  return [
    ...['modifyQueryParams', ...lists.flatMap((name) => [`map${name}`, `filter${name}`, `sort${name}`])].map(
      (name) => `middleware.${name}`,
    ),
    ...[
      'filterSelectOptionsItemAfter',
      ...(parts ? [`${parts.list}Before`, `${parts.list}After`] : []),
      ...(parts?.record
        ? [`${parts.record}ContentBefore`, `${parts.record}ContentAfter`, `${parts.record}SidebarImage`]
        : []),
    ].map((name) => `templateHooks.${name}`),
    ...(parts?.more ?? []),
  ];
}

/** The options of lists, besides functions. */
export const listOptions = [
  'locale',
  'limit',
  'fixedFilters',
  'defaultFilters',
  'history',
  'history.mode',
  'history.primaryKey',
  'instance',
  'collection',
  'mapDisabled',
  'heading',
  'disableTelemetry',
  'disableThumbnails',
  'types',
  'regionTypes',
  'responsive',
  'middleware',
  'templateHooks',
  'eventInterceptors',
] as const;

/** Whether an embed reads an option, e.g. `limit` or `history.mode`. */
export const isReadOption = (embed: Embed, option: string): boolean =>
  listOptions.some((known) => known === option) || functionNames(embed).includes(option);
