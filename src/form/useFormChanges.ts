import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Calls back after a pause of `delay` ms in any changes. Renders nothing, so that large forms stay fast. A pending
 * call is made when the form closes.
 * @returns makes a pending call at once
 */
export function useFormChanges(form: UseFormReturn<FieldValues>, delay: number, callback: () => void): () => void {
  const call = useEvent(callback);
  const [rest] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      call();
    };
    const start = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(flush, ms);
    };
    return { start, flush };
  });
  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => rest.start(delay) });
    return () => {
      unsubscribe();
      rest.flush();
    };
  }, [form, delay, rest]);
  return rest.flush;
}
