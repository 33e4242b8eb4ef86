import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { contactGroups } from '../../../../domain/types/contactGroup';
import { branchesOf, groupName, useContactGroups } from '../../../cache/contactGroups';
import { apiFetch } from '../../../api/http';
import { contactWords } from '../../../i18n/types';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { useMarked } from '../../../list/selection/SelectionBar';
import { useBulk } from './useBulk';

/** Chooses a group, confirms it by id and name, and adds all contacts in one request, or none. */
export function AddToGroupDialog({ onClose }: { onClose: () => void }) {
  const entries = useContactGroups();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isPending, refusal } = useBulk();
  const { count, clear } = useMarked();
  const notify = useNotify();
  const group = entries.find(({ id }) => String(id) === chosen);
  const name = group ? groupName(group) : '';

  const proceed = () => (group ? setAsking(true) : setProblem(contactWords.noGroupChosen));
  const add = async () => {
    const done = await run((ids) =>
      apiFetch<{ added: number }>(`/${contactGroups.name}/${chosen}/contacts`, { method: 'POST', body: { ids } }),
    );
    if (!done) return;
    clear();
    onClose();
    notify(contactWords.added(done.result.added, done.ids.length, name), { type: 'success' });
  };
  if (isAsking && group) {
    return (
      <ChoiceDialog
        title={contactWords.addToGroup}
        onClose={onClose}
        choices={[
          { label: contactWords.cancel, act: onClose },
          { label: contactWords.add, act: () => void add(), main: true, busy: isPending },
        ]}
      >
        {contactWords.addQuestion(count, group.id, name)}
        {refusal !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
      </ChoiceDialog>
    );
  }
  return (
    <ChoiceDialog
      title={contactWords.addToGroup}
      onClose={onClose}
      choices={[
        { label: contactWords.cancel, act: onClose },
        { label: contactWords.proceed, act: proceed },
      ]}
    >
      <TextField
        id="bulk-group"
        select
        autoFocus
        label={contactWords.chooseGroup}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setProblem(null);
        }}
        error={problem !== null}
        helperText={problem}
        fullWidth
        size="small"
        sx={{ mt: 1, minWidth: { sm: 400 } }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" aria-label="–" />
        {branchesOf(entries).map(({ group: above, children }) =>
          children.length === 0 ? (
            <option key={above.id} value={String(above.id)}>
              {groupName(above)}
            </option>
          ) : (
            <optgroup key={above.id} label={groupName(above)}>
              {[above, ...children].map((entry) => (
                <option key={entry.id} value={String(entry.id)}>
                  {groupName(entry)}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </TextField>
    </ChoiceDialog>
  );
}
