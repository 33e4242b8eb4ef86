import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, type ReactNode } from 'react';
import {
  ListContextProvider,
  useInfinitePaginationContext,
  useListContext,
  useTimeout,
  type ListControllerResult,
} from 'react-admin';
import { listWords } from '../i18n/lists';
import { useNarrowing } from './filters/useNarrowing';
import { useListType } from './ListType';
import { LoadFailed } from '../ui/LoadFailed';
import { NothingFound, NothingYet } from './ListMessages';

/**
 * The rows of a list, or what to do where there are none. While others are on their way the ones before stay; so they
 * do where another order of them did not come.
 */
export function ListBody({ children }: { children: ReactNode }) {
  const list = useWithRowsBefore(useListContext());
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const { hasNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { isNarrowed, clear } = useNarrowing();
  const { type } = useListType();
  const failed = error != null && !isFetching;
  const empty = data?.length === 0 && !isPlaceholderData;
  const retry = () =>
    void (data && hasNextPage && !isPlaceholderData ? fetchNextPage({ cancelRefetch: false }) : refetch());
  return (
    <Box
      sx={{ flex: '1 1 0', minHeight: 240, display: 'flex', flexDirection: 'column', position: 'relative' }}
      aria-busy={isFetching}
    >
      {isFetching && (
        <LinearProgress
          aria-label={listWords.loading}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 3 }}
        />
      )}
      {data === undefined && isFetching && <FirstRows />}
      {failed && <LoadFailed error={error as Error} onRetry={retry} />}
      {empty && !failed && (isNarrowed ? <NothingFound onClear={clear} /> : <NothingYet {...type.nothing} />)}
      {!empty && (data !== undefined || !failed) && <ListContextProvider value={list}>{children}</ListContextProvider>}
    </Box>
  );
}

/** A list that has no rows since they could not be loaded has the last ones that were narrowed alike. */
function useWithRowsBefore(list: ListControllerResult): ListControllerResult {
  const { data, resource, filter, filterValues, isPlaceholderData } = list;
  const narrowing = JSON.stringify([resource, filter, filterValues]);
  const before = useRef<{ narrowing: string; data: typeof data }>(undefined);
  if (data !== undefined && !isPlaceholderData) before.current = { narrowing, data };
  const kept = data === undefined && before.current?.narrowing === narrowing ? before.current.data : undefined;
  return useMemo(
    () => (kept ? ({ ...list, data: kept, isPlaceholderData: true } as ListControllerResult) : list),
    [kept, list],
  );
}

/** Says in words that the first rows are on their way, together with the grey ones: most lists are there before. */
function FirstRows() {
  return useTimeout(1_000) ? (
    <Typography sx={{ px: 2, py: 1, fontStyle: 'italic' }} color="text.secondary">
      {listWords.loading}
    </Typography>
  ) : null;
}
