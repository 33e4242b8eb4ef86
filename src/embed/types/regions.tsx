import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { regionEmbed, regionKinds } from '../../../domain/embeds/regionEmbed';
import { regionEmbedWords } from '../../../domain/publicViews/regionWords';
import type { AboveProps, EmbedType } from '../list/embedType';
import { folded } from '../list/FilterSelect';
import { mapHeight } from '../list/pageParts';
import { standardType } from '../list/standardType';

const RegionsMap = lazy(async () => ({ default: (await import('../regions/RegionsMap')).RegionsMap }));
const kinds = 'choices' in regionKinds.from ? regionKinds.from.choices : [];

export const embedOf = () => regionEmbed;

/** Regions in the public list. For a chosen municipality, all of its regions are shown in full, with their contacts. */
export const contentType: EmbedType = {
  ...standardType('regions', async () => ({
    ...(await import('../../../domain/publicViews/regions')),
    Detail: (await import('../views/RegionView')).RegionView,
  })),
  Above: MapOfRegions,
  isOpen: ({ filters }) => (filters.cities ?? []).length > 0,
};

/** The map, which loads after the list. It shows one kind of region at a time. */
function MapOfRegions({ state, options, settings: { locale, tiles, fixed, page }, onChange, onOpen }: AboveProps) {
  const words = regionEmbedWords[locale];
  const [isShown, setShown] = useState(true);
  const [name, setName] = useState('');
  const names = useId();
  const offered = fixed.types ? kinds.filter(({ value }) => fixed.types?.includes(value)) : kinds;
  const type = state.filters.types?.[0] ?? offered[0]?.value ?? '';
  const show = useCallback(
    (more: Record<string, string[]>) => onChange({ ...state, filters: { ...state.filters, ...more } }),
    [onChange, state],
  );
  const onMunicipality = useCallback((id: number) => show({ cities: [String(id)] }), [show]);
  /** A typed name may be the beginning of a longer one, so `Au` is only chosen by Enter, or from the suggestions. */
  const find = (typed: string, isChosen: boolean) => {
    setName(typed);
    const near = (options.cities ?? []).filter((option) =>
      option.names.some((one) => folded(one).startsWith(folded(typed.trim()))),
    );
    const exact = near.find((option) => option.names.some((one) => folded(one) === folded(typed.trim())));
    const found = isChosen || near.length === 1 ? (exact ?? (isChosen && near.length === 1 && near[0])) : undefined;
    if (!found) return;
    setName('');
    onMunicipality(Number(found.value));
  };
  return (
    <div className="embed-map embed-map--first">
      <div className="embed-map__tools">
        <label className="embed-search embed-map__search">
          <span className="embed-hidden">{words.findMunicipality}</span>
          <input
            type="search"
            list={names}
            autoComplete="off"
            placeholder={words.findMunicipality}
            value={name}
            onInput={(event) => {
              const { inputType } = event as unknown as Partial<InputEvent>;
              find(event.currentTarget.value, inputType === undefined || inputType === 'insertReplacementText');
            }}
            onKeyDown={({ key, currentTarget: { value } }) => key === 'Enter' && find(value, true)}
            onChange={() => undefined}
          />
        </label>
        <datalist id={names}>
          {(options.cities ?? []).map((option) => (
            <option key={option.value} value={option.names[0]} />
          ))}
        </datalist>
        <button type="button" className="embed-button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? words.hideMap : words.showMap}
        </button>
      </div>
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
        <Suspense
          fallback={
            <div className="projects-map">
              <p role="status" style={{ margin: 0, height: mapHeight }}>
                {words.loading}
              </p>
              <div className="projects-map__list" />
            </div>
          }
        >
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
