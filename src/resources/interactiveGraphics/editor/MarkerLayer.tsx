import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent, type PointerEvent, useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MarkerIcon } from '../../../drawing/MarkerIcon';

interface MarkerLayerProps {
  markers: readonly Marker[];
  chosen: number | null;
  nameOf: (marker: Marker, index: number) => string;
  onChoose: (index: number) => void;
  /** In percent of the drawing; absent if markers stay where they are. */
  onMove: ((index: number, x: number, y: number) => void) | undefined;
}

const steps: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const far = 5;
const fine = 0.5;

/** The markers on the drawing, placed by dragging or with the arrow keys. */
export function MarkerLayer({ markers, chosen, nameOf, onChoose, onMove }: MarkerLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ index: number; hasMoved: boolean } | null>(null);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (!onMove || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const size = event.shiftKey ? far : fine;
    const { x, y } = markers[index] as Marker;
    onMove(index, Number(x) + step[0] * size, Number(y) + step[1] * size);
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = layer.current?.getBoundingClientRect();
    if (!onMove || !dragged.current || !box) return;
    dragged.current.hasMoved = true;
    onMove(
      dragged.current.index,
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    );
  };
  return (
    <Box ref={layer} sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {markers.map((marker, index) => (
        <Box
          key={index}
          component="button"
          type="button"
          aria-label={nameOf(marker, index)}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
          onKeyDown={(event: KeyboardEvent) => onKeyDown(event, index)}
          onPointerDown={(event: PointerEvent) => {
            if (event.button !== 0) return;
            (event.target as Element).closest('button')?.setPointerCapture(event.pointerId);
            dragged.current = { index, hasMoved: false };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            if (dragged.current?.hasMoved) onChoose(index);
            dragged.current = null;
          }}
          onPointerCancel={() => {
            dragged.current = null;
          }}
          style={{ left: `${Number(marker.x) || 0}%`, top: `${Number(marker.y) || 0}%` }}
          sx={{
            position: 'absolute',
            transform: 'translate(-50%, -50%)',
            pointerEvents: 'auto',
            touchAction: 'none',
            ...(onMove && { cursor: 'grab', '&:active': { cursor: 'grabbing' } }),
            width: 32,
            height: 32,
            borderRadius: '50%',
            border: '2px solid #ffffff',
            p: 0,
            display: 'grid',
            placeItems: 'center',
            font: 'inherit',
            fontSize: 14,
            fontWeight: 700,
            color: '#ffffff',
            bgcolor: index === chosen ? '#9c0f06' : '#1f5e8c',
            boxShadow: '0 1px 4px rgba(0,0,0,.45)',
            '&:focus-visible': { outline: '3px solid #1f5e8c', outlineOffset: 2 },
          }}
        >
          <MarkerIcon symbol={marker.symbol} number={marker.number} />
        </Box>
      ))}
    </Box>
  );
}

/** A marker in the form; its coordinates are percentages, as strings. */
export interface Marker {
  symbol: string;
  number: string;
  x: string;
  y: string;
  content: string;
}

const none: Marker[] = [];
const within = (value: number) =>
  String(Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)) * 10) / 10);

/** The markers in the form, with functions to change them. */
export function useMarkers() {
  const { getValues, setValue } = useFormContext();
  const markers = (useWatch({ name: 'markers' }) as Marker[] | undefined) ?? none;
  const change = useCallback(
    (next: (markers: Marker[]) => Marker[]) =>
      setValue('markers', next((getValues('markers') as Marker[] | undefined) ?? none), { shouldDirty: true }),
    [getValues, setValue],
  );
  const add = useCallback(
    () =>
      change((all) => [
        ...all,
        {
          symbol: 'number',
          number: String(all.filter(({ symbol }) => symbol === 'number').length + 1),
          x: '50',
          y: '50',
          content: '',
          translations: { fr: {}, it: {} },
        } as Marker,
      ]),
    [change],
  );
  const move = useCallback(
    (index: number, x: number, y: number) => {
      setValue(`markers.${index}.x`, within(x), { shouldDirty: true });
      setValue(`markers.${index}.y`, within(y), { shouldDirty: true });
    },
    [setValue],
  );
  const remove = useCallback((index: number) => change((all) => all.filter((_, at) => at !== index)), [change]);
  return { markers, add, move, remove };
}
