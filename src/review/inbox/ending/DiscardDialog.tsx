import Alert from '@mui/material/Alert';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import type { ContentType } from '../../../../domain/contentType';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import { dismissItems } from '../../../inbox/inbox';
import { formWords } from '../../../i18n/forms';
import { inboxWords, proposalWords, proposalWordsOf } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { undoableFor } from '../../../ui/UndoAlert';
import { useDeclineText } from '../submitter/useDeclineText';
import { UndoMessage } from './UndoMessage';

interface DiscardDialogProps {
  type: ContentType;
  /** All items to dismiss. */
  items: readonly InboxItem[];
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks, dismisses, and shows an error if that fails. */
export function DiscardDialog({ type, items, onClose, onDiscarded }: DiscardDialogProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const notify = useNotify();
  const { field, keep } = useDeclineText(items);
  const words = proposalWordsOf(type.name);
  const discard = async () => {
    setPending(true);
    try {
      await keep();
      await dismissItems(items);
      notify(<UndoMessage text={inboxWords.dismissed} items={items} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
      onDiscarded();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
    }
  };
  return (
    <ChoiceDialog
      title={words.discard}
      onClose={onClose}
      choices={[
        { label: formWords.cancel, act: onClose },
        { label: words.discard, act: () => void discard(), color: 'error', main: true, busy: isPending },
      ]}
    >
      {words.discardQuestion}
      {items.length > 1 && ` ${proposalWords.discardAll(items.length)}`}
      {field}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {inboxWords.notDismissed} {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}
