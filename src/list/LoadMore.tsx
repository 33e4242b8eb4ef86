import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import type { ListMeta } from '../../domain/http';
import { listWords } from '../i18n/lists';

/** How much of the list is loaded, and the next page of it; a short page is the end. */
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
        // Switched off it would drop the focus; asked twice it loads once.
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
