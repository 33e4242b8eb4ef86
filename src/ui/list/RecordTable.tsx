import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useCallback, useMemo } from 'react';
import { useFeature } from '../../config';
import { listTexts } from '../../i18n/lists';
import { useReadAhead } from '../useReadAhead';
import { isNarrowed } from './chosenFilters';
import type { Column } from './columns';
import { LoadFailed, NothingFound, NothingYet } from './ListMessages';
import type { List } from './useList';
import type { Selection } from './useSelection';
import { VirtualTable } from './VirtualTable';

/** The rows of a list, or what to do where there are none. While others are on their way the ones before stay. */
export function RecordTable({ list, columns, formCode, selection }: {
  list: List;
  columns: readonly Column[];
  /** Imports the code of the form, which comes with the record that somebody is about to open. */
  formCode: () => Promise<unknown>;
  /** Rows can be marked. */
  selection?: Selection;
}) {
  const { type, records, query, order, orderBy, keys } = list;
  const enabled = useFeature();
  const shown = useMemo(() => columns.filter(({ feature }) => enabled(feature)), [columns, enabled]);

  const { readAhead } = useReadAhead(type.name);
  const onAhead = useCallback((id: number) => {
    readAhead(id);
    // A failure is told when the form is opened.
    formCode().catch(() => undefined);
  }, [readAhead, formCode]);

  const failed = records.error !== null && !records.busy;
  const empty = records.loaded && records.rows.length === 0 && !records.stale;
  return (
    <Box sx={{ flex: '1 1 0', minHeight: 240, display: 'flex', flexDirection: 'column', position: 'relative' }} aria-busy={records.busy}>
      {records.busy && <LinearProgress aria-label={listTexts.loading} sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 3 }} />}
      {failed && records.error && <LoadFailed error={records.error} onRetry={records.retry} />}
      {empty && !failed && (isNarrowed(list) ? <NothingFound onClear={list.clear} /> : <NothingYet type={type} />)}
      {!empty && (records.loaded || !failed) && (
        <VirtualTable
          type={type}
          columns={shown}
          rows={records.rows}
          rowCount={records.hasMore || !records.loaded ? (records.total ?? -1) : records.rows.length}
          order={order}
          onOrder={orderBy}
          scrollKey={keys.scroll}
          contentKey={records.stale || !records.loaded ? null : JSON.stringify([query, order])}
          onAhead={onAhead}
          selection={selection}
          loadMore={records.hasMore && !failed ? records.loadMore : undefined}
        />
      )}
    </Box>
  );
}
