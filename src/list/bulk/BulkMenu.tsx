import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type ReactNode } from 'react';
import { bulkWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { MenuButton } from '../../ui/MenuButton';
import { useMarked } from '../selection/useMarked';

export interface BulkAction {
  label: string;
  /** Asks, and does it; its code may arrive when it is opened. */
  dialog: (onClose: () => void) => ReactNode;
  /** Says itself which rows are missing. */
  saysMissing?: boolean;
}

/** What can be done with the marked rows; with none it says what is missing. */
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
          <MenuItem key={action.label} onClick={() => setOpen(count === 0 && !action.saysMissing ? 'nothing' : action)}>
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
