import { Fragment, useMemo, type ComponentType, type ReactNode } from 'react';
import { useFeature } from '../session/config';
import { ListFrame, type ListFrameProps } from './ListFrame';
import { ColumnsMenu } from './table/ColumnsMenu';
import { ContentTable } from './table/ContentTable';
import { shownColumns } from './table/shownColumns';

interface ContentListProps extends Omit<ListFrameProps, 'tools'> {
  /** Actions for marked rows; without them rows cannot be marked. */
  bulkActions?: ReactNode;
  /** Wraps the table, to change its rows, such as `SortableRows`. */
  around?: ComponentType<{ children: ReactNode }>;
  /** The columns: `FieldColumn` for declared fields, `DataTable.Col` for anything else. */
  children: ReactNode;
}

/**
 * The list of a content type: react-admin's InfiniteList and DataTable, with a body that renders only the rows in
 * view. Any react-admin component that uses the list context works in `actions`, `bulkActions` and `children`.
 */
export function ContentList({ bulkActions, around: Around = Fragment, children, ...frame }: ContentListProps) {
  const { type } = frame;
  const enabled = useFeature();
  const columns = useMemo(() => shownColumns(type, children, enabled), [type, children, enabled]);
  return (
    <ListFrame {...frame} tools={<ColumnsMenu type={type} columns={columns} />}>
      <Around>
        <ContentTable columns={columns} bulkActions={bulkActions} />
      </Around>
    </ListFrame>
  );
}
