import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput } from '../fields/FieldInput';
import { FieldWithoutInput } from '../fields/FieldWithoutInput';
import { useFormLanguage } from '../fields/FormLanguage';
import { formWords } from '../i18n/forms';
import { StartFillsEnd } from './StartFillsEnd';

interface DayOrPeriodProps {
  /** The two dates. */
  start: string;
  end: string;
  /** What one day is called. */
  dayLabel: string;
}

/** A day, which is the first and the last at once, or a period from one to another. */
export function DayOrPeriod({ start, end, dayLabel }: DayOrPeriodProps) {
  const { setValue, getValues } = useFormContext();
  const [from, till] = useWatch({ name: [start, end] }) as (string | null | undefined)[];
  // Equal days may be typed into a period, too.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPeriod = wanted ?? (from ?? null) !== (till ?? null);
  const language = useFormLanguage();

  // Whoever changes the one day changes both, by whatever way; where both came anew, nobody has typed.
  const before = useRef({ from, till });
  useEffect(() => {
    const { from: formerFrom, till: formerTill } = before.current;
    before.current = { from, till };
    const wasDay = (formerFrom ?? null) === (formerTill ?? null);
    if (wanted !== true && wasDay && from !== formerFrom && till === formerTill)
      setValue(end, from ?? null, { shouldDirty: true });
  }, [from, till, wanted, end, setValue]);

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
      {language === 'de' && from && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isPeriod} onChange={(_event, checked) => toggle(checked)} />}
          label={formWords.givePeriod}
        />
      )}
    </>
  );
}
