import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { listTexts } from '../../i18n/lists';
import type { ListedType } from '../ListType';
import { columnName, fieldColumn, type ColumnElement } from './shownColumns';
import { useColumnOrder } from './useColumnOrder';
import { useColumnsKey } from './useHiddenColumns';

interface ColumnsProps {
  type: ListedType;
  columns: readonly ColumnElement[];
}

/** Chooses and orders the columns. It writes what react-admin's ColumnsButton writes, which can be ordered by dragging only. */
export function ColumnsMenu(props: ColumnsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={listTexts.columns}>
        <IconButton aria-label={listTexts.columns} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { role: 'dialog', 'aria-label': listTexts.columns } as object }}>
        <ColumnList {...props} />
      </Popover>
    </>
  );
}

function ColumnList({ type, columns }: ColumnsProps) {
  const { order, move, reset } = useColumnOrder(columns.length);
  const [hidden, setHidden] = useStore<string[]>(useColumnsKey(), []);
  const toggle = (name: string) => setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]);
  return (
    <Box sx={{ p: 1, minWidth: 260 }}>
      <Box component="ol" aria-label={listTexts.columns} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.map((index, place) => {
          const column = columns[index];
          if (!column) return null;
          const name = columnName(column);
          const own = fieldColumn(type, column);
          const label = own?.label ?? String(column.props.label ?? name);
          return (
            <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center' }}>
              {/* Without the column that opens the record a list could not be used by keyboard. */}
              <FormControlLabel sx={{ flexGrow: 1, ml: 0 }} control={<Checkbox checked={!hidden.includes(name)} disabled={own?.isTitle === true} onChange={() => toggle(name)} sx={{ p: 0.5, mr: 0.5 }} />} label={label} slotProps={{ typography: { variant: 'body2' } }} />
              <IconButton aria-label={listTexts.moveUp(label)} disabled={place === 0} onClick={() => move(place, place - 1)}><UpIcon sx={{ fontSize: 16 }} /></IconButton>
              <IconButton aria-label={listTexts.moveDown(label)} disabled={place === order.length - 1} onClick={() => move(place, place + 1)}><DownIcon sx={{ fontSize: 16 }} /></IconButton>
            </Box>
          );
        })}
      </Box>
      <Button size="small" onClick={() => { reset(); setHidden([]); }}>{listTexts.resetColumns}</Button>
    </Box>
  );
}
