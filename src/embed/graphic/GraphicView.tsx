import { useCallback, useEffect, useMemo, useRef, useState, useId, type RefObject } from 'react';
import type { Locale } from '../../../domain/locales';
import { textOf, type RecordLike } from '../../../domain/values/textsIn';
import { firstWords, partsOf, contentOf, type GraphicContent } from '../../../domain/publicViews/interactive-graphics';
import { embedNamed } from '../../../domain/embeds/embeds';
import { graphicEmbedWords } from '../../i18n/embed';
import { untitled } from '../../i18n/untitled';
import { isSelector, type Interactive } from '../../drawing/elements';
import { MarkerIcon } from '../../drawing/MarkerIcon';
import { raisedStyles, raiseOutline } from '../../drawing/raiseOutline';
import { useDrawing } from '../../drawing/useDrawing';
import { useStyles } from '../../ui/useStyles';
import { RecordArticle, RichText } from '../record/blocks';
import type { Opened } from '../list/embedType';
import { fetchRecord, type PublicRecord } from '../list/calls';
import own from './graphic.css?inline';

const shapes = ':is(path, rect, circle, ellipse, polygon, polyline, line)';
const styles = `${raisedStyles}  [data-opens] { cursor: pointer; outline: none; }
  [data-opens]:hover { filter: brightness(1.1) saturate(1.25); }
  [data-opens]:focus-visible { outline: 3px solid #1f5e8c; outline-offset: 2px; }
  [data-opens]:is(:hover, [aria-pressed='true']) ${shapes}, ${shapes}[data-opens]:is(:hover, [aria-pressed='true']) {
    vector-effect: non-scaling-stroke; stroke: #9c0f06; stroke-width: 3px;
  }
`;

/** Something that opens a text or project: an element of the drawing, or a marker placed on it. */
interface Opening {
  key: string;
  name: string;
  content: GraphicContent;
}

/**
 * The public view of an interactive graphic, with its language fallback: the drawing, and next to or below it the text
 * of the chosen element. Everything can be used with mouse, touch and keyboard, and from a list.
 */
export function GraphicView({ record, locale }: { record: RecordLike; locale: Locale }) {
  const words = graphicEmbedWords[locale];
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useStyles(host, own);
  const isHotspots = record.type === 'hotspots';
  const drawing = useDrawing(host, String(record.svg ?? ''), isHotspots ? '' : String(record.selector ?? ''), styles);
  const { root, found, aspect } = drawing;
  const [chosen, setChosen] = useState<string | null>(null);

  const openings = useMemo(() => {
    if (isHotspots) {
      return partsOf(record, 'markers').flatMap((marker, index): Opening[] => {
        const content = contentOf(marker, locale);
        const sign =
          marker.symbol === 'number' ? String(marker.number ?? '') : (words.symbols[String(marker.symbol)] ?? '');
        return content
          ? [{ key: String(index), name: [sign, firstWords(content)].filter(Boolean).join(': '), content }]
          : [];
      });
    }
    const assigned = new Map(partsOf(record, 'elements').map((item) => [String(item.key), item]));
    return [...new Map(found.map((element) => [element.key, element])).values()].flatMap(
      ({ key, label }, index): Opening[] => {
        const item = assigned.get(key);
        const content = item ? contentOf(item, locale) : null;
        return content ? [{ key, name: label || firstWords(content) || words.element(index + 1), content }] : [];
      },
    );
  }, [record, isHotspots, found, locale, words]);
  const open = openings.find(({ key }) => key === chosen);

  const choose = useCallback((key: string) => {
    setChosen(key);
    // On a narrow page the panel is below the drawing, so the focus moves there to bring it into view.
    setTimeout(() => panel.current?.focus());
  }, []);
  const close = useCallback(() => {
    const node =
      found.find(({ key }) => key === chosen)?.node ??
      host.current?.parentElement?.querySelector<HTMLElement>(`[data-marker="${chosen}"]`);
    setChosen(null);
    node?.focus();
  }, [chosen, found]);
  useOpeners(root, found, openings, chosen, choose);

  // The start element is open at first, but does not take the focus.
  const start = String(record.start ?? '').trim();
  useEffect(() => {
    const first = start !== '' && isSelector(start) ? found.find(({ node }) => node.matches(start)) : undefined;
    if (first) setChosen(first.key);
  }, [found, start]);

  const title = textOf(record, 'title', locale) || untitled[locale];
  const [description, copyright] = ['description', 'copyright'].map((name) => textOf(record, name, locale));
  return (
    <RecordArticle title={title} locale={locale}>
      {description && <p>{description}</p>}
      <div className="graphic-view">
        <div className="graphic-view__parts">
          <div className="graphic-view__drawing" style={{ width: `min(100%, ${(80 * aspect).toFixed(1)}vh)` }}>
            <div ref={host} />
            {isHotspots &&
              partsOf(record, 'markers').map((marker, index) => {
                const opening = openings.find(({ key }) => key === String(index));
                return (
                  opening && (
                    <button
                      key={opening.key}
                      type="button"
                      className="graphic-view__marker"
                      data-marker={opening.key}
                      aria-label={opening.name}
                      aria-pressed={chosen === opening.key}
                      style={{ left: `${Number(marker.x) || 0}%`, top: `${Number(marker.y) || 0}%` }}
                      onClick={() => choose(opening.key)}
                    >
                      <MarkerIcon symbol={String(marker.symbol)} number={String(marker.number ?? '')} />
                    </button>
                  )
                );
              })}
          </div>
          {open ? (
            <ElementPanel
              key={open.key}
              panel={panel}
              name={open.name}
              content={open.content}
              locale={locale}
              onClose={close}
            />
          ) : (
            openings.length > 0 && <p className="graphic-view__hint">{words.hint}</p>
          )}
        </div>
        {openings.length > 0 && (
          <details className="graphic-view__all">
            <summary>{words.all}</summary>
            <ul>
              {openings.map(({ key, name }) => (
                <li key={key}>
                  <button type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
        {copyright && <p className="graphic-view__copyright">© {copyright}</p>}
      </div>
    </RecordArticle>
  );
}

/** The text of the chosen element. Escape closes the panel. */
export function ElementPanel({
  panel,
  name,
  content,
  locale,
  onClose,
}: {
  panel: RefObject<HTMLElement | null>;
  name: string;
  content: GraphicContent;
  locale: Locale;
  onClose: () => void;
}) {
  const words = graphicEmbedWords[locale];
  const id = useId();
  useEffect(() => {
    const section = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the panel must stay open.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    section?.addEventListener('keydown', onKey);
    return () => section?.removeEventListener('keydown', onKey);
  }, [panel, onClose]);
  return (
    <section ref={panel} className="graphic-view__panel" tabIndex={-1} aria-labelledby={id}>
      <div className="graphic-view__head">
        <h3 id={id}>{name}</h3>
        <button type="button" className="graphic-view__close" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {content.projectId === null ? (
        <RichText html={content.html} />
      ) : (
        <ElementProject id={content.projectId} locale={locale} />
      )}
    </section>
  );
}

/** The public view of a project. */
function ElementProject({ id, locale }: { id: number; locale: Locale }) {
  const words = graphicEmbedWords[locale];
  const [project, setProject] = useState<{ record: PublicRecord; Detail: Opened['Detail'] } | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const projects = embedNamed('projects');
    if (!projects) return;
    Promise.all([
      fetchRecord(projects, id, leaving.signal),
      import('../types/projects').then(({ contentType }) => contentType.load()),
    ]).then(
      ([record, { Detail }]) => setProject(record ? { record, Detail } : 'failed'),
      () => !leaving.signal.aborted && setProject('failed'),
    );
    return () => leaving.abort();
  }, [id]);
  if (project === null || project === 'failed')
    return <p role="status">{project === null ? words.loading : words.failed}</p>;
  return <project.Detail record={project.record} locale={locale} />;
}

/** Turns the interactive elements of a drawing into buttons that open their texts. */
function useOpeners(
  root: SVGSVGElement | null,
  found: readonly Interactive[],
  openings: readonly { key: string; name: string }[],
  chosen: string | null,
  onOpen: (key: string) => void,
): void {
  const act = useRef(onOpen);
  act.current = onOpen;
  useEffect(() => {
    if (!root) return;
    const names = new Map(openings.map(({ key, name }) => [key, name]));
    const opening = found.filter(({ key }) => names.has(key));
    root.setAttribute('role', 'group');
    for (const { key, node } of opening) {
      node.dataset.opens = '';
      node.setAttribute('tabindex', '0');
      node.setAttribute('role', 'button');
      node.setAttribute('aria-label', names.get(key) ?? '');
    }
    const onEvent = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const node = (event.target as Element).closest('[data-opens]');
      const key = opening.find((element) => element.node === node)?.key;
      if (key === undefined) return;
      event.preventDefault();
      act.current(key);
    };
    root.addEventListener('click', onEvent);
    root.addEventListener('keydown', onEvent);
    return () => {
      root.removeEventListener('click', onEvent);
      root.removeEventListener('keydown', onEvent);
      for (const { node } of opening)
        for (const name of ['data-opens', 'tabindex', 'role', 'aria-label']) node.removeAttribute(name);
    };
  }, [root, found, openings]);
  useEffect(() => {
    const pressed = found.filter(({ key }) => key === chosen);
    for (const { node } of pressed) node.setAttribute('aria-pressed', 'true');
    const raised = root ? pressed.map(({ node }) => raiseOutline(root, node, 'chosen')) : [];
    return () => {
      for (const takeAway of raised) takeAway();
      for (const { node } of pressed) node.removeAttribute('aria-pressed');
    };
  }, [root, found, chosen]);
}
