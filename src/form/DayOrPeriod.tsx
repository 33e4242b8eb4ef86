import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput } from '../fields/FieldInput';
import { FieldWithoutInput } from '../fields/FieldFrame';
import { formWords } from '../i18n/forms';
import { StartFillsEnd } from './StartFillsEnd';

interface DayOrPeriodProps {
  /** The two dates. */
  start: string;
  end: string;
  /** The label of a single day. */
  dayLabel: string;
}

/** A single day, stored as both dates, or a period. */
export function DayOrPeriod({ start, end, dayLabel }: DayOrPeriodProps) {
  const { setValue, getValues } = useFormContext();
  const [from, till] = useWatch({ name: [start, end] }) as (string | null | undefined)[];
  // A period may also have equal dates.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [first, last] = [from ?? null, till ?? null];
  /** The single day at the last render: the next key may come before the end date has followed. */
  const [day, setDay] = useState(first === last ? first : undefined);
  const isPeriod = wanted ?? (first !== last && last !== day);

  // Changing the single day changes both dates, however it happens; if both changed, it was not by typing.
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
