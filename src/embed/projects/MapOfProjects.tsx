import { useEffect, useState } from 'react';
import { embedListWords, showMapWords } from '../../i18n/embed';
import { listQuery } from '../list/address';
import type { AboveProps } from '../list/noun';
import type { ProjectsMap as Map } from './ProjectsMap';

/** The programme whose projects people look for by their place. */
const mappedProgram = 'NRP';

/**
 * The map of the projects that the list is narrowed to, for who wants it: its code arrives with it. It comes by itself
 * with the programme that has most to show there.
 */
export function MapOfProjects({
  embed,
  state,
  options,
  settings: { locale, fixed, tiles, hasMap, page },
  onOpen,
}: AboveProps) {
  const isMapped = [...(state.filters.programs ?? []), ...(fixed.programs ?? [])].some((id) =>
    options.programs?.find(({ value }) => value === id)?.names.includes(mappedProgram),
  );
  const [isShown, setShown] = useState(false);
  const [loaded, setLoaded] = useState<{ ProjectsMap: typeof Map } | null>(null);
  useEffect(() => {
    if (isMapped) setShown(true);
  }, [isMapped]);
  useEffect(() => {
    if (isShown && hasMap) void import('./ProjectsMap').then(setLoaded);
  }, [isShown, hasMap]);
  if (!hasMap) return null;
  const query = listQuery(embed, state, { offset: 0 }, fixed, options);
  return (
    <div className="embed-map">
      <button type="button" className="embed-button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {showMapWords[locale]}
      </button>
      {page?.at('mapToggleAfter', null)}
      {isShown &&
        (loaded ? (
          <loaded.ProjectsMap
            query={page?.asked(query) ?? query}
            topics={options.topics ?? []}
            locale={locale}
            tiles={tiles}
            onOpen={onOpen}
          />
        ) : (
          <p role="status">{embedListWords[locale].loading}</p>
        ))}
    </div>
  );
}
