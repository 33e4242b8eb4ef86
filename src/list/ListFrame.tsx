import { useMemo, type ReactNode } from 'react';
import { InfiniteList, type SortPayload } from 'react-admin';
import { FilterBar } from './filters/FilterBar';
import { ListBody } from './ListBody';
import { ListHeader } from './ListHeader';
import { ListTypeProvider, type ListedType } from './ListType';
import { LoadMore } from './LoadMore';
import { listStyles } from './listStyles';
import { queryOptions } from './queryOptions';
import { SelectionGuard } from './selection/SelectionGuard';

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
export function ListFrame({ type, area = type.name, perPage = 100, fixed, sort, thenBy, actions, tools, loadMoreLabel, withoutPages = false, children }: ListFrameProps) {
  const { field, direction } = type.defaultOrder;
  const first = useMemo(() => sort ?? { field, order: direction }, [sort, field, direction]);
  const options = useMemo(() => queryOptions(thenBy), [thenBy]);
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
