import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { orderWords } from '../../i18n/lists';

/** Whether a retry can succeed: the request itself was not refused. */
const mayGoOn = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** An entry of a sorted list, as loaded. */
export interface Placed {
  id: number;
  position: number;
}

interface Options<Entry extends Placed> {
  resource: string;
  nameOf: (entry: Entry) => string;
  /**
   * Whether an entry is still where it was loaded, apart from its position, given its current and its loaded state.
   */
  isWhereItWas?: (now: Record<string, any>, then: Entry) => boolean;
  /** Called when the list is reloaded, with the server's order. */
  onReloaded: () => void;
}

/**
 * Saves the positions of a sorted list one by one, each against the version just read. An entry that another editor
 * has moved meanwhile stops it: saved positions stay, and the list is reloaded. If the server is unreachable, the
 * new order is kept for another try.
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
    // Already saved before the server became unreachable.
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
