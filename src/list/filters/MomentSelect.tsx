import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { dayBefore, momentChoices } from '../../../domain/editorFilters';
import { swissDay } from '../../../domain/days';
import { listWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { FilterSelect } from './FilterSelect';

const other = 'other';

/** A filter for moments from a day on: the usual ones, or any. */
export function MomentSelect({ label, isChosen, onPick }: { label: string; isChosen: (value: string) => boolean; onPick: (value: string) => void }) {
  const [day, setDay] = useState<string | null>(null);
  const today = swissDay.format(new Date());
  const options = [...momentChoices.map(({ days, label: name }) => ({ id: dayBefore(today, days), label: name })), { id: other, label: listWords.otherDay }];
  const take = () => {
    if (day) onPick(day);
    setDay(null);
  };
  return (
    <>
      <FilterSelect label={label} options={options} isChosen={isChosen} onPick={(value) => (value === other ? setDay(today) : onPick(value))} />
      {day !== null && (
        <ChoiceDialog title={label} onClose={() => setDay(null)} choices={[{ label: listWords.cancel, act: () => setDay(null) }, { label: listWords.take, act: take, main: true }]}>
          <TextField type="date" fullWidth label={listWords.day} value={day} onChange={({ target }) => setDay(target.value)} slotProps={{ htmlInput: { max: '9998-12-31' }, inputLabel: { shrink: true } }} sx={{ mt: 1 }} />
        </ChoiceDialog>
      )}
    </>
  );
}
