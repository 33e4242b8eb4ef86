import {
  Children,
  type ReactElement,
  Fragment,
  isValidElement,
  useMemo,
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import {
  DataTable,
  useDataTableConfigContext,
  useInfinitePaginationContext,
  useListContext,
  useListSortContext,
  useResourceDefinition,
} from 'react-admin';
import MuiTableHead from '@mui/material/TableHead';
import type { ContentType } from '../../domain/contentType';
import { maxLimit } from '../../domain/http';
import { contents } from '../../domain/contents';
import { useConfig, useFeature } from '../session/config';
import {
  AssignedTo,
  AssigneesContext,
  ChangedBy,
  LatestChangesContext,
  useAssignees,
  useLatestChanges,
} from './table/ChangedBy';
import { rememberRows } from '../cache/shownRows';
import { listWords } from '../i18n/lists';
import { ListFrame, type ListFrameProps } from './ListFrame';
import {
  ColumnsMenu,
  fieldColumn,
  shownColumns,
  leastWidth,
  type ColumnElement,
  useHiddenColumns,
  useVisibleColumns,
} from './table/ColumnsMenu';
import { useListType } from './ListType';
import { SelectionBar, HeadCheckbox } from './selection/SelectionBar';
import { CellEditing } from './table/CellEditing';
import { VirtualBody } from './table/VirtualBody';
import { LeastWidthContext, FieldColumn, useColumnWidths } from './table/FieldColumn';
import { tableStyles, useIsNarrow } from './table/tableStyles';
import { BulkMenu } from './bulk/BulkMenu';
import { CreateButton, ExportMenu } from './ListPage';
import { SortableRows } from './order/SortableRows';

interface ContentListProps extends Omit<ListFrameProps, 'tools'> {
  /** Actions for selected rows; if missing, rows cannot be selected. */
  bulkActions?: ReactNode;
  /** Wraps the table in order to change its rows, such as `SortableRows`. */
  around?: ComponentType<{ children: ReactNode }>;
  /** The columns: `FieldColumn` for declared fields, `DataTable.Col` for anything else. */
  children: ReactNode;
}

/**
 * The list of a content type: react-admin's InfiniteList and DataTable, with a body that renders only the rows in view.
 * Any react-admin component that uses the list context works in `actions`, `bulkActions` and `children`.
 */
export function ContentList({ bulkActions, around: Around = Fragment, children, ...frame }: ContentListProps) {
  const { type } = frame;
  const enabled = useFeature();
  const columns = useMemo(() => shownColumns(type, children, enabled), [type, children, enabled]);
  const { leftOut = [] } = useConfig();
  const added = useMemo(
    () =>
      type.name in contents && !leftOut.includes('activity')
        ? changeColumns.filter(({ props }) => !columns.some((column) => column.props.source === props.source))
        : [],
    [type.name, leftOut, columns],
  );
  const all = useMemo(() => [...columns, ...added], [columns, added]);
  return (
    <ListFrame
      {...frame}
      initiallyHidden={useMemo(() => added.map(({ props }) => props.source), [added])}
      tools={<ColumnsMenu type={type} columns={all} />}
    >
      <Around>
        <CellEditing>
          <ContentTable columns={all} bulkActions={bulkActions} />
        </CellEditing>
      </Around>
    </ListFrame>
  );
}

/** Lists of content types also offer these columns, hidden at first. */
const changeColumns: ReactElement<{ source: string }>[] = [
  <FieldColumn key="updatedAt" source="updatedAt" />,
  <FieldColumn
    key="updatedBy"
    source="updatedBy"
    label={listWords.updatedBy}
    width={170}
    content={({ id }) => <ChangedBy id={id} />}
  />,
  <FieldColumn
    key="assignee"
    source="assignee"
    label={listWords.assignee}
    width={150}
    content={({ id }) => <AssignedTo id={id} />}
  />,
];

/** react-admin's DataTable with a virtual body, and arrow keys to move between rows. */
export function ContentTable({ columns, bulkActions }: { columns: readonly ColumnElement[]; bulkActions: ReactNode }) {
  const { type, thenBy } = useListType();
  const { data, total, filter, filterValues, sort, isPlaceholderData } = useListContext();
  const { hasNextPage } = useInfinitePaginationContext();
  const hidden = useHiddenColumns();
  const [widths] = useColumnWidths();
  const hint = useId();
  const isShown = (name: string) => columns.some(({ props }) => props.source === name) && !hidden.includes(name);
  const latest = useLatestChanges(type.name, isShown('updatedBy') ? data : undefined);
  const assignees = useAssignees(type.name, isShown('assignee') ? data : undefined);

  const formCode: (() => Promise<unknown>) | undefined = useResourceDefinition({ resource: type.name }).options
    ?.formCode;

  useEffect(() => {
    if (data && !isPlaceholderData)
      rememberRows(type.name, {
        ids: data.map(({ id }) => id),
        more: hasNextPage ? { filter: { ...filterValues, ...filter }, sort, meta: { shape: 'summary', thenBy } } : null,
      });
  }, [data, filter, filterValues, hasNextPage, isPlaceholderData, sort, thenBy, type]);

  const rowCount = hasNextPage ? (total ?? -1) : (data?.length ?? 0);
  const hasBulk = bulkActions !== undefined;
  const isNarrow = useIsNarrow();
  const least = leastWidth(type, columns, hidden, widths) + (hasBulk ? selectWidth : 0);
  return (
    <LatestChangesContext value={latest}>
      <AssigneesContext value={assignees}>
        <LeastWidthContext value={isNarrow ? null : least}>
          <p id={hint} hidden>
            {listWords.keyboard}
          </p>
          <DataTable
            body={VirtualBody}
            head={TableHead}
            bulkActionButtons={hasBulk ? <></> : false}
            bulkActionsToolbar={hasBulk ? <SelectionBar>{bulkActions}</SelectionBar> : <></>}
            sx={tableStyles}
            style={isNarrow ? {} : { minWidth: least }}
            // A record will probably be opened next, so the form's code is preloaded; if that fails, the form reports
            // it.
            onPointerEnter={() => void formCode?.().catch(() => undefined)}
            aria-label={type.label.plural}
            aria-describedby={hint}
            aria-rowcount={rowCount < 0 ? -1 : rowCount + 1}
          >
            {columns}
          </DataTable>
        </LeastWidthContext>
      </AssigneesContext>
    </LatestChangesContext>
  );
}

/** The width of the checkbox column, in pixels. */
const selectWidth = 38;

/** The head of the table; each column renders its own cell. react-admin's cells need MUI's TableHead around them. */
function TableHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext();
  const columns = useVisibleColumns(children);
  const isNarrow = useIsNarrow();
  return (
    <MuiTableHead>
      <tr aria-rowindex={1}>
        {hasBulkActions && <HeadCheckbox />}
        {isNarrow ? <OrderSelect columns={columns} /> : columns}
      </tr>
    </MuiTableHead>
  );
}

/** The order of the cards on a phone, which has no column headers to click. */
function OrderSelect({ columns }: { columns: ReactNode }) {
  const { type } = useListType();
  const { sort, setSort } = useListSortContext();
  const sortable = Children.toArray(columns).flatMap((element) => {
    const column = isValidElement(element) ? fieldColumn(type, element) : null;
    return column?.firstOrder ? [column] : [];
  });
  return (
    <th scope="col" className="order">
      <select
        aria-label={listWords.orderBy}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target }) => {
          const [field = '', order] = target.value.split(' ');
          setSort({ field, order: order as 'ASC' | 'DESC' });
        }}
      >
        {sortable.some(({ name }) => name === sort.field) || <option value={`${sort.field} ${sort.order}`} />}
        {sortable.flatMap(({ name, label }) =>
          (['ASC', 'DESC'] as const).map((order) => (
            <option key={`${name} ${order}`} value={`${name} ${order}`}>
              {`${label} ${order === 'ASC' ? '▲' : '▼'}`}
            </option>
          )),
        )}
      </select>
    </th>
  );
}

/**
 * The standard list of a type: a column for each `summary` field, bulk changes, and manual order if there is a
 * `position`. A list that needs more is written as JSX in the folder of its type.
 */
export function listFor(type: ContentType): ComponentType {
  const columns = Object.keys(type.fields).filter((name) => type.fields[name]!.summary && name !== 'position');
  // Columns with names of other records share the width; with fewer columns, each is wider.
  const isNamed = (name: string) => /^(reference|record)s?$/.test(type.fields[name]!.kind);
  const width = Math.max(90, Math.min(200, 450 / columns.filter(isNamed).length));
  return () => (
    <ContentList
      type={type}
      perPage={maxLimit}
      actions={
        <>
          <ExportMenu />
          <CreateButton />
        </>
      }
      bulkActions={<BulkMenu />}
      {...('position' in type.fields && { around: SortableRows })}
    >
      <FieldColumn source="id" />
      {columns.map((name) => (
        <FieldColumn key={name} source={name} {...(isNamed(name) && { width })} />
      ))}
    </ContentList>
  );
}
