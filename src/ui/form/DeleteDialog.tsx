import Alert from '@mui/material/Alert';
import type { Identifier } from 'react-admin';
import { useState, type ReactNode } from 'react';
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

export interface AskingProps extends DeleteDialogProps {
  words?: {
    title: string;
    confirm: string;
    cancel: string;
    /** The sentence before the reason, where it could not be deleted. */
    failed: string;
  };
  /** The choice that stands out. */
  main?: 'confirm' | 'cancel';
  /** What the call says that deletes it: what somebody was told goes along. */
  told?: Record<string, readonly number[]>;
  /** Not to be pressed yet. */
  waiting?: boolean;
  /** What else goes with it. */
  children?: ReactNode;
}

const usual = { title: formWords.remove, confirm: formWords.remove, cancel: formWords.cancel, failed: formWords.notRemoved };

/** Asks, deletes on the server, and says here why it could not (e.g. what still uses the record). */
export function DeleteDialog({ resource, id, record, question, onClose, onDeleted, words = usual, main = 'confirm', told, waiting = false, children }: AskingProps) {
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
      title={words.title}
      onClose={onClose}
      choices={[
        { label: words.cancel, act: onClose, main: main === 'cancel' },
        { label: words.confirm, act: () => void remove(), color: 'error', main: main === 'confirm', busy: isPending || waiting },
      ]}
    >
      {question}
      {children}
      {refusal !== null && <Alert severity="error" sx={{ mt: 2 }}>{words.failed} {refusal}</Alert>}
    </ChoiceDialog>
  );
}
