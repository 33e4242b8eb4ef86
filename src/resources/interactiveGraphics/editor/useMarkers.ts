import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** A marker in the form; coordinates in percent, as strings. */
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
