import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapTiles } from '../../../domain/features';
import type { VisibleMapPart } from '../../../domain/lists/visibleMapPart';
import type { Locale } from '../../../domain/locales';
import { mainTopics } from '../../../domain/values/projectCodes';
import { projectsMapWords } from '../../i18n/embed';
import { PointMap, type MapPart, type MapPoint } from '../../map/PointMap';
import type { Option } from '../list/address';
import { fetchData } from '../list/calls';

interface ProjectsMapProps {
  /** The request for the list, since the map shows the same projects. */
  query: string;
  topics: readonly Option[];
  locale: Locale;
  tiles: MapTiles | undefined;
  onOpen: (id: number, title: string) => void;
}

/** The colours of the main topics of projects; the last one is for all other topics. */
const colors = ['#2e85da', '#d3455f', '#e8d058', '#bdc0c2'];
const colorOf = (mainTopic: number) => colors[mainTopic - 1] ?? '#bdc0c2';
/** The pause after the last input before the map is requested, in milliseconds. */
const pause = 250;

const nothing: VisibleMapPart = { total: 0, cells: [], named: [] };

/** Projects on a map, and next to it the names of those in view, so that they can be opened without using the map. */
export function ProjectsMap({ query, topics, locale, tiles, onOpen }: ProjectsMapProps) {
  const words = projectsMapWords[locale];
  const [seen, setSeen] = useState(nothing);
  const [part, setPart] = useState<MapPart | null>(null);
  /** The projects at the same place. */
  const [together, setTogether] = useState<VisibleMapPart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const fetchPart = useCallback(
    async ({ bounds, zoom }: MapPart, signal: AbortSignal) => {
      const path = `projects/clusters/${locale}.json?${query}&zoom=${zoom}&bounds=${bounds.join()}`;
      return (await fetchData<{ data: VisibleMapPart }>(path, signal)).data;
    },
    [query, locale],
  );

  useEffect(() => {
    if (!part) return;
    const leaving = new AbortController();
    const ask = () => {
      setFailed(false);
      fetchPart(part, leaving.signal).then(
        (found) => {
          setSeen(found);
          setTogether(null);
        },
        () => !leaving.signal.aborted && setFailed(true),
      );
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [part, fetchPart]);

  const points = useMemo(
    () => seen.cells.map((cell): MapPoint => ({ ...cell, color: colorOf(cell.mainTopic ?? 4) })),
    [seen],
  );
  const onPick = useCallback(({ id, title }: MapPoint) => onOpen(id, title ?? ''), [onOpen]);
  const onTogether = useCallback(
    (place: MapPart) => {
      fetchPart(place, new AbortController().signal).then(
        (found) => {
          setTogether(found);
          // Projects at the same place can only be told apart in the list.
          list.current?.focus();
        },
        () => setFailed(true),
      );
    },
    [fetchPart],
  );
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
  const { total, named } = together ?? seen;
  const about = together ? words.inOnePlace(total) : words.inSight(total);
  const sorted = useMemo(
    () => named.toSorted((one, other) => one.title.localeCompare(other.title, locale)),
    [named, locale],
  );
  return (
    <div className="projects-map">
      {hasFailed && <p role="status">{words.failed}</p>}
      <PointMap
        label={words.map}
        points={points}
        onPick={onPick}
        onSeen={setPart}
        onTogether={onTogether}
        tiles={tiles}
        words={words}
      />
      <div ref={list} tabIndex={-1} role="group" aria-label={about} className="projects-map__list">
        <p role="status">{about}</p>
        <ul>
          {sorted.map(({ id, title, mainTopic }) => (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id, title)}>
                <i style={{ background: colorOf(mainTopic) }} />
                {title}
              </button>
            </li>
          ))}
        </ul>
        {total > sorted.length && <p>{words.more(total - sorted.length)}</p>}
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
