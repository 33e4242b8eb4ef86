import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locales';
import { textOf, type RecordLike } from '../../../domain/values/textsIn';
import { graphicEmbedWords } from '../../i18n/embed';
import { untitled } from '../../i18n/untitled';
import { isSelector } from '../../drawing/elements';
import { MarkerSign } from '../../drawing/MarkerSign';
import { raisedStyles } from '../../drawing/raiseOutline';
import { useDrawing } from '../../drawing/useDrawing';
import { useStyles } from '../../ui/useStyles';
import { RecordArticle } from '../record/blocks';
import own from './graphic.css?inline';
import { firstWords, partsOf, saidBy, type Said } from '../../../domain/publicViews/interactive-graphics';
import { ElementPanel } from './ElementPanel';
import { useOpeners } from './useOpeners';

const shapes = ':is(path, rect, circle, ellipse, polygon, polyline, line)';
const styles = `${raisedStyles}  [data-opens] { cursor: pointer; outline: none; }
  [data-opens]:hover { filter: brightness(1.1) saturate(1.25); }
  [data-opens]:focus-visible { outline: 3px solid #1f5e8c; outline-offset: 2px; }
  [data-opens]:is(:hover, [aria-pressed='true']) ${shapes}, ${shapes}[data-opens]:is(:hover, [aria-pressed='true']) { vector-effect: non-scaling-stroke; stroke: #9c0f06; stroke-width: 3px; }
`;

/** Something that opens: an element of the drawing, or a marker placed on it. */
interface Opening {
  key: string;
  name: string;
  content: Said;
}

/**
 * The public view of an interactive graphic, with its language fallback: the drawing, and beside or below it the
 * text of the chosen element. Everything works by mouse, touch and keyboard, and from a list.
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
        const content = saidBy(marker, locale);
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
        const content = item ? saidBy(item, locale) : null;
        return content ? [{ key, name: label || firstWords(content) || words.element(index + 1), content }] : [];
      },
    );
  }, [record, isHotspots, found, locale, words]);
  const open = openings.find(({ key }) => key === chosen);

  const choose = useCallback((key: string) => {
    setChosen(key);
    // On a narrow page the panel is below the drawing: the focus brings it into view.
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

  // The start element is open at first, without taking the focus.
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
                      <MarkerSign symbol={String(marker.symbol)} number={String(marker.number ?? '')} />
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
