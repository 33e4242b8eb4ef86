import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { maxLimit } from '../../../domain/http';
import { contactGroups } from '../../../domain/types/contactGroup';
import { branchesOf, type GroupEntry } from '../../contactGroups';
import { groupWords } from '../../i18n/contactGroups';
import { listTexts } from '../../i18n/lists';
import { isNarrowed } from '../../list/filters/chosenFilters';
import { CreateButton } from '../../list/CreateButton';
import { FilterBar } from '../../list/filters/FilterBar';
import { LoadFailed, NothingFound, NothingYet } from '../../list/ListMessages';
import { ListPage } from '../../list/ListPage';
import { LoadMore } from '../../list/LoadMore';
import { useList } from '../../list/useList';
import { GroupExport } from './GroupExport';
import { GroupTree } from './GroupTree';
import { SortBar } from './SortBar';
import { useTreeSort } from './useTreeSort';
import { VerificationButton } from './verification/VerificationButton';

const thenBy = { position: 'name' };

/** Document 2, section 2 "Contact groups". */
export function ContactGroupList() {
  const list = useList(contactGroups, { area: 'contactGroups', pageSize: maxLimit, thenBy });
  const { records } = list;
  const stored = useMemo(() => branchesOf(records.rows as unknown as GroupEntry[]), [records.rows]);
  const sort = useTreeSort(stored);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const onMark = useCallback((id: number, value: boolean) => setMarked((before) => {
    const next = new Set(before);
    if (value) next.add(id);
    else next.delete(id);
    return next;
  }), []);
  const isMarked = useCallback((id: number) => marked.has(id), [marked]);

  const narrowed = isNarrowed(list);
  const canSort = !narrowed && !records.stale && !records.hasMore && sort.progress === null;
  const failed = records.error !== null && !records.busy;
  const empty = records.loaded && records.rows.length === 0 && !records.stale;
  return (
    <ListPage title={contactGroups.label.plural} actions={<><VerificationButton marked={[...marked]} /><GroupExport marked={[...marked]} /><CreateButton type={contactGroups} /></>}>
      <FilterBar list={list} />
      <SortBar sort={sort} />
      <Box aria-busy={records.busy} sx={{ flex: '1 1 0', minHeight: 240, overflowY: 'auto', position: 'relative' }}>
        {!records.loaded && !failed && <LinearProgress aria-label={listTexts.loading} sx={{ height: 2 }} />}
        {failed && records.error && <LoadFailed error={records.error} onRetry={records.retry} />}
        {empty && (narrowed ? <NothingFound onClear={list.clear} /> : <NothingYet type={contactGroups} />)}
        {records.rows.length > 0 && (
          <>
            <Typography variant="caption" component="p" color="text.secondary">{canSort ? groupWords.sortHint : narrowed && groupWords.noSorting}</Typography>
            <GroupTree branches={sort.branches} onMove={canSort ? sort.move : undefined} isMarked={isMarked} onMark={onMark} />
          </>
        )}
      </Box>
      <LoadMore list={list} />
    </ListPage>
  );
}
