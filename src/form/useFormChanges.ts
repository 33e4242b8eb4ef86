import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Calls back once typing has rested for `delay` ms, whatever was changed. Renders nothing: forms with many fields
 * stay fast. Out: a function that makes a waiting call at once, as closing the form does.
 */
export function useFormChanges(form: UseFormReturn<FieldValues>, delay: number, callback: () => void): () => void {
  const latest = useRef(callback);
  latest.current = callback;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    latest.current();
  }, []);
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting.current);
        waiting.current = setTimeout(flush, delay);
      },
    });
    return () => {
      unsubscribe();
      flush();
    };
  }, [form, delay, flush]);
  return flush;
}
