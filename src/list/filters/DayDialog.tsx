import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { listWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** Asks for a day. In: the one it starts with. Out: the day taken, null where none is. */
export function DayDialog({
  title,
  first,
  onDone,
}: {
  title: string;
  first: string;
  onDone: (day: string | null) => void;
}) {
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
