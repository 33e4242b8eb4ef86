import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { bulkWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<BulkAction | 'nothing' | null>(null);
  const { count } = useMarked();
  const id = useId();
  const close = () => setOpen(null);
  const choose = (action: BulkAction) => {
    setAnchor(null);
    setOpen(count === 0 && !action.saysMissing ? 'nothing' : action);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {bulkWords.actions}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': bulkWords.actions } }}
      >
        {actions.map((action) => (
          <MenuItem key={action.label} onClick={() => choose(action)}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
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
