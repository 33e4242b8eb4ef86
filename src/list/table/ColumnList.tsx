import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useStore } from 'react-admin';
import { listWords } from '../../i18n/lists';
import type { ColumnsProps } from './ColumnsMenu';
import { columnName, fieldColumn } from './shownColumns';
import { useColumnOrder } from './useColumnOrder';
import { useColumnsKey } from './useVisibleColumns';

interface ColumnListProps extends ColumnsProps {
  /** What it hangs from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The columns in their order, each to be shown or hidden, and moved by mouse or keyboard. */
export function ColumnList({ anchor, onClose, ...shown }: ColumnListProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': listWords.columns } as object }}
    >
      <Columns {...shown} />
    </Popover>
  );
}

function Columns({ type, columns }: ColumnsProps) {
  const { order, move, reset } = useColumnOrder(columns.length);
  const [hidden, setHidden] = useStore<string[]>(useColumnsKey(), []);
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
              {/* Without the column that opens the record a list could not be used by keyboard. */}
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
          setHidden([]);
        }}
      >
        {listWords.resetColumns}
      </Button>
    </Box>
  );
}
