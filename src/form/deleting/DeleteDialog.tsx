import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, type Identifier } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { formWords, deleteForeverWords } from '../../i18n/forms';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

export interface DeleteDialogProps {
  resource: string;
  id: Identifier;
  record: Record<string, unknown>;
  question: string;
  onClose: () => void;
  /** Called just before the deletion. */
  onDeleting?: (() => void) | undefined;
  onDeleted: () => void;
}

export interface DeleteQuestionProps extends DeleteDialogProps {
  words?: {
    title: string;
    confirm: string;
    cancel: string;
    /** The words that precede the reason if the deletion fails. */
    failed: string;
  };
  /** Sent with the request: the consequences that were shown to the editor. */
  consequences?: Record<string, readonly number[]>;
  /** Disables the button while something loads. */
  waiting?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Further consequences. */
  children?: ReactNode;
}

const usual = {
  title: formWords.remove,
  confirm: formWords.remove,
  cancel: formWords.cancel,
  failed: formWords.notRemoved,
};

/**
 * Asks, with 'cancel' focused, deletes on the server, and shows the reason if that fails (for example, what still uses
 * the record).
 */
export function DeleteDialog({
  resource,
  id,
  record,
  question,
  onClose,
  onDeleting,
  onDeleted,
  words = usual,
  consequences,
  waiting = false,
  role,
  children,
}: DeleteQuestionProps) {
  const [send, { isPending }] = useDelete();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRefusal(null);
    onDeleting?.();
    try {
      await send(
        resource,
        { id, previousData: { ...record, id }, meta: { query: consequences } },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      // Cached lists reload when they are opened again.
      void queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      onDeleted();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
    }
  };
  return (
    <ChoiceDialog
      title={words.title}
      role={role}
      onClose={onClose}
      choices={[
        { label: words.cancel, act: onClose, isFirst: true },
        { label: words.confirm, act: () => void remove(), color: 'error', confirms: true, busy: isPending || waiting },
      ]}
    >
      {question}
      {children}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {words.failed} {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}

/**
 * The dialog before something irreversible.
 * @param failed the words that precede the reason if the deletion fails
 */
export function DeleteForever({
  failed = deleteForeverWords.failed,
  ...props
}: Omit<DeleteQuestionProps, 'words'> & { failed?: string }) {
  return <DeleteDialog {...props} words={{ ...deleteForeverWords, failed }} />;
}
