import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useInfinitePaginationContext, useListContext, useTimeout } from 'react-admin';
import { listWords } from '../i18n/lists';
import { useNarrowing } from './filters/useNarrowing';
import { useListType } from './ListType';
import { LoadFailed } from '../ui/LoadFailed';
import { NothingFound, NothingYet } from './ListMessages';

/** The rows of a list, or what to do where there are none. While others are on their way the ones before stay. */
export function ListBody({ children }: { children: ReactNode }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useListContext();
  const { hasNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { isNarrowed, clear } = useNarrowing();
  const { type } = useListType();
  const failed = error != null && !isFetching;
  const empty = data?.length === 0 && !isPlaceholderData;
  const retry = () => void (data && hasNextPage && !isPlaceholderData ? fetchNextPage({ cancelRefetch: false }) : refetch());
  return (
    <Box sx={{ flex: '1 1 0', minHeight: 240, display: 'flex', flexDirection: 'column', position: 'relative' }} aria-busy={isFetching}>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 3 }} />}
      {data === undefined && isFetching && <FirstRows />}
      {failed && <LoadFailed error={error as Error} onRetry={retry} />}
      {empty && !failed && (isNarrowed ? <NothingFound onClear={clear} /> : <NothingYet {...type.nothing} />)}
      {!empty && (data !== undefined || !failed) && children}
    </Box>
  );
}

/** Says in words that the first rows are on their way, together with the grey ones: most lists are there before. */
function FirstRows() {
  return useTimeout(1_000) ? <Typography sx={{ px: 2, py: 1, fontStyle: 'italic' }} color="text.secondary">{listWords.loading}</Typography> : null;
}
