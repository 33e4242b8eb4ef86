import { Fragment, useMemo, type ComponentType, type ReactNode, useEffect, useId } from 'react';
import {
  DataTable,
  useDataTableConfigContext,
  useInfinitePaginationContext,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import MuiTableHead from '@mui/material/TableHead';
import type { ContentType } from '../../domain/contentType';
import { maxLimit } from '../../domain/http';
import { useFeature } from '../session/config';
import { rememberRows } from '../cache/shownRows';
import { listWords } from '../i18n/lists';
import { ListFrame, type ListFrameProps } from './ListFrame';
import {
  ColumnsMenu,
  shownColumns,
  leastWidth,
  type ColumnElement,
  useHiddenColumns,
  useVisibleColumns,
} from './table/ColumnsMenu';
import { useListType } from './ListType';
import { SelectionBar, HeadBox } from './selection/SelectionBar';
import { VirtualBody } from './table/VirtualBody';
import { LeastWidthContext, FieldColumn } from './table/FieldColumn';
import { tableStyles, useIsNarrow } from './table/tableStyles';
import { BulkMenu } from './bulk/BulkMenu';
import { referenceActions, visibilityActions } from './bulk/changeActions';
import { CreateButton, ExportMenu } from './ListPage';
import { SortableRows } from './order/SortableRows';

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

/** react-admin's DataTable with a virtual body, arrow keys between rows. */
export function ContentTable({ columns, bulkActions }: { columns: readonly ColumnElement[]; bulkActions: ReactNode }) {
  const { type, thenBy } = useListType();
  const { data, total, filter, filterValues, sort, isPlaceholderData } = useListContext();
  const { hasNextPage } = useInfinitePaginationContext();
  const hidden = useHiddenColumns();
  const hint = useId();

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
  const least = leastWidth(type, columns, hidden, { withTitle: !isNarrow }) + (hasBulk && !isNarrow ? selectWidth : 0);
  return (
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
        style={{ minWidth: isNarrow ? `calc(100cqi + ${least}px)` : least }}
        // Somebody will probably open a record; if loading fails, its form reports it.
        onPointerEnter={() => void formCode?.().catch(() => undefined)}
        aria-label={type.label.plural}
        aria-describedby={hint}
        aria-rowcount={rowCount < 0 ? -1 : rowCount + 1}
      >
        {columns}
      </DataTable>
    </LeastWidthContext>
  );
}

/** Width of the checkbox column, in pixels. */
const selectWidth = 38;

/** The head of the table; each column renders its own cell. react-admin's cells need MUI's TableHead around them. */
function TableHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext();
  const columns = useVisibleColumns(children);
  return (
    <MuiTableHead>
      <tr aria-rowindex={1}>
        {hasBulkActions && <HeadBox />}
        {columns}
      </tr>
    </MuiTableHead>
  );
}

/**
 * The standard list of a type: a column for each `summary` field, changes of marked rows, and manual order if there
 * is a `position`. A list that needs more is JSX in the folder of its type.
 */
export function listFor(type: ContentType): ComponentType {
  const columns = Object.keys(type.fields).filter((name) => type.fields[name]!.summary && name !== 'position');
  // Names of other records share the width; the fewer the columns, the wider.
  const isNamed = (name: string) => /^(reference|record)s?$/.test(type.fields[name]!.kind);
  const width = Math.max(90, Math.min(200, 450 / columns.filter(isNamed).length));
  const bulkActions = [
    ...(type.alwaysPublic ? [] : visibilityActions(type)),
    ...(type.fields.topics?.kind === 'references' ? referenceActions(type, 'topics') : []),
  ];
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
      bulkActions={<BulkMenu actions={bulkActions} />}
      {...('position' in type.fields && { around: SortableRows })}
    >
      <FieldColumn source="id" />
      {columns.map((name) => (
        <FieldColumn key={name} source={name} {...(isNamed(name) && { width })} />
      ))}
    </ContentList>
  );
}
