import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DateTimeField } from '../../../domain/fields';
import {
  ambiguousTimestamps,
  invalidTimestamp,
  seasons,
  toTimestamp,
  formatTimestamp,
} from '../../../domain/values/timestamps';
import { formWords } from '../../i18n/forms';
import { CalendarInput, type CalendarNotation } from './DateInput';
import type { KindInputProps } from '../useField';

const notation: CalendarNotation = {
  picker: 'datetime-local',
  toPicker: (value) => toTimestamp(value)?.slice(0, 16) ?? '',
  read: readDateTime,
  show: (value) => formatTimestamp(value ?? ''),
  placeholder: formWords.dateTimeFormat,
  wrong: invalidTimestamp,
};

/**
 * A date and time, typed as DD.MM.YYYY HH:MM in Swiss local time. If the hour occurs twice, the editor chooses which
 * one is meant.
 */
export function DateTimeInput({ field: _, ...named }: KindInputProps<DateTimeField>) {
  const path = useWrappedSource(named.source);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path }) as string | null | undefined;
  const moment = toTimestamp(value ?? '');
  const both = moment === null ? undefined : ambiguousTimestamps(moment);
  const title = useId();
  return (
    <>
      <CalendarInput {...named} notation={notation} />
      {both && (
        <>
          <FormLabel id={title} sx={{ display: 'block', typography: 'caption', px: 1.75, mt: -1.5 }}>
            {formWords.twice}
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby={title}
            value={moment}
            onChange={(_event, chosen) => setValue(path, chosen, { shouldDirty: true })}
            sx={{ px: 1.75 }}
          >
            {seasons.map((season, index) => (
              <FormControlLabel key={season} value={both[index]} control={<Radio size="small" />} label={season} />
            ))}
          </RadioGroup>
        </>
      )}
    </>
  );
}

/** Digits alone are quickest to type, and some phone keypads offer nothing else. */
const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})(?:,?\s*(\d{2})(\d{2}))?$/;

/**
 * Parses `18.3.2027 9:00`, `18.03.27, 9.00`, `18032027 0900` or ISO 8601 as `2027-03-18T09:00:00+01:00`, a date without
 * a time as the start of the day, and an empty text as null. Anything else is returned unchanged, so that saving
 * refuses it instead of losing it. Two-digit years are in this century.
 */
export function readDateTime(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const dotted = text.replace(
    digits,
    (_all, day, month, year, hours, minutes) =>
      `${day}.${month}.${year}${hours === undefined ? '' : ` ${hours}:${minutes}`}`,
  );
  return (
    toTimestamp(
      dotted.replace(
        /^(\d{1,2})[./](\d{1,2})[./](?:(\d{4})|(\d{2}))(?!\d)/,
        (_all, day, month, year, short) => `${day}.${month}.${year ?? `20${short}`}`,
      ),
    ) ?? text
  );
}
