import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { listWords } from '../../i18n/lists';
import type { ListedType } from '../ListType';
import type { ColumnElement } from './shownColumns';

const ColumnList = lazy(() => import('./ColumnList').then((module) => ({ default: module.ColumnList })));

export interface ColumnsProps {
  type: ListedType;
  columns: readonly ColumnElement[];
}

/**
 * Chooses and orders the columns. It writes what react-admin's ColumnsButton writes, which can be ordered by dragging
 * only.
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
        <Suspense>
          <ColumnList {...props} />
        </Suspense>
      </Popover>
    </>
  );
}
