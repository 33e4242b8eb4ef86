import FitIcon from '@mui/icons-material/FitScreen';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useUndo } from '../../../form/undo/useFormUndo';
import { editorWords } from '../../../i18n/types';

interface Tool {
  label: string;
  Icon: typeof FitIcon;
  act: () => void;
  /** The button has no effect at the moment, but keeps the focus. */
  isOff: boolean;
  /** The step that the button would undo or redo. */
  action?: string | null;
}

const steps = [1, 1.5, 2, 3, 4, 6, 8];

interface CanvasProps {
  /** The element that contains the drawing. */
  host: RefObject<HTMLDivElement | null>;
  aspect: number;
  /** Rendered above the drawing, scaled with it. */
  children?: ReactNode;
}

/**
 * The drawing, as large as possible. It is zoomed and moved with mouse, touch, wheel and keyboard. On white, for which
 * it was drawn.
 */
export const Canvas = memo(function Canvas({ host, aspect, children }: CanvasProps) {
  const undo = useUndo();
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  /** The point that stays in place when zooming: the centre, or the one under the pointer. */
  const fixed = useRef({ x: 0.5, y: 0.5, atX: 0.5, atY: 0.5 });
  const zoomTo = useCallback((next: (zoom: number) => number, pointer?: { clientX: number; clientY: number }) => {
    const box = frame.current;
    if (box) {
      const { left, top, width, height } = box.getBoundingClientRect();
      const [atX, atY] = pointer ? [pointer.clientX - left, pointer.clientY - top] : [width / 2, height / 2];
      fixed.current = {
        x: (box.scrollLeft + atX) / box.scrollWidth,
        y: (box.scrollTop + atY) / box.scrollHeight,
        atX,
        atY,
      };
    }
    setZoom((before) => Math.min(8, Math.max(1, next(before))));
  }, []);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = fixed.current.x * box.scrollWidth - fixed.current.atX;
    box.scrollTop = fixed.current.y * box.scrollHeight - fixed.current.atY;
  }, [zoom]);
  useEffect(() => {
    const box = frame.current;
    // Zooms only with Ctrl, as in maps, so that the page can be scrolled over it.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo((before) => before * Math.exp(-event.deltaY / 300), event);
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, [zoomTo]);
  useDragScroll(frame);
  const larger = () => zoomTo((before) => steps.find((step) => step > before + 0.01) ?? 8);
  const smaller = () => zoomTo((before) => steps.findLast((step) => step < before - 0.01) ?? 1);
  const tools: Tool[] = [
    { label: editorWords.zoomIn, Icon: ZoomInIcon, act: larger, isOff: zoom >= 8 },
    { label: editorWords.zoomOut, Icon: ZoomOutIcon, act: smaller, isOff: zoom <= 1 },
    { label: editorWords.fit, Icon: FitIcon, act: () => zoomTo(() => 1), isOff: zoom <= 1 },
    {
      label: editorWords.undo,
      Icon: UndoIcon,
      act: () => undo.move('before'),
      isOff: undo.back === null,
      action: undo.back,
    },
    {
      label: editorWords.redo,
      Icon: RedoIcon,
      act: () => undo.move('after'),
      isOff: undo.again === null,
      action: undo.again,
    },
  ];
  return (
    <Box
      role="group"
      aria-label={editorWords.canvas}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+') larger();
        else if (event.key === '-') smaller();
        else if (event.key === '0') zoomTo(() => 1);
        else return;
        event.preventDefault();
      }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', minWidth: 0 }}
    >
      <Box
        role="toolbar"
        aria-label={editorWords.canvas}
        sx={{ display: 'flex', gap: 0.5, px: 0.5, py: 0.25, borderBottom: 1, borderColor: 'divider' }}
      >
        {tools.map(({ label, Icon, act, isOff, action }, index) => (
          <IconButton
            key={label}
            size="small"
            title={action ? `${label}: ${action}` : label}
            aria-label={label}
            aria-disabled={isOff || undefined}
            onClick={act}
            sx={{ ...(index === 3 && { ml: 'auto' }), ...(isOff && { opacity: 0.4 }) }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
      <Box
        ref={frame}
        sx={{
          overflow: 'auto',
          maxHeight: '66vh',
          bgcolor: '#ffffff',
          cursor: zoom > 1 ? 'grab' : undefined,
          overscrollBehavior: 'contain',
        }}
      >
        <Box
          sx={{ position: 'relative', mx: 'auto' }}
          style={{ width: `calc(min(100%, ${(62 * aspect).toFixed(2)}vh) * ${zoom})` }}
        >
          <div ref={host} />
          {children}
        </Box>
      </Box>
    </Box>
  );
});

/** A press that moves further than this is not a click, in pixels. */
const slack = 5;

/** Scrolls by dragging with the mouse, as touch does natively. The click after a drag is suppressed. */
function useDragScroll(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let start: { x: number; y: number; left: number; top: number } | null = null;
    let isDragging = false;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || (event.target as Element).closest('button')) return;
      start = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      isDragging = false;
    };
    const onMove = (event: PointerEvent) => {
      if (!start) return;
      isDragging ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack;
      if (!isDragging) return;
      box.scrollLeft = start.left - (event.clientX - start.x);
      box.scrollTop = start.top - (event.clientY - start.y);
    };
    const onUp = () => {
      start = null;
    };
    const onClick = (event: MouseEvent) => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    };
    box.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    box.addEventListener('click', onClick, true);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      box.removeEventListener('click', onClick, true);
    };
  }, [frame]);
}
