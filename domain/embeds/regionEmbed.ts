import { choiceFilter, listEmbed, referenceFilters, type Embed, type EmbedFilter } from './embeds';
import { words } from '../locales';
import { regionTypeLabel, regionTypeNames } from '../publicViews/regionWords';

/** The filter by kind of region. */
export const regionKinds: EmbedFilter = choiceFilter('types', regionTypeLabel, regionTypeNames);

/** The list of regions. A separate file, so that pages with other lists don't load it. */
export const regionEmbed: Embed = listEmbed(
  'regions',
  'region-id',
  [regionKinds, ...referenceFilters('region', { cities: words('Gemeinde', 'Commune', 'Comune') })],
  {
    parts: {
      list: 'regions',
      more: [
        'middleware.transformCitiesGeoJson',
        'middleware.transformRegionsGeoJson',
        'templateHooks.regionsMapLegendBefore',
        'templateHooks.regionsMapLegendAfter',
        'eventInterceptors.clickMapCity',
        'eventInterceptors.clickMapRegion',
      ],
    },
  },
);
