import Box from '@mui/material/Box';
import { useCallback, type ReactNode } from 'react';
import { groupName, type GroupBranch, type GroupEntry } from '../../cache/contactGroups';
import { groupWords } from '../../i18n/contactGroups';
import { ReorderList } from '../../ui/reorder/ReorderList';
import { GroupRow } from './GroupRow';

interface GroupTreeProps {
  branches: readonly GroupBranch[];
  /** Undefined where the order cannot be changed now. In: the list (0: upper level, else its parent), and two places in it. */
  onMove: ((list: number, from: number, to: number) => void) | undefined;
  isMarked: (id: number) => boolean;
  onMark: (id: number, value: boolean) => void;
}

const keyOf = ({ group }: GroupBranch) => String(group.id);
const nameOf = ({ group }: GroupBranch) => groupName(group);
const entryKey = ({ id }: GroupEntry) => String(id);
const entryName = (entry: GroupEntry) => groupName(entry);

/** The two levels; each list is sorted in itself, by pointer or keyboard. */
export function GroupTree({ branches, onMove, isMarked, onMark }: GroupTreeProps) {
  const row = useCallback((entry: GroupEntry, handle: ReactNode, under?: string) => (
    <GroupRow entry={entry} handle={handle} under={under} isMarked={isMarked(entry.id)} onMark={onMark} />
  ), [isMarked, onMark]);
  const renderBranch = useCallback(({ group, children }: GroupBranch, handle: ReactNode) => (
    <>
      {row(group, handle, group.parent ? groupName(group.parent) : undefined)}
      {children.length > 0 && (
        <Box sx={{ pl: 5 }}>
          {onMove ? (
            <ReorderList items={children} getKey={entryKey} getName={entryName} renderItem={(entry, own) => row(entry, own)} onMove={(from, to) => onMove(group.id, from, to)} label={groupWords.subgroups(groupName(group))} />
          ) : (
            <PlainList label={groupWords.subgroups(groupName(group))}>{children.map((entry) => <li key={entry.id}>{row(entry, null)}</li>)}</PlainList>
          )}
        </Box>
      )}
    </>
  ), [row, onMove]);
  if (!onMove) return <PlainList label={groupWords.tree}>{branches.map((branch) => <li key={branch.group.id}>{renderBranch(branch, null)}</li>)}</PlainList>;
  return <ReorderList items={branches} getKey={keyOf} getName={nameOf} renderItem={renderBranch} onMove={(from, to) => onMove(0, from, to)} label={groupWords.tree} />;
}

function PlainList({ label, children }: { label: string; children: ReactNode }) {
  return <Box component="ul" role="list" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { py: 0.5 } }}>{children}</Box>;
}
