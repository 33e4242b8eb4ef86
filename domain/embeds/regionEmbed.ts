import { keys, listOf, references, type Embed, type EmbedFilter } from './embeds';
import { words } from '../locales';
import { regionTypeLabel, regionTypeNames } from '../publicViews/regionWords';

/** The filter by kind of region. */
export const regionKinds: EmbedFilter = keys('types', regionTypeLabel, regionTypeNames);

/** The list of regions. In a file of its own, so that pages with other lists don't load it. */
export const regionEmbed: Embed = listOf(
  'regions',
  'region-id',
  [regionKinds, ...references('region', { cities: words('Gemeinde', 'Commune', 'Comune') })],
  {
    limit: 30,
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
