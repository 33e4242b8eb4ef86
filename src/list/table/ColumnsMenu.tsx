import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, Children, isValidElement, type ReactElement, type ReactNode, useMemo } from 'react';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useStore } from 'react-admin';
import type { Feature } from '../../../domain/features';
import { listWords } from '../../i18n/lists';
import { type ListedType, useListType } from '../ListType';
import { columnOf, narrowestColumn, type Column, type ColumnProps } from './columns';
import { FieldColumn, useColumnsKey, useColumnWidths } from './FieldColumn';
import { useIsNarrow } from './tableStyles';

interface ColumnsProps {
  type: ListedType;
  columns: readonly ColumnElement[];
}

/**
 * Shows, hides and sorts columns. It uses the storage of react-admin's ColumnsButton, which only allows sorting by
 * dragging.
 */
export function ColumnsMenu(props: ColumnsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={listWords.columns} slotProps={{ popper: { disablePortal: true } }}>
        <IconButton
          aria-label={listWords.columns}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': listWords.columns } as object }}
      >
        <Columns {...props} />
      </Popover>
    </>
  );
}

/** The columns in order; each can be hidden, resized, and moved with the mouse or keyboard. */
function Columns({ type, columns }: ColumnsProps) {
  const { order, move, reset } = useColumnOrder(columns.length);
  const { initiallyHidden = none } = useListType();
  const [hidden, setHidden] = useStore<readonly string[]>(useColumnsKey(), initiallyHidden);
  const [widths, setWidths] = useColumnWidths();
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]);
  return (
    <Box sx={{ p: 1, minWidth: 260 }}>
      <Box component="ol" aria-label={listWords.columns} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.map((index, place) => {
          const column = columns[index];
          if (!column) return null;
          const name = columnName(column);
          const own = fieldColumn(type, column);
          const label = own?.label ?? String(column.props.label ?? name);
          return (
            <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center' }}>
              {/* Without the title column, records could not be opened with the keyboard. */}
              <FormControlLabel
                sx={{ flexGrow: 1, ml: 0 }}
                control={
                  <Checkbox
                    checked={!hidden.includes(name)}
                    disabled={own?.isTitle === true}
                    onChange={() => toggle(name)}
                    sx={{ p: 0.5, mr: 0.5 }}
                  />
                }
                label={label}
                slotProps={{ typography: { variant: 'body2' } }}
              />
              {own && (
                <input
                  type="range"
                  min={narrowestColumn}
                  max={600}
                  aria-label={listWords.columnWidth(label)}
                  value={widths[name] ?? own.width}
                  onChange={({ target }) => setWidths({ ...widths, [name]: Number(target.value) })}
                  style={{ width: 90 }}
                />
              )}
              <IconButton
                aria-label={listWords.moveUp(label)}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <UpIcon sx={{ fontSize: 16 }} />
              </IconButton>
              <IconButton
                aria-label={listWords.moveDown(label)}
                disabled={place === order.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <DownIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        size="small"
        onClick={() => {
          reset();
          setHidden(initiallyHidden);
          setWidths({});
        }}
      >
        {listWords.resetColumns}
      </Button>
    </Box>
  );
}

/** The order of columns as react-admin's DataTable stores it: the index of the column at each position. */
function useColumnOrder(count: number) {
  const [stored, setOrder] = useStore<number[] | undefined>(`${useColumnsKey()}_columnRanks`);
  const order = completeOrder(stored, count);
  return {
    order,
    move: (from: number, to: number) => {
      const next = [...order];
      next.splice(to, 0, ...next.splice(from, 1));
      setOrder(next);
    },
    reset: () => setOrder(undefined),
  };
}

/** Every index once: first the stored ones that still exist, then new ones. */
export function completeOrder(stored: readonly number[] | undefined, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const kept = [...new Set(stored)].filter((index) => all.includes(index));
  return [...kept, ...all.filter((index) => !kept.includes(index))];
}

export type ColumnElement = ReactElement<{ source?: string; label?: ReactNode }>;

/** The columns of a table, except those of disabled features. */
export function shownColumns(
  type: ListedType,
  children: ReactNode,
  enabled: (feature: Feature | undefined) => boolean,
): ColumnElement[] {
  return Children.toArray(children).filter(
    (child): child is ColumnElement => isValidElement(child) && enabled(fieldColumn(type, child)?.feature),
  );
}

/** The definition of one of our columns; null for those of react-admin. */
export function fieldColumn(type: ListedType, element: ReactElement): Column | null {
  return element.type === FieldColumn ? columnOf(type, element.props as ColumnProps) : null;
}

/** The key under which react-admin stores hidden columns. */
const columnName = ({ props: { source, label } }: ColumnElement): string => source ?? String(label ?? '');

/** The width below which a table scrolls sideways, in pixels. */
export function leastWidth(
  type: ListedType,
  columns: readonly ColumnElement[],
  hidden: readonly string[],
  widths: Record<string, number>,
): number {
  return columns
    .filter((column) => !hidden.includes(columnName(column)))
    .reduce((sum, column) => sum + (widths[columnName(column)] ?? fieldColumn(type, column)?.width ?? 100), 0);
}

/** The visible columns, with the title first on narrow screens. Computed once per table instead of in each cell. */
export function useVisibleColumns(columns: ReactNode): ReactNode {
  const hidden = useHiddenColumns();
  const { type } = useListType();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const visible = Children.toArray(columns).filter(
      (column): column is ColumnElement =>
        isValidElement(column) && !hidden.includes(columnName(column as ColumnElement)),
    );
    const isTitle = (column: ColumnElement) => columnName(column) === type.titleField;
    return isNarrow ? [...visible.filter(isTitle), ...visible.filter((column) => !isTitle(column))] : visible;
  }, [columns, hidden, isNarrow, type]);
}

const none: readonly string[] = [];

/** The sources of hidden columns. */
export function useHiddenColumns(): readonly string[] {
  return useStore<readonly string[]>(useColumnsKey(), useListType().initiallyHidden ?? none)[0];
}
