import { lazy, Suspense, useCallback, useState } from 'react';
import { listOf, namesOf } from '../../../domain/values/textsIn';
import { regionEmbed, regionKinds } from '../../../domain/embeds/regionEmbed';
import { regionEmbedWords } from '../../../domain/publicViews/regionWords';
import type { AboveProps, EmbedType } from '../list/embedType';
import { regionTypeName, view } from '../../../domain/publicViews/regions';
import { standardType } from '../list/standardType';
import { RegionView } from '../views/RegionView';

const RegionsMap = lazy(async () => ({ default: (await import('../regions/RegionsMap')).RegionsMap }));
const kinds = 'choices' in regionKinds.from ? regionKinds.from.choices : [];

export const embedOf = () => regionEmbed;

/**
 * Regions in the public list. For a chosen municipality all of its regions are shown in full, with their contacts.
 */
export const contentType: EmbedType = {
  ...standardType('regions', view, {
    lines: (region, locale) => {
      const municipalities = listOf(region, 'cities', 'de').length;
      return [
        regionTypeName(region.type, locale),
        municipalities > 0 ? regionEmbedWords[locale].municipalityCount(municipalities) : '',
        namesOf(region, 'contacts', locale).join(', '),
      ];
    },
    Detail: RegionView,
  }),
  Above: MapOfRegions,
  isOpen: ({ filters }) => (filters.cities ?? []).length > 0,
};

/** The map, loaded on demand. It shows one kind of region at a time. */
function MapOfRegions({ state, settings: { locale, tiles, fixed, page }, onChange, onOpen }: AboveProps) {
  const words = regionEmbedWords[locale];
  const [isShown, setShown] = useState(false);
  const offered = fixed.types ? kinds.filter(({ value }) => fixed.types?.includes(value)) : kinds;
  const type = state.filters.types?.[0] ?? offered[0]?.value ?? '';
  const show = useCallback(
    (more: Record<string, string[]>) => onChange({ ...state, filters: { ...state.filters, ...more } }),
    [onChange, state],
  );
  const onMunicipality = useCallback((id: number) => show({ cities: [String(id)] }), [show]);
  return (
    <div className="embed-map">
      <button type="button" className="embed-button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? words.hideMap : words.showMap}
      </button>
      {isShown && offered.length > 1 && (
        <div role="group" aria-label={regionKinds.label[locale]} className="embed-map__types">
          {offered.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="embed-button"
              aria-pressed={value === type}
              onClick={() => show({ types: [value] })}
            >
              {label[locale]}
            </button>
          ))}
        </div>
      )}
      {isShown && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <RegionsMap
            type={type}
            locale={locale}
            tiles={tiles}
            page={page}
            onMunicipality={onMunicipality}
            onRegion={onOpen}
          />
        </Suspense>
      )}
    </div>
  );
}
