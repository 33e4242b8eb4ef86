import { Fragment, useMemo, type ComponentType, type ReactNode } from 'react';
import { useFeature } from '../session/config';
import { ListFrame, type ListFrameProps } from './ListFrame';
import { ColumnsMenu } from './table/ColumnsMenu';
import { ContentTable } from './table/ContentTable';
import { shownColumns } from './table/shownColumns';

interface ContentListProps extends Omit<ListFrameProps, 'tools'> {
  /** What can be done with marked rows; without it no row can be marked. */
  bulkActions?: ReactNode;
  /** Stands around the table, with react-admin's list: what changes its rows, such as `SortableRows`. */
  around?: ComponentType<{ children: ReactNode }>;
  /** The columns: `FieldColumn` for what the declaration knows, `DataTable.Col` for anything else. */
  children: ReactNode;
}

/**
 * The list of a content type: react-admin's InfiniteList and DataTable, with a body that keeps only the rows in sight
 * in the document. Anything of react-admin that reads the list's context works in `actions`, `bulkActions` and
 * `children`.
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
