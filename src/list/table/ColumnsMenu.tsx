import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { listWords } from '../../i18n/lists';
import type { ListedType } from '../ListType';
import type { ColumnElement } from './shownColumns';

// With the popover around it: one that opens empty is placed by the width of nothing.
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
  const [wasOpened, setWasOpened] = useState(false);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    setWasOpened(true);
  };
  return (
    <>
      <Tooltip title={listWords.columns} slotProps={{ popper: { disablePortal: true } }}>
        <IconButton
          aria-label={listWords.columns}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {wasOpened && (
        <Suspense>
          <ColumnList {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
