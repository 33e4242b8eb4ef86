import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type Identifier } from 'react-admin';
import { useState } from 'react';
import { changeEach } from '../../api/changeEach';
import { restoreRecord } from '../../api/records';
import { formWords } from '../../i18n/forms';
import { UndoAlert } from '../../ui/UndoAlert';

/** The message after a deletion, with undo; users may restore what they deleted themselves. */
export function DeletedMessage({
  text,
  resource,
  ids,
}: {
  text: string;
  resource: string;
  ids: readonly Identifier[];
}) {
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const undo = async () => {
    setPending(true);
    const { changed, failed } = await changeEach<{ id: Identifier }>(ids as number[], {
      read: async (id) => ({ id }),
      change: (record) => record,
      write: (id) => restoreRecord(resource, id),
    });
    void client.invalidateQueries({ queryKey: [resource] });
    if (failed[0]) notify(`${formWords.notRestored} ${failed[0].message}`, { type: 'error' });
    else notify(formWords.restored(changed), { type: 'success' });
  };
  return <UndoAlert text={text} label={formWords.undo} isPending={isPending} onUndo={() => void undo()} />;
}
