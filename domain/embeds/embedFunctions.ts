import type { Embed, EmbedFilter } from './embeds';

/**
 * What the functions of a filter's entries are called after `map`, `filter` and `sort`; undefined where what it offers
 * is no list of ours.
 */
export function listName({ from }: EmbedFilter): string | undefined {
  if ('groups' in from) return 'ContactGroups';
  return 'list' in from ? from.list.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** All that is read of the three options that hold functions, e.g. `middleware.mapTopics`. */
export function readFunctions({ filters, parts }: Embed): string[] {
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
