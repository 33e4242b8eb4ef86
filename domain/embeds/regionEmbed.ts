import { keys, labels, listOf, references, words, type Embed, type EmbedFilter } from './embeds';

/** What kinds of regions there are, as visitors choose one. */
export const regionKinds: EmbedFilter = keys('types', labels.type, {
  nrp: words('NRP-Regionen', 'Régions NPR', 'Regioni NPR'),
  intercantonal: words('Überkantonale Programme', 'Programmes intercantonaux', 'Programmi intercantonali'),
  ris: words(
    'Regionale Innovationssysteme (RIS)',
    'Systèmes régionaux d’innovation (RIS)',
    'Sistemi regionali d’innovazione (RIS)',
  ),
  cantonal: words('Kantonale NRP-Fachstellen', 'Services cantonaux NPR', 'Servizi cantonali NPR'),
  energy: words('Energieregionen', 'Régions-énergie', 'Regioni-energia'),
});

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
