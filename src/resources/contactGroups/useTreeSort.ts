import { useMemo, useState } from 'react';
import { contactGroups } from '../../../domain/types/contactGroup';
import { groupName, type GroupBranch, type GroupEntry } from '../../cache/contactGroups';
import { usePositionSaving } from '../../list/order/usePositionSaving';
import { arranged, moved, newPositions, orderOf, type TreeOrder } from './tree';

const isUnderTheSame = (now: Record<string, any>, then: GroupEntry) => (now.parent?.id ?? null) === (then.parent?.id ?? null);

/** The order of the groups as somebody has dragged them, until it is saved or given up. */
export function useTreeSort(stored: readonly GroupBranch[]) {
  const [order, setOrder] = useState<TreeOrder | null>(null);
  const branches = useMemo(() => arranged(stored, order), [stored, order]);
  const { save, ...saving } = usePositionSaving({ resource: contactGroups.name, nameOf: groupName, isWhereItWas: isUnderTheSame, onReloaded: () => setOrder(null) });
  return {
    ...saving,
    branches,
    isChanged: order !== null,
    move: (list: number, from: number, to: number) => setOrder((before) => moved(before ?? orderOf(stored), list, from, to)),
    save: () => save(newPositions(branches)),
  };
}
