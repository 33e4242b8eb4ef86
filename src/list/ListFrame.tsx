import { useMemo, type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  InfiniteList,
  type SortPayload,
  ListContextProvider,
  useInfinitePaginationContext,
  useListContext,
  useTimeout,
  type ListControllerResult,
  type GetInfiniteListResult,
  type UseInfiniteGetListOptions,
} from 'react-admin';
import type { SxProps, Theme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { InfiniteData } from '@tanstack/react-query';
import type { Fields } from '../../domain/fields';
import { shortWindow } from '../theme/theme';
import { listWords } from '../i18n/lists';
import { LoadFailed } from '../ui/page';
import { ListHeader, LoadMore, NothingFound, NothingYet } from './ListPage';
import { ListTypeProvider, type ListedType, useListType } from './ListType';
import { SelectionGuard } from './selection/SelectionBar';
import { FilterRow } from './filters/FilterRow';
import { FilterTags } from './filters/FilterTags';
import { SavedSearches } from './filters/SavedSearches';
import { SearchField } from './filters/SearchField';
import { useSearchAndFilters } from './filters/chosenFilters';

export interface ListFrameProps {
  type: ListedType & { defaultOrder: { field: string; direction: 'ASC' | 'DESC' } };
  /** The name of the list in session storage, if it differs from the type's. */
  area?: string;
  perPage?: number;
  /** Filters that always apply. Must be stable. */
  fixed?: Record<string, string>;
  /** Filters that are set at first and can be removed. Must be stable. */
  filterAtFirst?: Record<string, string[]>;
  /** The initial order, if it differs from the API's default. */
  sort?: SortPayload;
  /** A second field to sort by, for each field: `lastName: 'firstName'`. */
  thenBy?: Record<string, string>;
  /** The polling interval, as in TanStack's queries. Must be stable. */
  refetchInterval?: RefetchInterval;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  /** Shown next to the filters. */
  tools?: ReactNode;
  loadMoreLabel?: string | undefined;
  /** Columns that are hidden at first. Must be stable. */
  initiallyHidden?: readonly string[];
  /** Shows no page count. */
  withoutPages?: boolean;
  children: ReactNode;
}

/** react-admin's InfiniteList with our heading and filters; its children appear when there are rows. */
export function ListFrame({
  type,
  area = type.name,
  perPage = 100,
  fixed,
  filterAtFirst,
  sort,
  thenBy,
  refetchInterval,
  actions,
  tools,
  loadMoreLabel,
  withoutPages = false,
  initiallyHidden,
  children,
}: ListFrameProps) {
  const { field, direction } = type.defaultOrder;
  const first = useMemo(() => sort ?? { field, order: direction }, [sort, field, direction]);
  const options = useMemo(() => queryOptions(thenBy, refetchInterval), [thenBy, refetchInterval]);
  const listed = useMemo(
    () => ({ type, area, thenBy, ...(initiallyHidden && { initiallyHidden }) }),
    [type, area, thenBy, initiallyHidden],
  );
  return (
    <ListTypeProvider value={listed}>
      <InfiniteList
        resource={type.name}
        storeKey={`${area}.listParams`}
        {...(fixed && { filter: fixed })}
        {...(filterAtFirst && { filterDefaultValues: filterAtFirst })}
        sort={first}
        perPage={perPage}
        queryOptions={options}
        title={false}
        actions={false}
        pagination={false}
        empty={false}
        loading={false}
        component="div"
        sx={listStyles}
      >
        <SelectionGuard />
        <ListHeader title={type.label.plural} actions={actions} />
        <FilterBar tools={tools} />
        <ListBody>{children}</ListBody>
        {!withoutPages && <LoadMore label={loadMoreLabel} />}
      </InfiniteList>
    </ListTypeProvider>
  );
}

/** As high as the window, so that only the table scrolls, while heading and filters stay in view. */
const listStyles: SxProps<Theme> = {
  height: 'var(--page-height)',
  minHeight: 480,
  // In low windows the part above the table wraps, so a minimum height leaves room for rows.
  [shortWindow]: { minHeight: 640 },
  boxSizing: 'border-box',
  p: 2,
  pb: 1,
  '& > .RaList-main, & > div > .RaList-content': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minHeight: 0,
    minWidth: 0,
  },
  '& > .RaList-main': { mt: 0 },
  '& > div > .RaList-content': { gap: 1.5 },
};

/**
 * The search field, the filters as dropdowns and the chosen ones as tags, followed by saved searches and other tools.
 */
function FilterBar({ tools }: { tools?: ReactNode }) {
  const { type } = useListType();
  const narrowing = useSearchAndFilters();
  const { filters, term, chosen, setTerm, add } = narrowing;
  const isSearched = Object.values(type.fields as Fields).some(({ searched }) => searched);
  // Includes filters that are not offered but were set by a link, except ids, which mean nothing to users.
  const tagged = Object.entries(type.filters).filter(
    ([, { hidden, kind }]) => !hidden || kind === 'visibility' || kind === 'moment',
  );
  const bar = useRef<HTMLDivElement>(null);

  // When a button disappears along with the filter that it removed, the focus moves to the search field.
  const count = chosen.length + (term ? 1 : 0);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      bar.current?.querySelector('input')?.focus();
    before.current = count;
  }, [count]);

  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'start' }}>
      <Stack ref={bar} role="search" aria-label={listWords.filters} sx={{ flex: '1 1 0', minWidth: 0, gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          {isSearched && <SearchField value={term} onChange={setTerm} />}
          {filters.length > 0 && <FilterRow type={type} filters={filters} chosen={chosen} onPick={add} />}
        </Stack>
        <FilterTags type={type} {...narrowing} filters={tagged} />
      </Stack>
      {(isSearched || filters.length > 0) && <SavedSearches />}
      {tools}
    </Stack>
  );
}

/**
 * The rows of a list, or a hint if there are none. The previous rows stay while new ones load, and if loading them in
 * another order fails.
 */
function ListBody({ children }: { children: ReactNode }) {
  const list = useWithRowsBefore(useListContext());
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const { hasNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { isNarrowed, clear } = useSearchAndFilters();
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
      {failed && <LoadFailed what={listWords.failed} error={error as Error} onRetry={retry} />}
      {empty && !failed && (isNarrowed ? <NothingFound onClear={clear} /> : <NothingYet {...type.nothing} />)}
      {!empty && (data !== undefined || !failed) && <ListContextProvider value={list}>{children}</ListContextProvider>}
    </Box>
  );
}

/** If loading failed, the list keeps the last rows with the same filters. */
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

/** A loading message next to the placeholders. It is delayed, because most lists load faster. */
function FirstRows() {
  return useTimeout(1_000) ? (
    <Typography sx={{ px: 2, py: 1, fontStyle: 'italic' }} color="text.secondary">
      {listWords.loading}
    </Typography>
  ) : null;
}

/**
 * Lists with more loaded pages than this are not refetched when the user returns; only writes in this browser refresh
 * them.
 */
const refreshedPages = 5;
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * How a list is loaded: in the short shape, with the total. Pages stay in memory for a day, so that the same rows are
 * shown after returning from a form. `thenBy` orders equal rows. The list itself shows errors.
 */
export function queryOptions(
  thenBy: Record<string, string> = {},
  refetchInterval?: RefetchInterval,
): UseInfiniteGetListOptions & { meta: object } {
  return {
    meta: { shape: 'summary', total: true, thenBy },
    gcTime: dayInMs,
    refetchOnMount: ({ state }) =>
      state.isInvalidated || ((state.data as Pages | undefined)?.pages.length ?? 0) <= refreshedPages,
    refetchOnWindowFocus: false,
    select: withoutDuplicates,
    onError: () => undefined,
    ...(refetchInterval && { refetchInterval }),
  };
}

export type RefetchInterval = UseInfiniteGetListOptions['refetchInterval'];
type Pages = InfiniteData<GetInfiniteListResult>;

/** Drops a row that was loaded twice because a new row pushed it onto the next page. */
export function withoutDuplicates(list: Pages): Pages {
  const seen = new Set<unknown>();
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
  return { ...list, pages };
}
