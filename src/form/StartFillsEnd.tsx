import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDay } from '../../domain/values/days';
import { toMoment } from '../../domain/values/moments';

/**
 * Whoever chooses the beginning of a period gets it as its end, too, as long as there is none; one that came so follows
 * the beginning until somebody changes it. Stands beside the two inputs.
 */
export function StartFillsEnd({ start, end }: { start: string; end: string }) {
  const { setValue, getFieldState } = useFormContext();
  const [from, till] = useWatch({ name: [start, end] }) as (string | null | undefined)[];
  const [before, setBefore] = useState(from);
  /** The end that came from here; null where somebody else has said it. */
  const [filled, setFilled] = useState<string | null>(null);
  useEffect(() => {
    setBefore(from);
    const ours = (till ?? '') === (filled ?? '') ? filled : null;
    setFilled(ours);
    if (from === before || (till && ours === null)) return;
    // What is still being typed is no beginning yet.
    const whole = from && isWhole(from) ? from : null;
    // Only what somebody has chosen here: not what another version of the record brings.
    if (whole === ours || (whole && !getFieldState(start).isDirty)) return;
    setFilled(whole);
    setValue(end, whole, { shouldDirty: true });
  }, [before, from, till, filled, start, end, setValue, getFieldState]);
  return null;
}

const isWhole = (value: string) => isCalendarDay(value) || toMoment(value) === value;
