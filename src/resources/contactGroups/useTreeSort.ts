import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useMemo, useState } from 'react';
import { contactGroups } from '../../../domain/types/contactGroup';
import { groupName, type GroupBranch, type GroupEntry } from '../../cache/contactGroups';
import { groupWords } from '../../i18n/contactGroups';
import { arranged, moved, newPositions, orderOf, type TreeOrder } from './tree';

/**
 * The order of the groups as somebody has dragged them, until it is saved or given up. Saving goes one by one:
 * each entry is read, changed and saved over that very version; one that somebody else has moved meanwhile stops it.
 */
export function useTreeSort(stored: readonly GroupBranch[]) {
  const [order, setOrder] = useState<TreeOrder | null>(null);
  const [progress, setProgress] = useState<{ saved: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const branches = useMemo(() => arranged(stored, order), [stored, order]);

  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: [contactGroups.name] });
    setOrder(null);
  };
  const saveOne = async (entry: GroupEntry, position: number) => {
    const { data } = await dataProvider.getOne(contactGroups.name, { id: entry.id });
    const isElsewhere = data.position !== entry.position || (data.parent?.id ?? null) !== (entry.parent?.id ?? null);
    if (isElsewhere) throw new Error(groupWords.movedMeanwhile(groupName(entry)));
    await dataProvider.update(contactGroups.name, { id: entry.id, data: { ...data, position }, previousData: data });
  };
  const save = async () => {
    if (progress) return;
    const changes = newPositions(branches);
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
      notify(groupWords.saved, { type: 'success' });
    } catch (error) {
      setFailure(`${groupWords.notSaved(saved, count)} ${error instanceof Error ? error.message : ''}`);
    }
    await reload();
    setProgress(null);
  };
  return {
    branches,
    isChanged: order !== null,
    progress,
    failure,
    move: (list: number, from: number, to: number) => setOrder((before) => moved(before ?? orderOf(stored), list, from, to)),
    reset: () => {
      setFailure(null);
      void reload();
    },
    save: () => void save(),
  };
}

export type TreeSort = ReturnType<typeof useTreeSort>;
