import { useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { inboxTypeOf, type Card } from '../../../../domain/inbox/inbox';
import { inboxWords } from '../../../i18n/review';
import { UndoAlert } from '../../../ui/UndoAlert';
import { undoEndings, type EndedItem } from '../../../inbox/inbox';
import { submitterHead } from '../submitter/useTypedAnswers';

/** The message about items that were just closed, with an undo button. */
export function UndoMessage({
  text,
  items,
}: {
  text: ReactNode;
  items: readonly (Pick<Card, 'id'> & Partial<Pick<Card, 'type'>>)[];
}) {
  const { undo, isPending } = useUndo();
  return (
    <UndoAlert
      text={text}
      label={inboxWords.undo}
      isPending={isPending}
      onUndo={() =>
        void undo(
          // Closing them has created new versions, so no version is sent.
          items.map(({ id }) => ({ id })),
          items[0]?.type,
        )
      }
    />
  );
}

/** Reopens closed items and reports it; reloads what is shown of them and of their records. */
export function useUndo(): {
  undo: (items: readonly EndedItem[], type?: Card['type']) => Promise<void>;
  isPending: boolean;
} {
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const undo = useCallback(
    async (items: readonly EndedItem[], type?: Card['type']) => {
      setPending(true);
      try {
        await undoEndings(items);
        notify(inboxWords.undone, { type: 'success' });
      } catch (error) {
        notify(`${inboxWords.notUndone} ${error instanceof Error ? error.message : ''}`, { type: 'error' });
      }
      setPending(false);
      client.removeQueries({ queryKey: ['inbox', 'review'], type: 'inactive' });
      void client.invalidateQueries({ queryKey: ['inbox'] });
      // The submitter may have received an answer in the meantime.
      void client.invalidateQueries({ queryKey: submitterHead });
      const resource = type && inboxTypeOf(type).resource;
      if (resource) void client.invalidateQueries({ queryKey: [resource] });
    },
    [client, notify],
  );
  return { undo, isPending };
}
