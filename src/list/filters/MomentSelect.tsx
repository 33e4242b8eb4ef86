import { useState } from 'react';
import { swissDay } from '../../../domain/values/days';
import { momentChoices } from '../../../domain/editorFilters';
import { listWords } from '../../i18n/lists';
import { FilterSelect } from './FilterSelect';
import TextField from '@mui/material/TextField';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

const other = 'other';
const options = [...momentChoices, { id: other, label: listWords.otherDay }];

/** A filter for moments from a day on: the usual ones, which move on with the days, or any. */
export function MomentSelect({
  label,
  isChosen,
  onPick,
}: {
  label: string;
  isChosen: (value: string) => boolean;
  onPick: (value: string) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const take = (day: string | null) => {
    setAsking(false);
    if (day) onPick(day);
  };
  return (
    <>
      <FilterSelect
        label={label}
        options={options}
        isChosen={isChosen}
        onPick={(value) => (value === other ? setAsking(true) : onPick(value))}
      />
      {isAsking && <DayDialog title={label} first={swissDay.format(new Date())} onDone={take} />}
    </>
  );
}

/** Asks for a day. In: the one it starts with. Out: the day taken, null where none is. */
function DayDialog({ title, first, onDone }: { title: string; first: string; onDone: (day: string | null) => void }) {
  const [day, setDay] = useState(first);
  const take = () => onDone(day || null);
  return (
    <ChoiceDialog
      title={title}
      onClose={() => onDone(null)}
      choices={[
        { label: listWords.cancel, act: () => onDone(null) },
        { label: listWords.take, act: take, confirms: true },
      ]}
    >
      <TextField
        type="date"
        fullWidth
        autoFocus
        label={listWords.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey) return;
          // Nor does it press what has the focus once the question is gone.
          event.preventDefault();
          take();
        }}
        slotProps={{ htmlInput: { max: '9998-12-31' }, inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
    </ChoiceDialog>
  );
}
