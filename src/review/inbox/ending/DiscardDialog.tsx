import Alert from '@mui/material/Alert';
import { useNotify } from 'react-admin';
import { useState, type ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../../domain/contentType';
import { type InboxItem, submittedSource, type Card } from '../../../../domain/inbox/inbox';
import { maxAnswerLength } from '../../../../domain/submissions/submissionAnswers';
import { dismissItems, readSubmitter } from '../../../inbox/inbox';
import { formWords } from '../../../i18n/forms';
import { inboxWords, proposalWords, proposalWordsOf, submitterWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { undoableFor } from '../../../ui/UndoAlert';
import { submitterKey, useSaveTypedAnswers, useTypedAnswers } from '../submitter/useTypedAnswers';
import { UndoMessage } from './UndoMessage';

interface DiscardDialogProps {
  type: ContentType;
  /** All items to dismiss. */
  items: readonly InboxItem[];
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks, dismisses the items, and shows an error if that fails. */
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

/**
 * The answer that a submitter gets after a dismissal.
 * @returns the field for editing it, and `keep`, which saves it; nothing for items without a submitter
 */
export function useDeclineText(items: readonly Pick<Card, 'id' | 'source'>[]): {
  field: ReactNode;
  keep: () => Promise<void>;
} {
  const item = items.find(({ source }) => source === submittedSource)?.id;
  const { data } = useQuery({
    queryKey: submitterKey(item ?? 0),
    queryFn: ({ signal }) => readSubmitter(item ?? 0, signal),
    retry: false,
    enabled: item !== undefined,
  });
  const [typed, type] = useTypedAnswers(item ?? 0);
  const keep = useSaveTypedAnswers();
  const willBeAnswered = data && data.answeredAt === null;
  return {
    field: willBeAnswered && (
      <TextField
        label={submitterWords.declines}
        helperText={submitterWords.declinesHint}
        value={typed.declined ?? data.answers.declined}
        multiline
        minRows={3}
        fullWidth
        lang={data.locale}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: maxAnswerLength } }}
        onChange={({ target }) => type({ ...typed, declined: target.value })}
      />
    ),
    keep: () => keep(items),
  };
}
