import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { maxInteractiveElements } from '../../../../domain/types/interactiveGraphic';
import { hasContent } from '../../../../domain/graphics/config';
import { tooMany } from '../../../../domain/graphics/drawings';
import { fieldAttribute } from '../../../fields/FieldFrame';
import { editorWords } from '../../../i18n/types';
import { isSelector, centreOf, type Interactive } from '../../../drawing/elements';
import { useDrawing } from '../../../drawing/useDrawing';
import { Canvas } from './Canvas';
import { canvasStyles, useHits } from './useHits';
import { ElementList, type Listed } from './ElementList';
import { ElementPanel, type PanelActions } from './ElementPanel';
import { LostElements, type Seen } from './LostElements';
import { useAssignments } from './useAssignments';
import { useFocusAfterAssignment } from './useFocusAfterAssignment';

/** The drawing with its interactive elements, their content, and a list of them. */
export function ElementEditor() {
  const [svg, selector, start] = useWatch({ name: ['svg', 'selector', 'start'] }) as [string, string, string];
  const { items, open, move, remove, isLocked } = useAssignments();
  const host = useRef<HTMLDivElement>(null);
  const { root, aspect, found: all } = useDrawing(host, svg, selector, canvasStyles);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const [news, setNews] = useState('');

  const isTooMany = all.length > maxInteractiveElements;
  const found = useMemo(() => (isTooMany ? [] : all), [all, isTooMany]);
  // Identical elements count as one.
  const single = useMemo(() => [...new Map(found.map((element) => [element.key, element])).values()], [found]);
  const names = useMemo(
    () =>
      new Map(
        single.map((element, index) => [
          element.key,
          element.label || editorWords.element(index, element.node.tagName),
        ]),
      ),
    [single],
  );
  const nameOf = useCallback(({ key }: Interactive) => names.get(key) ?? '', [names]);
  const memory = useMemory(root, single);

  const byKey = useMemo(() => new Map(items.map((item) => [item.key, item])), [items]);
  const given = useMemo(() => new Set(items.filter(hasContent).map(({ key }) => key)), [items]);
  const startKeys = useMemo(
    () => (start && isSelector(start) ? single.filter(({ node }) => node.matches(start)).map(({ key }) => key) : []),
    [start, single],
  );
  const listed = useMemo(() => {
    const rows = single.map(({ key }): Listed => ({
      key,
      name: names.get(key) ?? '',
      item: byKey.get(key),
      isStart: key === startKeys[0],
    }));
    return [...rows.filter(({ key }) => !given.has(key)), ...rows.filter(({ key }) => given.has(key))];
  }, [single, names, byKey, given, startKeys]);
  const steady = useSteadyOrder(listed, chosen, names);
  const lost = useMemo(
    () =>
      root && !isTooMany
        ? items.filter((item) => !names.has(item.key) && (hasContent(item) || item.type === 'project'))
        : [],
    [items, names, root, isTooMany],
  );
  const hasLost = lost.length > 0;
  const focus = useFocusAfterAssignment(items);
  const free = useMemo(
    () =>
      root && hasLost
        ? single
            .filter(({ key }) => !given.has(key))
            .map((element) => ({
              ...(memory.get(element.key) as Seen),
              middle: centreOf(root, element.node),
              name: nameOf(element),
            }))
        : [],
    [root, hasLost, single, given, memory, nameOf],
  );

  const choose = useCallback(
    (key: string) => {
      if (moving !== null) {
        const [from, to] = [names.get(moving) ?? '', names.get(key) ?? ''];
        setMoving(null);
        if (key === moving) return;
        setNews((move(moving, key) ? editorWords.swapped : editorWords.moved)(from, to));
      }
      open(key);
      setChosen(key);
    },
    [moving, move, names, open],
  );
  const close = useCallback(() => {
    const node = single.find(({ key }) => key === chosen)?.node;
    setChosen(null);
    setMoving(null);
    open(null);
    node?.focus({ preventScroll: true });
  }, [chosen, open, single]);
  useHits({ root, found, nameOf, given, chosen, hovered, onChoose: choose, onHover: setHovered });

  const index = chosen === null ? -1 : items.findIndex(({ key }) => key === chosen);
  const next = listed.find(({ key }) => !given.has(key) && key !== chosen);
  // Stable while the panel is open, so that it does not re-render on each keystroke.
  const acts = useRef<PanelActions>(null as never);
  acts.current = {
    close,
    next: () => next && choose(next.key),
    move: () => setMoving(chosen),
    clear: () => {
      if (chosen === null) return;
      setNews(editorWords.cleared(names.get(chosen) ?? ''));
      remove(chosen);
      close();
    },
  };
  const [actions] = useState((): PanelActions => ({
    close: () => acts.current.close(),
    next: () => acts.current.next(),
    move: () => acts.current.move(),
    clear: () => acts.current.clear(),
  }));
  const { errors } = useFormState({ name: 'elements', exact: true });
  const problem =
    (errors.elements as { message?: string; root?: { message?: string } } | undefined)?.message ??
    (errors.elements as { root?: { message?: string } } | undefined)?.root?.message;
  return (
    <Box
      ref={focus.box}
      {...fieldAttribute('elements')}
      sx={{ gridColumn: '1 / -1', minWidth: 0, display: 'grid', gap: 1.5, scrollMarginTop: 160 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && moving !== null) {
          event.stopPropagation();
          setMoving(null);
        }
      }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {isTooMany && <Alert severity="error">{tooMany(all.length, maxInteractiveElements)}</Alert>}
      {root && selector.trim() !== '' && !isSelector(selector) && (
        <Alert severity="error">{editorWords.wrongSelector}</Alert>
      )}
      {root && selector.trim() !== '' && isSelector(selector) && all.length === 0 && (
        <Alert severity="warning">{editorWords.nothingFound}</Alert>
      )}
      {root && start.trim() !== '' && startKeys.length === 0 && single.length > 0 && (
        <Alert severity="info">{editorWords.startNotFound}</Alert>
      )}
      {lost.length > 0 && !isLocked && (
        <LostElements
          lost={lost}
          memory={memory}
          free={free}
          onAssign={(pairs) => {
            for (const [from, to] of pairs) move(from, to);
            focus.at(pairs[0]?.[1]);
          }}
          onRemove={(key) => {
            remove(key);
            focus.at();
          }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(320px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={sticky}>
          <Canvas host={host} aspect={aspect} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>
          {moving !== null && (
            <Alert
              severity="info"
              role="status"
              action={
                <Button color="inherit" size="small" autoFocus onClick={() => setMoving(null)}>
                  {editorWords.cancelMoving}
                </Button>
              }
            >
              {editorWords.moving(names.get(moving) ?? '')}
            </Alert>
          )}
          {chosen !== null && index >= 0 && moving === null && (
            <ElementPanel
              key={`${chosen} ${index}`}
              index={index}
              name={names.get(chosen) ?? ''}
              isTwice={found.filter(({ key }) => key === chosen).length > 1}
              hasNext={next !== undefined && !isLocked}
              isLocked={isLocked}
              actions={actions}
            />
          )}
          {chosen === null && single.length > 0 && moving === null && (
            <Typography variant="body2" color="text.secondary">
              {editorWords.hint}
            </Typography>
          )}
          {single.length > 0 && (
            <ElementList
              listed={steady}
              done={single.filter(({ key }) => given.has(key)).length}
              chosen={chosen}
              hovered={hovered}
              onChoose={choose}
              onHover={setHovered}
            />
          )}
          <Box role="status" sx={news ? { typography: 'body2', color: 'text.secondary' } : visuallyHidden}>
            {news}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The drawing stays in view while the list scrolls. */
const sticky = { minWidth: 0, position: { md: 'sticky' }, top: { md: 88 } } as const;

/** All elements seen so far, including those missing in the current drawing. */
function useMemory(root: SVGSVGElement | null, found: readonly Interactive[]): ReadonlyMap<string, Seen> {
  const [before] = useState(() => new Map<string, Seen>());
  useEffect(() => {
    // Positions are known when the drawing has been laid out; asking earlier would cause a second layout.
    const timer =
      root &&
      setTimeout(() => {
        for (const { key, node } of found) {
          const seen = before.get(key);
          if (seen) seen.middle = centreOf(root, node);
        }
      }, settled);
    return () => clearTimeout(timer ?? undefined);
  }, [root, found, before]);
  return useMemo(() => {
    const coexisting = new Set(found.map(({ key }) => key));
    for (const { key, label, node } of root ? found : [])
      before.set(key, { key, label, tag: node.tagName, middle: before.get(key)?.middle, coexisting });
    return new Map(before);
  }, [root, found, before]);
}

/** The delay after which the layout of the drawing is certainly done, in milliseconds. */
const settled = 300;

/** Keeps rows in place during editing: an element with new content does not jump to the end. */
function useSteadyOrder(
  listed: readonly Listed[],
  chosen: string | null,
  names: ReadonlyMap<string, string>,
): readonly Listed[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const latest = useRef(listed);
  latest.current = listed;
  useEffect(() => setOrder(latest.current.map(({ key }) => key)), [chosen, names]);
  return useMemo(() => {
    const byKey = new Map(listed.map((one) => [one.key, one]));
    const rows = order.flatMap((key) => byKey.get(key) ?? []);
    return rows.length === listed.length ? rows : listed;
  }, [listed, order]);
}
