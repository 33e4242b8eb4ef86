import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { listTexts } from '../../i18n/lists';
import type { List } from './useList';

/** How much of the list is loaded, and the next page of it (document 1, section 9: a short page is the end). */
export function LoadMore({ list: { records }, label = listTexts.loadMore }: { list: Pick<List, 'records'>; label?: string }) {
  const { rows, total, totalAtLeast, hasMore, loadingMore, stale, loaded } = records;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 36 }}>
      <Typography role="status" variant="body2" color="text.secondary">
        {loaded && rows.length > 0 && !stale && countText(rows.length, hasMore, total, totalAtLeast)}
      </Typography>
      {hasMore && (
        <Button variant="outlined" size="small" loading={loadingMore} onClick={records.loadMore}>{label}</Button>
      )}
    </Stack>
  );
}

function countText(count: number, hasMore: boolean, total: number | undefined, totalAtLeast: number | undefined): string {
  if (!hasMore) return listTexts.complete(count);
  if (totalAtLeast !== undefined) return listTexts.loadedOfMore(count, totalAtLeast);
  return total === undefined ? listTexts.loaded(count) : listTexts.loadedOf(count, total);
}
