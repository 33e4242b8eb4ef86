import Box from '@mui/material/Box';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { contactGroups } from '../../../domain/types/contactGroup';
import { branchesOf, groupName, type GroupEntry, type GroupBranch } from '../../cache/contactGroups';
import { orderWords } from '../../i18n/lists';
import { useSearchAndFilters } from '../../list/filters/chosenFilters';
import { SortBar, SortGuard, usePositionSaving } from '../../list/order/SortBar';
import { useMayWrite } from '../../session/session';
import { groupWords } from '../../i18n/types';
import { ReorderList } from '../../ui/reorder/ReorderList';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { StatusMark, visibilityWords } from '../../ui/StatusMark';

/** The two levels of groups, sortable by dragging or with the keyboard while all of them are shown. */
export function ContactGroupTree() {
  const { data, isPlaceholderData, selectedIds, onToggleItem } = useListContext<GroupEntry>();
  const { hasNextPage } = useInfinitePaginationContext();
  const { isNarrowed } = useSearchAndFilters();
  const stored = useMemo(() => branchesOf(data ?? []), [data]);
  const sort = useTreeSort(stored);
  const isMarked = useCallback((id: number) => selectedIds.includes(id), [selectedIds]);
  const mayWrite = useMayWrite(contactGroups.name)('de');
  const canSort = mayWrite && !isNarrowed && !isPlaceholderData && !hasNextPage && sort.progress === null;
  return (
    <>
      <SortBar sort={sort} hint={canSort ? orderWords.hint : isNarrowed && mayWrite && orderWords.notNow} />
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
   * Moves a group in a list: list 0 is the top level, the others are identified by their parent. Undefined while
   * sorting is not possible.
   */
  onMove: ((list: number, from: number, to: number) => void) | undefined;
  isMarked: (id: number) => boolean;
  onMark: (id: number, value: boolean) => void;
}

const keyOf = ({ group }: GroupBranch) => String(group.id);
const nameOf = ({ group }: GroupBranch) => groupName(group);
const entryKey = ({ id }: GroupEntry) => String(id);
const entryName = (entry: GroupEntry) => groupName(entry);

/** The two levels. Each list is sorted separately, with the pointer or keyboard. */
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

/** The order of the groups after dragging, until it is saved or discarded. */
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

/** The order of groups, as ids: the top level under 0, others under their parents. */
type TreeOrder = ReadonlyMap<number, readonly number[]>;

export function orderOf(branches: readonly GroupBranch[]): TreeOrder {
  return new Map([
    [0, branches.map(({ group }) => group.id)],
    ...branches.map(({ group, children }) => [group.id, children.map(({ id }) => id)] as const),
  ]);
}

/** The order after a move in a list; both indexes refer to the list before the move. */
export function moved(order: TreeOrder, list: number, from: number, to: number): TreeOrder {
  const ids = [...(order.get(list) ?? [])];
  const [id] = ids.splice(from, 1);
  if (id !== undefined) ids.splice(to, 0, id);
  return new Map(order).set(list, ids);
}

/** The branches in a given order. */
export function arranged(branches: readonly GroupBranch[], order: TreeOrder | null): readonly GroupBranch[] {
  if (!order) return branches;
  const place = (list: number) => new Map((order.get(list) ?? []).map((id, index) => [id, index]));
  const sorted = <Item,>(items: readonly Item[], list: number, idOf: (item: Item) => number) => {
    const positions = place(list);
    return items.toSorted(
      (a, b) => (positions.get(idOf(a)) ?? items.length) - (positions.get(idOf(b)) ?? items.length),
    );
  };
  return sorted(branches, 0, ({ group }) => group.id).map((branch) => ({
    ...branch,
    children: sorted(branch.children, branch.group.id, ({ id }) => id),
  }));
}

/** The entries whose index differs from their position, with the index as the new position. */
export function newPositions(branches: readonly GroupBranch[]): { entry: GroupEntry; position: number }[] {
  const lists = [branches.map(({ group }) => group), ...branches.map(({ children }) => children)];
  return lists.flatMap((list) =>
    list.map((entry, position) => ({ entry, position })).filter(({ entry, position }) => entry.position !== position),
  );
}

interface GroupRowProps {
  entry: GroupEntry;
  handle: ReactNode;
  /** The parent, if it is not shown. */
  under?: string | undefined;
  isMarked: boolean;
  onMark: (id: number, value: boolean) => void;
}

/** A group. Its name opens it; drafts are labelled as such. */
function GroupRow({ entry, handle, under, isMarked, onMark }: GroupRowProps) {
  const name = groupName(entry) || untitled.de;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        px: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {handle}
      <Box component="label" sx={{ display: 'inline-flex', p: 0.5, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          checked={isMarked}
          aria-label={groupWords.mark(name)}
          onChange={(event) => onMark(entry.id, event.target.checked)}
          sx={{ width: 16, height: 16, m: 0, accentColor: 'primary.main' }}
        />
      </Box>
      {!entry.isPublic && <StatusMark isPublic={false} label={visibilityWords(contactGroups).closed} />}
      <Link
        component={RouterLink}
        to={editPath(contactGroups.name, entry.id)}
        color="textPrimary"
        underline="hover"
        sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}
      >
        {name}
      </Link>
      {under && (
        <Typography variant="caption" color="text.secondary">
          {groupWords.under(under)}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto', px: 1 }}>
        ID {entry.id}
      </Typography>
    </Box>
  );
}
