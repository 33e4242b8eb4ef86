import MuiTableHead from '@mui/material/TableHead';
import type { ReactNode } from 'react';
import { useDataTableConfigContext } from 'react-admin';
import { HeadBox } from '../selection/SelectionBox';
import { useVisibleColumns } from './useVisibleColumns';

/** The heads of a table; each column draws its own. Those of react-admin need MUI's TableHead around them. */
export function TableHead({ children }: { children?: ReactNode }) {
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
