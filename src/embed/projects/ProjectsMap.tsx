import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapTiles } from '../../../domain/features';
import type { Locale } from '../../../domain/locales';
import { mainTopics } from '../../../domain/values/projectCodes';
import { projectsMapWords } from '../../i18n/embed';
import type { RegionAreas } from '../../map/areas';
import { PointMap, type MapPoint } from '../../map/PointMap';
import type { Option } from '../list/address';
import { fetchData } from '../list/calls';

interface ProjectsMapProps {
  /** The request for the list; the map shows the same projects. */
  query: string;
  topics: readonly Option[];
  locale: Locale;
  tiles: MapTiles | undefined;
  onOpen: (id: number, title: string) => void;
}

/** By the main topic of a project; the last colour is for all others. */
const colors = ['#2e85da', '#d3455f', '#e8d058', '#bdc0c2'];
const colorOf = (mainTopic: number) => colors[mainTopic - 1] ?? '#bdc0c2';
/** Maximum number of names beside the map. */
const named = 50;
/** Pause after the last input before the map is requested, in milliseconds. */
const pause = 250;

interface Located {
  features: {
    properties: { id: number; title: string; mainTopic: number };
    geometry: { coordinates: [number | string, number | string] };
  }[];
}

const nothing: never[] = [];

/** Projects on a map, and beside it the names of those in view, so that they can be opened without the map. */
export function ProjectsMap({ query, topics, locale, tiles, onOpen }: ProjectsMapProps) {
  const words = projectsMapWords[locale];
  const [points, setPoints] = useState<readonly MapPoint[]>(nothing);
  const [areas, setAreas] = useState<RegionAreas['features']>(nothing);
  const [hasFailed, setFailed] = useState(false);
  const [{ shown, isTogether }, setShown] = useState<{ shown: readonly MapPoint[]; isTogether: boolean }>({
    shown: nothing,
    isTogether: false,
  });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const pointsOf = ({ features }: Located) =>
      features.map(
        ({
          properties: { id, title, mainTopic },
          geometry: {
            coordinates: [lng, lat],
          },
        }) => ({ id, title, lng: Number(lng), lat: Number(lat), color: colorOf(mainTopic) }),
      );
    const timer = setTimeout(() => {
      setFailed(false);
      fetchData<Located>(`projects/geojson/${locale}.json?${query}`, leaving.signal).then(
        (found) => setPoints(pointsOf(found)),
        () => !leaving.signal.aborted && setFailed(true),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, locale]);
  useEffect(() => {
    if (tiles) return;
    // Without map tiles, canton outlines give orientation; if those fail too, the points stand alone.
    const leaving = new AbortController();
    fetchData<RegionAreas>(`regions/cantonal/geojson/${locale}.json`, leaving.signal).then(
      ({ features }) => setAreas(features),
      () => undefined,
    );
    return () => leaving.abort();
  }, [locale, tiles]);

  const onPick = useCallback(({ id, title }: MapPoint) => onOpen(id, title), [onOpen]);
  const onShown = useCallback((next: readonly MapPoint[], together: boolean) => {
    setShown({ shown: next, isTogether: together });
    // Projects at one place can be distinguished in the list only.
    if (together) list.current?.focus();
  }, []);
  const legend = useMemo(
    () => [
      ...Object.entries(mainTopics).map(([name, group]) => ({
        color: colorOf(group),
        name: topics.find(({ names }) => names.includes(name))?.names[0] ?? name,
      })),
      { color: colorOf(4), name: words.others },
    ],
    [topics, words],
  );
  const sorted = useMemo(
    () => shown.toSorted((one, other) => one.title.localeCompare(other.title, locale)),
    [shown, locale],
  );
  return (
    <div className="projects-map">
      {hasFailed && <p role="status">{words.failed}</p>}
      <PointMap
        label={words.map}
        points={points}
        areas={areas}
        onPick={onPick}
        onShown={onShown}
        tiles={tiles}
        words={words}
      />
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={isTogether ? words.inOnePlace(shown.length) : words.inSight(shown.length)}
        className="projects-map__list"
      >
        <p role="status">{isTogether ? words.inOnePlace(shown.length) : words.inSight(shown.length)}</p>
        <ul>
          {sorted.slice(0, named).map(({ id, title, color }) => (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id, title)}>
                <i style={{ background: color }} />
                {title}
              </button>
            </li>
          ))}
        </ul>
        {sorted.length > named && <p>{words.more(sorted.length - named)}</p>}
      </div>
      <ul className="projects-map__legend">
        {legend.map(({ color, name }) => (
          <li key={color}>
            <i style={{ background: color }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
