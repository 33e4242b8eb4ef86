import Box from '@mui/material/Box';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { branchesOf, groupName, type GroupEntry, type GroupBranch } from '../../cache/contactGroups';
import { orderWords } from '../../i18n/lists';
import { useNarrowing } from '../../list/filters/chosenFilters';
import { SortBar, SortGuard, usePositionSaving } from '../../list/order/SortBar';
import { groupWords } from '../../i18n/types';
import { ReorderList } from '../../ui/reorder/ReorderList';
import { contactGroups } from '../../../domain/types/contactGroup';
import { GroupRow } from './GroupRow';
import { arranged, moved, newPositions, orderOf, type TreeOrder } from './tree';

/** The two levels of groups, sortable by dragging or keyboard while all of them are shown. */
export function ContactGroupTree() {
  const { data, isPlaceholderData, selectedIds, onToggleItem } = useListContext<GroupEntry>();
  const { hasNextPage } = useInfinitePaginationContext();
  const { isNarrowed } = useNarrowing();
  const stored = useMemo(() => branchesOf(data ?? []), [data]);
  const sort = useTreeSort(stored);
  const isMarked = useCallback((id: number) => selectedIds.includes(id), [selectedIds]);
  const canSort = !isNarrowed && !isPlaceholderData && !hasNextPage && sort.progress === null;
  return (
    <>
      <SortBar sort={sort} hint={canSort ? orderWords.hint : isNarrowed && orderWords.notNow} />
      <SortGuard sort={sort} />
      <Box sx={{ flex: '1 1 0', minHeight: 0, overflowY: 'auto' }}>
        <GroupTree
          branches={sort.branches}
          onMove={canSort ? sort.move : undefined}
          isMarked={isMarked}
          onMark={onToggleItem}
        />
      </Box>
    </>
  );
}

interface GroupTreeProps {
  branches: readonly GroupBranch[];
  /**
   * Moves a group within a list: list 0 is the top level, others are named by their parent. Undefined if sorting is
   * not possible now.
   */
  onMove: ((list: number, from: number, to: number) => void) | undefined;
  isMarked: (id: number) => boolean;
  onMark: (id: number, value: boolean) => void;
}

const keyOf = ({ group }: GroupBranch) => String(group.id);
const nameOf = ({ group }: GroupBranch) => groupName(group);
const entryKey = ({ id }: GroupEntry) => String(id);
const entryName = (entry: GroupEntry) => groupName(entry);

/** The two levels; each list is sorted on its own, by pointer or keyboard. */
function GroupTree({ branches, onMove, isMarked, onMark }: GroupTreeProps) {
  const row = useCallback(
    (entry: GroupEntry, handle: ReactNode, under?: string) => (
      <GroupRow entry={entry} handle={handle} under={under} isMarked={isMarked(entry.id)} onMark={onMark} />
    ),
    [isMarked, onMark],
  );
  const renderBranch = useCallback(
    ({ group, children }: GroupBranch, handle: ReactNode) => (
      <>
        {row(group, handle, group.parent ? groupName(group.parent) : undefined)}
        {children.length > 0 && (
          <Box sx={{ pl: 5 }}>
            {onMove ? (
              <ReorderList
                items={children}
                getKey={entryKey}
                getName={entryName}
                renderItem={(entry, own) => row(entry, own)}
                onMove={(from, to) => onMove(group.id, from, to)}
                label={groupWords.subgroups(groupName(group))}
              />
            ) : (
              <PlainList label={groupWords.subgroups(groupName(group))}>
                {children.map((entry) => (
                  <li key={entry.id}>{row(entry, null)}</li>
                ))}
              </PlainList>
            )}
          </Box>
        )}
      </>
    ),
    [row, onMove],
  );
  if (!onMove)
    return (
      <PlainList label={groupWords.tree}>
        {branches.map((branch) => (
          <li key={branch.group.id}>{renderBranch(branch, null)}</li>
        ))}
      </PlainList>
    );
  return (
    <ReorderList
      items={branches}
      getKey={keyOf}
      getName={nameOf}
      renderItem={renderBranch}
      onMove={(from, to) => onMove(0, from, to)}
      label={groupWords.tree}
    />
  );
}

function PlainList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" role="list" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { py: 0.5 } }}>
      {children}
    </Box>
  );
}

const isUnderTheSame = (now: Record<string, any>, then: GroupEntry) =>
  (now.parent?.id ?? null) === (then.parent?.id ?? null);

/** The order of the groups as dragged, until it is saved or discarded. */
function useTreeSort(stored: readonly GroupBranch[]) {
  const [order, setOrder] = useState<TreeOrder | null>(null);
  const branches = useMemo(() => arranged(stored, order), [stored, order]);
  const { save, ...saving } = usePositionSaving({
    resource: contactGroups.name,
    nameOf: groupName,
    isWhereItWas: isUnderTheSame,
    onReloaded: () => setOrder(null),
  });
  return {
    ...saving,
    branches,
    isChanged: order !== null,
    move: (list: number, from: number, to: number) =>
      setOrder((before) => moved(before ?? orderOf(stored), list, from, to)),
    save: () => save(newPositions(branches)),
  };
}
