import { useCallback, useEffect, useState } from 'react';
import type { MapTiles } from '../../../domain/features';
import type { Locale } from '../../../domain/locales';
import { regionEmbedWords } from '../../../domain/publicViews/regionWords';
import { AreaMap, type AreaStyle } from '../../map/AreaMap';
import { fillOf, type MunicipalityArea, type OverlapArea, type RegionArea, type RegionAreas } from '../../map/areas';
import { fetchData } from '../list/calls';
import { mapHeight, type PageParts } from '../list/pageParts';
import { regionTypeName } from '../../../domain/publicViews/regions';

interface RegionsMapProps {
  /** The kind of region to show. */
  type: string;
  locale: Locale;
  tiles: MapTiles | undefined;
  /** The changes that functions of the host page make, if any. */
  page: PageParts | undefined;
  onMunicipality: (id: number) => void;
  onRegion: (id: number, name: string) => void;
}

type Shown = RegionArea | OverlapArea | MunicipalityArea;
interface Areas {
  request: string;
  areas: Shown[];
  /** The arguments of the host page's functions. */
  municipalities: MunicipalityAreas;
  regions: RegionAreas;
  hasSeveral: boolean;
}

interface MunicipalityAreas {
  features: MunicipalityArea[];
}

/** The look of hatched areas in the legend. */
const hatched = {
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '1.5rem',
  height: '1rem',
  marginInlineEnd: '0.5rem',
  borderRadius: 0,
  boxShadow: 'none',
  border: '1px dashed #1a1a1a',
  background: 'repeating-linear-gradient(135deg, #1a1a1a 0 1.5px, #fff 1.5px 5px)',
} as const;
const none: never[] = [];
const isMunicipality = (area: Shown): area is MunicipalityArea => 'GMDNR' in area.properties;
const isRegion = (area: Shown): area is RegionArea => 'id' in area.properties;

/**
 * Regions in their colours with their overlaps, and above them the municipalities, which show their name and regions
 * and can be chosen.
 */
export function RegionsMap({ type, locale, tiles, page, onMunicipality, onRegion }: RegionsMapProps) {
  const words = regionEmbedWords[locale];
  const request = `${type} ${locale}`;
  const [found, setFound] = useState<Areas | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    Promise.all([
      fetchData<RegionAreas>(`regions/${type}/geojson/${locale}.json`, signal),
      fetchData<MunicipalityAreas>(`regions/geojson/cities/${locale}.json`, signal),
    ]).then(
      ([regionsFound, municipalitiesFound]) => {
        const regions = page?.transformed('transformRegionsGeoJson', regionsFound) ?? regionsFound;
        const municipalities = page?.transformed('transformCitiesGeoJson', municipalitiesFound) ?? municipalitiesFound;
        setFound({
          request,
          areas: [...regions.features, ...regions.intersections.features, ...municipalities.features],
          municipalities,
          regions,
          hasSeveral: regions.intersections.features.length > 0,
        });
      },
      () => !signal.aborted && setFound('failed'),
    );
    return () => leaving.abort();
  }, [request, locale, type, page]);

  const styleOf = useCallback((area: Shown): AreaStyle => {
    // The top layer is nearly transparent: it receives pointer events and shows borders.
    if (isMunicipality(area)) return { color: '#555', weight: 0.4, fillColor: '#fff', fillOpacity: 0.01 };
    if (isRegion(area))
      return {
        color: fillOf(area.properties.color),
        weight: 2,
        fillColor: fillOf(area.properties.color),
        fillOpacity: 0.45,
      };
    return { color: '#1a1a1a', weight: 1.5, dashArray: '3 4', hatched: true };
  }, []);
  const nameOf = useCallback(
    (area: Shown) => {
      if (isMunicipality(area))
        return [
          area.properties.GMDNAME,
          ...area.properties.regions.filter((region) => region.type === type).map(({ name }) => name),
        ].join(' · ');
      return isRegion(area) ? area.properties.name : words.overlap(area.properties.regions.map(({ name }) => name));
    },
    [type, words],
  );
  const onPick = useCallback(
    (area: Shown) => {
      if (isMunicipality(area)) {
        const { city, regions } = area.properties;
        // A click hits a municipality and also its region, so both are reported to the host page.
        if (city && !page?.takes('clickMapCity', city)) onMunicipality(city.id);
        page?.takes(
          'clickMapRegion',
          regions.find((region) => region.type === type),
        );
      } else if (isRegion(area) && !page?.takes('clickMapRegion', { ...area.properties, type }))
        onRegion(area.properties.id, area.properties.name);
    },
    [onMunicipality, onRegion, page, type],
  );
  const shown = found !== null && found !== 'failed' && found.request === request ? found : null;
  const areas = shown?.areas ?? none;
  return (
    <>
      {found === 'failed' && <p role="status">{words.failed}</p>}
      <div className="projects-map">
        <AreaMap
          label={words.map(regionTypeName(type, locale))}
          areas={areas}
          styleOf={styleOf}
          nameOf={nameOf}
          onPick={onPick}
          height={mapHeight}
          tiles={tiles}
          words={words}
        />
        {/* The legend, and the content of the map as text for people who do not use a mouse. */}
        <div className="projects-map__list">
          {shown?.hasSeveral && (
            <p>
              <i aria-hidden="true" style={hatched} />
              {words.several}
            </p>
          )}
          <ul aria-label={regionTypeName(type, locale)}>
            {shown?.regions.features.map(({ properties: { id, name, color } }) => (
              <li key={id}>
                <button type="button" onClick={() => onRegion(id, name)}>
                  <i style={{ background: fillOf(color) }} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {shown && (
        <>
          {page?.at('regionsMapLegendBefore', locale, shown.municipalities, shown.regions)}
          {page?.at('regionsMapLegendAfter', locale, shown.municipalities, shown.regions)}
        </>
      )}
    </>
  );
}
