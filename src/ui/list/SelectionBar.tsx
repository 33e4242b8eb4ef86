import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { selectionTexts } from '../../i18n/selection';
import type { List } from './useList';
import type { Selection } from './useSelection';

/** What can be done with the marked rows, and how many they are: the loaded ones, or all that match. Both are offered. */
export function SelectionBar({ list: { records }, selection, children }: { list: Pick<List, 'records'>; selection: Selection; children: ReactNode }) {
  const { rows, hasMore, total, totalAtLeast } = records;
  const { marked, count, isEmpty, head, markAll, markLoaded, clear } = selection;
  return (
    <Stack direction="row" role="group" aria-label={selectionTexts.bar} sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
      {children}
      <Typography role="status" variant="body2" color="text.secondary">{isEmpty ? selectionTexts.none : words(marked.all, count, head === 'loaded', totalAtLeast)}</Typography>
      {!isEmpty && !marked.all && hasMore && (
        <Button size="small" onClick={markAll}>{total === undefined ? selectionTexts.markAllOfMany : selectionTexts.markAll(total)}</Button>
      )}
      {marked.all && hasMore && <Button size="small" onClick={() => markLoaded(rows.map(({ id }) => id))}>{selectionTexts.markLoaded(rows.length)}</Button>}
      {!isEmpty && <Button size="small" onClick={clear}>{selectionTexts.clear}</Button>}
    </Stack>
  );
}

function words(all: boolean, count: number | undefined, isLoaded: boolean, atLeast: number | undefined): string {
  if (all) return count === undefined ? selectionTexts.allOfMany(atLeast) : selectionTexts.all(count);
  return isLoaded ? selectionTexts.loaded(count ?? 0) : selectionTexts.some(count ?? 0);
}
