import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Whoever chooses the first day of a period gets it as the last one, too, as long as there is none. Stands beside the two inputs. */
export function StartFillsEnd({ start, end }: { start: string; end: string }) {
  const { setValue, getValues, getFieldState } = useFormContext();
  const from = useWatch({ name: start }) as string | null | undefined;
  const before = useRef(from);
  useEffect(() => {
    const former = before.current;
    before.current = from;
    // Only what somebody has chosen here: not what another version of the record brings.
    if (from && from !== former && !getValues(end) && getFieldState(start).isDirty) setValue(end, from, { shouldDirty: true });
  }, [from, start, end, setValue, getValues, getFieldState]);
  return null;
}
