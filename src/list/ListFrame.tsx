import { useMemo, type ReactNode } from 'react';
import { InfiniteList, type SortPayload } from 'react-admin';
import type { SxProps, Theme } from '@mui/material/styles';
import { FilterBar } from './filters/FilterBar';
import { ListBody } from './ListBody';
import { ListHeader } from './ListPage';
import { ListTypeProvider, type ListedType } from './ListType';
import { LoadMore } from './LoadMore';
import { queryOptions, type RefetchInterval } from './queryOptions';
import { SelectionGuard } from './selection/SelectionGuard';
import { lowWindow } from '../theme/lowWindow';

export interface ListFrameProps {
  type: ListedType & { defaultOrder: { field: string; direction: 'ASC' | 'DESC' } };
  /** Names its parameters in the session where that is not the name of the type. */
  area?: string;
  perPage?: number;
  /** What narrows it whatever people choose. Must be stable. */
  fixed?: Record<string, string>;
  /** The order at first, where that is not the one of the API. */
  sort?: SortPayload;
  /** What decides among rows that are equal in a field, by the name of that field: `lastName: 'firstName'`. */
  thenBy?: Record<string, string>;
  /** After how long it is read anew by itself, as TanStack's queries take it. Must be stable. */
  refetchInterval?: RefetchInterval;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Beside the filters. */
  tools?: ReactNode;
  loadMoreLabel?: string | undefined;
  /** What is shown of it is not counted in pages. */
  withoutPages?: boolean;
  children: ReactNode;
}

/** react-admin's InfiniteList with our heading and filters; its children are shown as soon as there are rows. */
export function ListFrame({
  type,
  area = type.name,
  perPage = 100,
  fixed,
  sort,
  thenBy,
  refetchInterval,
  actions,
  tools,
  loadMoreLabel,
  withoutPages = false,
  children,
}: ListFrameProps) {
  const { field, direction } = type.defaultOrder;
  const first = useMemo(() => sort ?? { field, order: direction }, [sort, field, direction]);
  const options = useMemo(() => queryOptions(thenBy, refetchInterval), [thenBy, refetchInterval]);
  const listed = useMemo(() => ({ type, area, thenBy }), [type, area, thenBy]);
  return (
    <ListTypeProvider value={listed}>
      <InfiniteList
        resource={type.name}
        storeKey={`${area}.listParams`}
        {...(fixed && { filter: fixed })}
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

/** As high as the window, so that only the table scrolls, and heading and filters stay in sight. */
const listStyles: SxProps<Theme> = {
  height: '100dvh',
  minHeight: 480,
  // What stands above the table takes more lines here; rows must still fit beneath.
  [lowWindow]: { minHeight: 640 },
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
