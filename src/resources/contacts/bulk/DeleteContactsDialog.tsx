import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNotify, useResourceContext } from 'react-admin';
import { useState } from 'react';
import { contactTable } from '../../../../domain/types/contact';
import { apiFetch } from '../../../api/http';
import { contactWords } from '../../../i18n/types';
import { DeletedMessage } from '../../../form/deleting/DeletedMessage';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { undoableFor } from '../../../ui/UndoAlert';
import { useMarked } from '../../../list/selection/SelectionBar';
import { useBulk } from './useBulk';

/** The answer of `DELETE /contacts`: the deleted contacts, and the others with the reason. */
interface Deletion {
  deleted: number[];
  failed: { id: number; message: string; reason: string }[];
}

/** Asks, deletes the marked contacts in one request, and lists those that could not be deleted with the reason. */
export function DeleteContactsDialog({ onClose }: { onClose: () => void }) {
  const { run, isPending, refusal } = useBulk();
  const [failed, setFailed] = useState<Deletion['failed'] | null>(null);
  const { count, mark } = useMarked();
  const notify = useNotify();
  const resource = useResourceContext() ?? contactTable;
  const remove = async () => {
    const done = await run((ids) => apiFetch<Deletion>(`/${contactTable}`, { method: 'DELETE', body: { ids } }));
    if (!done) return;
    const { deleted, failed: left } = done.result;
    if (deleted.length > 0)
      notify(<DeletedMessage text={contactWords.removed(deleted.length)} resource={resource} ids={deleted} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
    // Contacts that could not be deleted stay marked.
    mark(left.map(({ id }) => id));
    if (left.length > 0) setFailed(left);
    else onClose();
  };
  if (failed) {
    return (
      <ChoiceDialog
        title={contactWords.someNotRemoved}
        onClose={onClose}
        choices={[{ label: contactWords.ok, act: onClose, main: true }]}
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {failed.map(({ id, message, reason }) => (
            <li key={id}>
              {message} {reason}
            </li>
          ))}
        </Box>
      </ChoiceDialog>
    );
  }
  return (
    <ChoiceDialog
      title={contactWords.remove}
      onClose={onClose}
      choices={[
        { label: contactWords.cancel, act: onClose, main: true },
        { label: contactWords.remove, act: () => void remove(), color: 'error', busy: isPending },
      ]}
    >
      {/* The number shows that contacts out of view are included. */}
      {contactWords.removeQuestion} {contactWords.removeCount(count)}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}
