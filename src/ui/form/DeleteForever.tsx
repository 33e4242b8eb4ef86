import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { deleteForeverWords } from '../../i18n/forms';
import { ChoiceDialog } from './ChoiceDialog';
import type { DeleteDialogProps } from './DeleteDialog';
import { useRecordCalls } from './useRecordCalls';

interface DeleteForeverProps extends DeleteDialogProps {
  /** What the call says that deletes it: what somebody was told goes along. */
  told?: Record<string, readonly number[]>;
  /** Not to be pressed yet. */
  waiting?: boolean;
  /** The sentence before the reason, where it could not be deleted. */
  failed?: string;
  /** What else goes with it. */
  children?: ReactNode;
}

/** The dialog of document 2, section 1: asks, deletes on the server, and says here why it could not. */
export function DeleteForever({ resource, id, record, question, onClose, onDeleted, told, waiting = false, failed = deleteForeverWords.failed, children }: DeleteForeverProps) {
  const calls = useRecordCalls(resource);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRefusal(null);
    setPending(true);
    try {
      await calls.remove(id, record, told);
      onDeleted();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
    }
  };
  return (
    <ChoiceDialog
      title={deleteForeverWords.title}
      onClose={onClose}
      choices={[
        { label: deleteForeverWords.cancel, act: onClose, main: true },
        { label: deleteForeverWords.confirm, act: () => void remove(), color: 'error', busy: isPending || waiting },
      ]}
    >
      {question}
      {children}
      {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{failed} {refusal}</Alert>}
    </ChoiceDialog>
  );
}
