import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { labelOf } from '../../../drawing/elements';
import { useDrawing } from '../../../drawing/useDrawing';
import { chooserWords } from '../../../i18n/types';
import { groupsIn, layersIn, selectorFor, shapeAt, shapesWithin } from './chosenShapes';

/** The number of rows of a layer that are shown at first. */
const pageOfRows = 100;
/** A press that moves further than this is a lasso, in pixels. */
const slack = 5;

/**
 * Chooses the interactive elements of a drawing by click, lasso, group or layer. Writes the selector for the chosen
 * elements, and shows what a selector matches.
 */
export function ShapeChooser({ onChoose, onDone }: { onChoose: (selector: string) => void; onDone: () => void }) {
  const { setValue } = useFormContext();
  const [svg, selector] = useWatch({ name: ['svg', 'selector'] }) as [string, string];
  const host = useRef<HTMLDivElement>(null);
  const { root, found } = useDrawing(host, svg, selector, styles);
  const chosen = useMemo(() => new Set<SVGElement>(found.map(({ node }) => node)), [found]);
  const groups = useMemo(() => (root ? groupsIn(root) : []), [root]);
  const [isTooLong, setTooLong] = useState(false);
  useLayoutEffect(() => {
    for (const node of chosen) node.dataset.chosen = '';
    return () => {
      for (const node of chosen) delete node.dataset.chosen;
    };
  }, [chosen]);

  const write = (written: string) => {
    onChoose(written);
    setValue('selector', written, { shouldDirty: true });
  };
  const choose = (next: ReadonlySet<SVGElement>) => {
    if (!root) return;
    const written = selectorFor(root, next);
    setTooLong(written === null);
    if (written !== null) write(written);
  };
  const toggle = (node: SVGElement) => {
    const next = new Set(chosen);
    if (!next.delete(node)) next.add(node);
    choose(next);
  };
  const { area, handlers } = useLasso({
    onClick: (path) => {
      const node = shapeAt(path, chosen);
      if (node) toggle(node);
    },
    onArea: (area) => root && choose(new Set([...chosen, ...shapesWithin(root, area)])),
  });
  return (
    <Box
      role="group"
      aria-label={chooserWords.title}
      sx={{ gridColumn: '1 / -1', minWidth: 0, display: 'grid', gap: 1 }}
    >
      <Typography variant="body2">{chooserWords.hint}</Typography>
      {groups.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          {groups.slice(0, 12).map((group) => (
            <Button
              key={group.selector}
              size="small"
              color="secondary"
              variant={group.selector === selector ? 'contained' : 'outlined'}
              aria-pressed={group.selector === selector}
              onClick={() => write(group.selector)}
            >
              {chooserWords.group(group)}
            </Button>
          ))}
        </Box>
      )}
      {isTooLong && <Alert severity="warning">{chooserWords.tooLong}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(240px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box
          {...handlers}
          sx={{
            position: 'relative',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#ffffff',
            cursor: 'crosshair',
            maxHeight: '66vh',
            overflow: 'auto',
            touchAction: 'pan-y',
          }}
        >
          <div ref={host} />
          {area && (
            <Box
              sx={{
                position: 'fixed',
                pointerEvents: 'none',
                border: '1px dashed',
                borderColor: 'info.main',
                bgcolor: 'rgba(31, 94, 140, 0.12)',
              }}
              style={{ left: area.left, top: area.top, width: area.width, height: area.height }}
            />
          )}
        </Box>
        <Box
          component="ul"
          aria-label={chooserWords.layers}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            maxHeight: '66vh',
            overflow: 'auto',
            '& ul': { m: 0, pl: 3, listStyle: 'none' },
          }}
        >
          {root && <Layer root={root} parent={root} chosen={chosen} onToggle={toggle} />}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography role="status" variant="body2" sx={{ mr: 'auto' }}>
          {chooserWords.chosen(chosen.size)}
        </Typography>
        <Button size="small" color="secondary" disabled={chosen.size === 0} onClick={() => choose(new Set())}>
          {chooserWords.clear}
        </Button>
        <Button size="small" variant="contained" disabled={chosen.size === 0} onClick={onDone}>
          {chooserWords.done}
        </Button>
      </Box>
    </Box>
  );
}

interface LayerProps {
  root: SVGSVGElement;
  parent: Element;
  chosen: ReadonlySet<SVGElement>;
  onToggle: (node: SVGElement) => void;
}

/** The shapes and groups of a layer, each with a checkbox. */
function Layer({ root, parent, ...shared }: LayerProps) {
  const nodes = useMemo(() => layersIn(root, parent), [root, parent]);
  const [shown, setShown] = useState(pageOfRows);
  return (
    <>
      {nodes.slice(0, shown).map((node, index) => (
        <LayerRow key={index} root={root} node={node} index={index} {...shared} />
      ))}
      {nodes.length > shown && (
        <li>
          <Button size="small" onClick={() => setShown(shown + pageOfRows)}>
            {chooserWords.more(nodes.length - shown)}
          </Button>
        </li>
      )}
    </>
  );
}

function LayerRow({
  root,
  node,
  index,
  chosen,
  onToggle,
}: Omit<LayerProps, 'parent'> & { node: SVGElement; index: number }) {
  const [isOpen, setOpen] = useState(false);
  const name = labelOf(node) || chooserWords.unnamed(node.tagName, index + 1);
  const point = (isPointed: boolean) => {
    if (isPointed) node.dataset.pointed = '';
    else delete node.dataset.pointed;
  };
  return (
    <li>
      <Box
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        sx={{ display: 'flex', alignItems: 'center' }}
      >
        {node.tagName === 'g' ? (
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={chooserWords.open(name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <OpenIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
          </IconButton>
        ) : (
          <Box sx={{ width: 30 }} />
        )}
        <FormControlLabel
          control={<Checkbox size="small" checked={chosen.has(node)} onChange={() => onToggle(node)} sx={{ p: 0.5 }} />}
          label={name}
          slotProps={{ typography: { variant: 'body2', noWrap: true } }}
          sx={{ mr: 0, minWidth: 0 }}
        />
      </Box>
      {isOpen && (
        <ul>
          <Layer root={root} parent={node} chosen={chosen} onToggle={onToggle} />
        </ul>
      )}
    </li>
  );
}

interface Lasso {
  /** @param path the elements at the position, from the inside out */
  onClick: (path: readonly EventTarget[]) => void;
  /** @param area in window coordinates */
  onArea: (area: DOMRect) => void;
}

/** A press without movement is a click; a press with movement draws a rectangle. Touch scrolls instead. */
function useLasso({ onClick, onArea }: Lasso) {
  const start = useRef<{ x: number; y: number; path: readonly EventTarget[] } | null>(null);
  const [area, setArea] = useState<DOMRect | null>(null);
  const end = () => {
    start.current = null;
    setArea(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, path: event.nativeEvent.composedPath() };
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const from = start.current;
      if (!from || pointerType !== 'mouse') return;
      if (!area && Math.hypot(clientX - from.x, clientY - from.y) <= slack) return;
      const [left, top] = [Math.min(clientX, from.x), Math.min(clientY, from.y)];
      setArea(new DOMRect(left, top, Math.abs(clientX - from.x), Math.abs(clientY - from.y)));
    },
    onPointerUp: () => {
      if (area) onArea(area);
      else if (start.current) onClick(start.current.path);
      end();
    },
    onPointerCancel: end,
  };
  return { area, handlers };
}

const shapes = ':is(path, rect, circle, ellipse, polygon, polyline, line)';
/** A stroke on shapes; on text and pictures an outline, because a stroke would make them illegible. */
const marked = (mark: string, line: string) => `
  ${shapes}[${mark}], [${mark}] ${shapes} {
    stroke: #0b63ce !important; stroke-width: 4px !important; stroke-dasharray: ${line} !important;
    vector-effect: non-scaling-stroke; paint-order: stroke;
  }
  :is(text, image, use)[${mark}] { outline: 3px solid #0b63ce; }`;
const styles = marked('data-chosen', 'none') + marked('data-pointed', '6 4');
