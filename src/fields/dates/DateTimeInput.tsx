import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { DateTimeField } from '../../../domain/fields';
import { bothOf, noMoment, seasons, toMoment, writtenMoment } from '../../../domain/values/moments';
import { formWords } from '../../i18n/forms';
import { CalendarInput, type CalendarNotation } from './CalendarInput';
import type { KindInputProps } from '../kind';
import { readMoment } from './moments';
import { useField } from '../useField';

const notation: CalendarNotation = {
  picker: 'datetime-local',
  toPicker: (value) => toMoment(value)?.slice(0, 16) ?? '',
  read: readMoment,
  show: (value) => writtenMoment(value ?? ''),
  placeholder: formWords.dateTimeFormat,
  wrong: noMoment,
};

/**
 * A moment, typed as DD.MM.YYYY HH:MM in the clock of Zurich. Where that clock shows it twice, one says which is meant.
 */
export function DateTimeInput({ source, label, required }: KindInputProps<DateTimeField>) {
  const { value, onChange } = useField<string | null>(source, { label });
  const moment = toMoment(value ?? '');
  const both = moment === null ? undefined : bothOf(moment);
  const title = useId();
  return (
    <>
      <CalendarInput source={source} label={label} required={required ?? false} notation={notation} />
      {both && (
        <>
          <FormLabel id={title} sx={{ display: 'block', typography: 'caption', px: 1.75, mt: -1.5 }}>
            {formWords.twice}
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby={title}
            value={moment}
            onChange={(_event, chosen) => onChange(chosen)}
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
