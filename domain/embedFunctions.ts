import type { Embed, EmbedFilter } from './embeds';

/** What the functions of a filter's entries are called after `map`, `filter` and `sort`; undefined where what it offers is no list of ours. */
export function listName({ from }: EmbedFilter): string | undefined {
  if ('groups' in from) return 'ContactGroups';
  return 'list' in from ? from.list.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** What the places before and after a list are called, and those of its records: both kinds of projects call them alike. */
export function placesOf({ resource }: Embed): { list: string; record?: string } | undefined {
  if (resource === 'regions') return { list: 'regions' };
  return resource.endsWith('projects') ? { list: 'projects', record: 'project' } : undefined;
}

/** All that is read of the three options that hold functions, e.g. `middleware.mapTopics`. */
export function readFunctions(embed: Embed): string[] {
  const lists = embed.filters.map(listName).filter((name) => name !== undefined);
  const places = placesOf(embed);
  const isRegions = embed.resource === 'regions';
  return [
    ...['modifyQueryParams', ...lists.flatMap((name) => [`map${name}`, `filter${name}`, `sort${name}`]), ...(isRegions ? ['transformCitiesGeoJson', 'transformRegionsGeoJson'] : [])].map((name) => `middleware.${name}`),
    ...[
      'filterSelectOptionsItemAfter',
      ...(places ? [`${places.list}Before`, `${places.list}After`] : []),
      ...(places?.record ? [`${places.record}ContentBefore`, `${places.record}ContentAfter`, `${places.record}SidebarImage`] : []),
      ...(embed.resource === 'projects' && !embed.collection ? ['mapToggleAfter'] : []),
      ...(isRegions ? ['regionsMapLegendBefore', 'regionsMapLegendAfter'] : []),
    ].map((name) => `templateHooks.${name}`),
    ...(isRegions ? ['eventInterceptors.clickMapCity', 'eventInterceptors.clickMapRegion'] : []),
  ];
}
