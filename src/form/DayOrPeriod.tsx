import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDay } from '../../domain/values/days';
import { toTimestamp } from '../../domain/values/timestamps';
import { FieldInput } from '../fields/FieldInput';
import { FieldWithoutInput } from '../fields/FieldFrame';
import { formWords } from '../i18n/forms';

interface DayOrPeriodProps {
  /** The names of the two date fields. */
  start: string;
  end: string;
  /** The label of a single day. */
  dayLabel: string;
}

/** A single day, stored in both dates, or a period. */
export function DayOrPeriod({ start, end, dayLabel }: DayOrPeriodProps) {
  const { setValue, getValues } = useFormContext();
  const [from, till] = useWatch({ name: [start, end] }) as (string | null | undefined)[];
  // A period may also have two equal dates.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [first, last] = [from ?? null, till ?? null];
  /** The single day at the last render, because the next keystroke may come before the end date has followed. */
  const [day, setDay] = useState(first === last ? first : undefined);
  const isPeriod = wanted ?? (first !== last && last !== day);

  // A change to the single day changes both dates, however it happens; if both changed, it was not by typing.
  useEffect(() => {
    if (first !== last && last === day && wanted !== true) setValue(end, first, { shouldDirty: true });
    setDay(first === last || last === day ? first : undefined);
  }, [first, last, day, wanted, end, setValue]);

  const toggle = (on: boolean) => {
    setWanted(on);
    setValue(end, on ? null : (getValues(start) ?? null), { shouldDirty: true });
  };
  return (
    <>
      <FieldInput source={start} {...(isPeriod ? {} : { label: dayLabel })} />
      {isPeriod ? (
        <>
          <FieldInput source={end} />
          <StartFillsEnd start={start} end={end} />
        </>
      ) : (
        <FieldWithoutInput source={end} />
      )}
      {from && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isPeriod} onChange={(_event, checked) => toggle(checked)} />}
          label={formWords.givePeriod}
        />
      )}
    </>
  );
}

/**
 * Fills in the end of a period with its start while there is no end. A filled-in end follows the start until it is
 * changed. Placed next to the two inputs.
 */
export function StartFillsEnd({ start, end }: { start: string; end: string }) {
  const { setValue, getFieldState } = useFormContext();
  const [from, till] = useWatch({ name: [start, end] }) as (string | null | undefined)[];
  const [before, setBefore] = useState(from);
  /** The end that was filled in here; null once something else has set it. */
  const [filled, setFilled] = useState<string | null>(null);
  useEffect(() => {
    setBefore(from);
    const ours = (till ?? '') === (filled ?? '') ? filled : null;
    setFilled(ours);
    if (from === before || (till && ours === null)) return;
    // An incomplete date does not count as a start.
    const whole = from && isWhole(from) ? from : null;
    // Follows only what was chosen here, not what another version of the record brings.
    if (whole === ours || (whole && !getFieldState(start).isDirty)) return;
    setFilled(whole);
    setValue(end, whole, { shouldDirty: true });
  }, [before, from, till, filled, start, end, setValue, getFieldState]);
  return null;
}

const isWhole = (value: string) => isCalendarDay(value) || toTimestamp(value) === value;
