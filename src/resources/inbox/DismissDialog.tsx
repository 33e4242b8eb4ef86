import Alert from '@mui/material/Alert';
import { HttpError, useNotify } from 'react-admin';
import { useState } from 'react';
import { itemsOfCard, type Card } from '../../../domain/inbox/inbox';
import { dismissItems } from '../../inbox/inbox';
import { inboxWords } from '../../i18n/review';
import { untitled } from '../../i18n/untitled';
import { useDeclineText } from '../../review/inbox/submitter/useDeclineText';
import { UndoMessage } from '../../review/inbox/ending/UndoMessage';
import { undoableFor } from '../../ui/UndoAlert';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useRefreshInbox } from './useInboxCards';

/**
 * Asks and dismisses all that the card stands for; says here why it could not, e.g. because somebody else was first.
 */
export function DismissDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refresh = useRefreshInbox();
  const notify = useNotify();
  const { field, keep } = useDeclineText(itemsOfCard(card));
  const dismiss = async () => {
    setPending(true);
    try {
      await keep();
      await dismissItems(itemsOfCard(card));
      onClose();
      notify(<UndoMessage text={inboxWords.dismissed} items={itemsOfCard(card)} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      });
      await refresh(card);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '');
      setPending(false);
      if (error instanceof HttpError && [404, 409, 412].includes(error.status)) await refresh();
    }
  };
  return (
    <ChoiceDialog
      title={inboxWords.dismissOf(card.title || untitled.de)}
      onClose={onClose}
      choices={[
        { label: inboxWords.cancel, act: onClose },
        { label: inboxWords.dismiss, act: () => void dismiss(), color: 'error', main: true, busy: isPending },
      ]}
    >
      {inboxWords.dismissQuestion}
      {card.proposals && ` ${inboxWords.dismissAll(card.proposals.length)}`}
      {field}
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {inboxWords.notDismissed} {refusal}
        </Alert>
      )}
    </ChoiceDialog>
  );
}
