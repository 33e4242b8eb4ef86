import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { branchesOf, type GroupEntry } from '../../cache/contactGroups';
import { orderWords } from '../../i18n/order';
import { useNarrowing } from '../../list/filters/useNarrowing';
import { SortBar, SortGuard } from '../../list/order/SortBar';
import { GroupTree } from './GroupTree';
import { useTreeSort } from './useTreeSort';

/** The two levels of the groups, sorted by dragging or keyboard as long as all of them are in sight. */
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
      <SortBar sort={sort} />
      <SortGuard sort={sort} />
      <Box sx={{ flex: '1 1 0', minHeight: 0, overflowY: 'auto' }}>
        <Typography variant="caption" component="p" color="text.secondary">{canSort ? orderWords.hint : isNarrowed && orderWords.notNow}</Typography>
        <GroupTree branches={sort.branches} onMove={canSort ? sort.move : undefined} isMarked={isMarked} onMark={onToggleItem} />
      </Box>
    </>
  );
}
