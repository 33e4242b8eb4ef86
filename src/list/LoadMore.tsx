import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import type { ListMeta } from '../../domain/http';
import { listWords } from '../i18n/lists';

/** How many rows are loaded, and a button for the next page. */
export function LoadMore({
  label = listWords.loadMore,
  button,
}: {
  label?: string | undefined;
  button?: Ref<HTMLButtonElement>;
}) {
  const { data = [], total, meta, isPlaceholderData } = useListContext();
  const { hasNextPage = false, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 36, flexShrink: 0 }}>
      <Typography role="status" variant="body2" color="text.secondary">
        {data.length > 0 &&
          !isPlaceholderData &&
          countText(data.length, hasNextPage, total, (meta as ListMeta | undefined)?.totalAtLeast)}
      </Typography>
      {hasNextPage && (
        // Disabling it would lose the focus; a second click loads nothing more.
        <Button
          ref={button}
          variant="outlined"
          size="small"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void fetchNextPage({ cancelRefetch: false })}
          sx={{ opacity: isFetchingNextPage ? 0.6 : 1, flexShrink: 0 }}
        >
          {label}
        </Button>
      )}
    </Stack>
  );
}

function countText(
  count: number,
  hasMore: boolean,
  total: number | undefined,
  totalAtLeast: number | undefined,
): string {
  if (!hasMore) return listWords.complete(count);
  if (totalAtLeast !== undefined) return listWords.loadedOfMore(count, totalAtLeast);
  return total === undefined ? listWords.loaded(count) : listWords.loadedOf(count, total);
}
