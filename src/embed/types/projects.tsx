import { useEffect, useState } from 'react';
import { embedListWords, mapButtonWords } from '../../i18n/embed';
import { standardType } from '../list/standardType';
import type { EmbedType, AboveProps } from '../list/embedType';
import { listQuery } from '../list/address';
import type { ProjectsMap as Map } from '../projects/ProjectsMap';

/** Projects in the public list. */
export const contentType: EmbedType = {
  ...standardType('projects', () => import('../../../domain/publicViews/projects')),
  Above: MapOfProjects,
};

/** The programme whose projects people look up by location. */
const mappedProgram = 'NRP';

/**
 * The map of the listed projects, loaded on demand. It opens automatically for the programme that has most to show on a
 * map.
 */
function MapOfProjects({
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
    if (isShown && hasMap) void import('../projects/ProjectsMap').then(setLoaded);
  }, [isShown, hasMap]);
  if (!hasMap) return null;
  const query = listQuery(embed, state, { offset: 0 }, fixed, options);
  return (
    <div className="embed-map">
      <button type="button" className="embed-button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {mapButtonWords[locale][isShown ? 'hide' : 'show']}
      </button>
      {page?.at('mapToggleAfter', null)}
      {isShown &&
        (loaded ? (
          <loaded.ProjectsMap
            query={page?.changedQuery(query) ?? query}
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
