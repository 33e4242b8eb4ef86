import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDay } from '../../domain/values/days';
import { toMoment } from '../../domain/values/moments';

/**
 * Fills in the end of a period with its start while there is no end; a filled-in end follows the start until it is
 * changed. Placed next to the two inputs.
 */
export function StartFillsEnd({ start, end }: { start: string; end: string }) {
  const { setValue, getFieldState } = useFormContext();
  const [from, till] = useWatch({ name: [start, end] }) as (string | null | undefined)[];
  const [before, setBefore] = useState(from);
  /** The end filled in here; null once it was set otherwise. */
  const [filled, setFilled] = useState<string | null>(null);
  useEffect(() => {
    setBefore(from);
    const ours = (till ?? '') === (filled ?? '') ? filled : null;
    setFilled(ours);
    if (from === before || (till && ours === null)) return;
    // An incomplete date is not a start yet.
    const whole = from && isWhole(from) ? from : null;
    // Only what was chosen here, not what another version of the record brings.
    if (whole === ours || (whole && !getFieldState(start).isDirty)) return;
    setFilled(whole);
    setValue(end, whole, { shouldDirty: true });
  }, [before, from, till, filled, start, end, setValue, getFieldState]);
  return null;
}

const isWhole = (value: string) => isCalendarDay(value) || toMoment(value) === value;
