import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { orderWords } from '../../i18n/lists';

/** Whether the same can be tried again: nobody has said that it is wrong. */
const mayGoOn = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** An entry of a sorted list, as it was read. */
export interface Placed {
  id: number;
  position: number;
}

interface Options<Entry extends Placed> {
  resource: string;
  nameOf: (entry: Entry) => string;
  /** Whether an entry stands where it stood when it was read; beside its position. In: as it is now, as it was. */
  isWhereItWas?: (now: Record<string, any>, then: Entry) => boolean;
  /** Told when the list is read anew: the order is that of the server again. */
  onReloaded: () => void;
}

/**
 * Saves the places of a sorted list, one by one: each entry is read, changed and saved over that very version; one that
 * somebody else has moved meanwhile stops it. What was saved until then stays, and the list is read anew; where the
 * server was not there, the order stays as somebody has made it, to be saved again.
 */
export function usePositionSaving<Entry extends Placed>({
  resource,
  nameOf,
  isWhereItWas,
  onReloaded,
}: Options<Entry>) {
  const [progress, setProgress] = useState<{ saved: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: [resource] });
    onReloaded();
  };
  const saveOne = async (entry: Entry, position: number) => {
    const { data } = await dataProvider.getOne(resource, { id: entry.id });
    // As it is to be already, by what was saved before the server went.
    if (data.position === position && isWhereItWas?.(data, entry) !== false) return;
    if (data.position !== entry.position || isWhereItWas?.(data, entry) === false)
      throw new Error(orderWords.movedMeanwhile(nameOf(entry)));
    await dataProvider.update(resource, { id: entry.id, data: { ...data, position }, previousData: data });
  };
  const save = async (changes: readonly { entry: Entry; position: number }[]) => {
    if (progress) return;
    const count = changes.length;
    let saved = 0;
    setFailure(null);
    setProgress({ saved, count });
    try {
      for (const { entry, position } of changes) {
        await saveOne(entry, position);
        saved += 1;
        setProgress({ saved, count });
      }
      notify(orderWords.saved, { type: 'success' });
      await reload();
    } catch (error) {
      setFailure(`${orderWords.notSaved(saved, count)} ${error instanceof Error ? error.message : ''}`);
      if (!mayGoOn(error)) await reload();
    }
    setProgress(null);
  };
  return {
    progress,
    failure,
    save: (changes: readonly { entry: Entry; position: number }[]) => void save(changes),
    reset: () => {
      setFailure(null);
      void reload();
    },
  };
}
