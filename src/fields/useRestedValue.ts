import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * What stands at a place of the form, once typing there has rested for `delay` ms: what merely tells of it costs a key
 * nothing. Out: the value, and what reads it at once.
 */
export function useRestedValue<Value>(source: string, delay: number): [value: Value | undefined, readNow: () => void] {
  const { getValues, subscribe } = useFormContext();
  const read = useCallback(
    () => ({ source, value: structuredClone(getValues(source)) as Value | undefined }),
    [getValues, source],
  );
  const [known, setKnown] = useState(read);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readNow = useCallback(() => {
    clearTimeout(waiting.current);
    setKnown(read());
  }, [read]);
  useEffect(() => {
    const unsubscribe = subscribe({
      name: source,
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting.current);
        waiting.current = setTimeout(readNow, delay);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(waiting.current);
    };
  }, [delay, readNow, source, subscribe]);
  // A row that has changed its place shows at once what stands there.
  if (known.source === source) return [known.value, readNow];
  const here = read();
  setKnown(here);
  return [here.value, readNow];
}
