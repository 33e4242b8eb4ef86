import Alert from '@mui/material/Alert';
import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { formWords } from '../../i18n/forms';
import { ChoiceDialog } from './ChoiceDialog';
import { useRecordCalls } from './useRecordCalls';

export interface DeleteDialogProps {
  resource: string;
  id: Identifier;
  record: Record<string, unknown>;
  question: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, deletes on the server, and says here why it could not (e.g. what still uses the record). */
export function DeleteDialog({ resource, id, record, question, onClose, onDeleted }: DeleteDialogProps) {
  const calls = useRecordCalls(resource);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRefusal(null);
    setPending(true);
    try {
      await calls.remove(id, record);
      onDeleted();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
    }
  };
  return (
    <ChoiceDialog
      title={formWords.remove}
      onClose={onClose}
      choices={[
        { label: formWords.cancel, act: onClose, main: true },
        { label: formWords.remove, act: () => void remove(), color: 'error', busy: isPending },
      ]}
    >
      {question}
      {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{formWords.notRemoved} {refusal}</Alert>}
    </ChoiceDialog>
  );
}
