import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { unmerge } from '../../api/merging';
import { mergeWords } from '../../i18n/review';
import { UndoAlert } from '../../ui/UndoAlert';

/**
 * Separates merged records, reports the result and reloads both.
 * @returns `separate`, which resolves to whether it succeeded
 */
export function useSeparate(resource: string): { separate: (id: number) => Promise<boolean>; isPending: boolean } {
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const separate = async (id: number) => {
    setPending(true);
    let isDone = false;
    try {
      await unmerge(resource, id);
      isDone = true;
      notify(mergeWords.undone, { type: 'success' });
    } catch (error) {
      notify(`${mergeWords.notUndone} ${error instanceof Error ? error.message : ''}`, { type: 'error' });
    }
    setPending(false);
    void client.invalidateQueries({ queryKey: [resource] });
    return isDone;
  };
  return { separate, isPending };
}

/** The message after a merge, with an undo button. */
export function MergedMessage({ resource, id, name }: { resource: string; id: number; name: string }) {
  const { separate, isPending } = useSeparate(resource);
  return (
    <UndoAlert
      text={mergeWords.done(name)}
      label={mergeWords.undo}
      isPending={isPending}
      onUndo={() => void separate(id)}
    />
  );
}
