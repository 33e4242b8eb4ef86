import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type ReactNode } from 'react';
import { bulkWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { MenuButton } from '../../ui/buttons';
import { useMarked } from '../selection/SelectionBar';

export interface BulkAction {
  label: string;
  /** Asks and runs the action; its code may load on opening. */
  dialog: (onClose: () => void) => ReactNode;
  /** Whether the dialog itself asks for rows if none are marked. */
  opensWithoutRows?: boolean;
}

/** The actions for marked rows; if none are marked, it says so. */
export function BulkMenu({
  actions,
  nothingSelected = bulkWords.nothingSelected,
}: {
  actions: readonly BulkAction[];
  nothingSelected?: string;
}) {
  const [open, setOpen] = useState<BulkAction | 'nothing' | null>(null);
  const { count } = useMarked();
  const close = () => setOpen(null);
  return (
    <>
      <MenuButton size="small" label={bulkWords.actions} endIcon={<ArrowIcon />}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => setOpen(count === 0 && !action.opensWithoutRows ? 'nothing' : action)}
          >
            {action.label}
          </MenuItem>
        ))}
      </MenuButton>
      {open === 'nothing' && (
        <ChoiceDialog
          title={bulkWords.actions}
          onClose={close}
          choices={[{ label: bulkWords.ok, act: close, main: true }]}
        >
          {nothingSelected}
        </ChoiceDialog>
      )}
      {open !== null && open !== 'nothing' && <Suspense>{open.dialog(close)}</Suspense>}
    </>
  );
}
