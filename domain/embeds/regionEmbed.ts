import { keys, listOf, references, words, type Embed, type EmbedFilter } from './embeds';
import { regionTypeLabel, regionTypeNames } from '../publicViews/regionWords';

/** What kinds of regions there are, as visitors choose one. */
export const regionKinds: EmbedFilter = keys('types', regionTypeLabel, regionTypeNames);

/** The list of regions: apart from the other lists, whose pages load nothing of it. */
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
