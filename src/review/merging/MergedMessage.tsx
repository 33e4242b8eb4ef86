import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { separateContact } from '../../api/merging';
import { mergeWords } from '../../i18n/review';
import { UndoAlert } from '../../ui/UndoAlert';

/**
 * Makes two of one again, says what came of it, and answers whether it was done; what is shown of either is read anew.
 */
export function useSeparate(resource: string): { separate: (id: number) => Promise<boolean>; isPending: boolean } {
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const separate = async (id: number) => {
    setPending(true);
    let isDone = false;
    try {
      await separateContact(id);
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

/** The message after two have become one, from which they are two again. */
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
