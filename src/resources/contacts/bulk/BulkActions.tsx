import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { contactGroups } from '../../../../domain/types/contactGroup';
import { useFeature } from '../../../config';
import { contactWords } from '../../../i18n/contacts';
import { ChoiceDialog } from '../../../ui/form/ChoiceDialog';
import type { List } from '../../../list/useList';
import type { Selection } from '../../../list/useSelection';
import { AddToGroupDialog } from './AddToGroupDialog';
import { DeleteContactsDialog } from './DeleteContactsDialog';
import { ExportChosen, saveWhole } from './ExportChosen';

export interface BulkProps {
  list: Pick<List, 'type' | 'query'>;
  selection: Selection;
}
type Action = 'group' | 'export' | 'delete';

/** What can be done with the marked contacts (document 2, section 2 "Bulk-action menu"); with none it says what is missing. */
export function BulkActions({ list, selection }: BulkProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Action | 'nothing' | null>(null);
  const hasGroups = useFeature()(contactGroups.feature);
  const id = useId();
  const close = () => setOpen(null);
  const choose = (action: Action) => {
    setAnchor(null);
    if (selection.isEmpty) setOpen('nothing');
    else if (action !== 'export' || !saveWhole({ list, selection })) setOpen(action);
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
        {contactWords.actions}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': contactWords.actions } }}>
        {hasGroups && <MenuItem onClick={() => choose('group')}>{contactWords.addToGroup}</MenuItem>}
        <MenuItem onClick={() => choose('export')}>{contactWords.export}</MenuItem>
        <MenuItem onClick={() => choose('delete')}>{contactWords.remove}</MenuItem>
      </Menu>
      {open === 'group' && <AddToGroupDialog list={list} selection={selection} onClose={close} />}
      {open === 'delete' && <DeleteContactsDialog list={list} selection={selection} onClose={close} />}
      {open === 'export' && <ExportChosen list={list} selection={selection} onClose={close} />}
      {open === 'nothing' && <Told onClose={close}>{contactWords.nothingSelected}</Told>}
    </>
  );
}

function Told({ children, onClose }: { children: string; onClose: () => void }) {
  return <ChoiceDialog title={contactWords.actions} onClose={onClose} choices={[{ label: contactWords.ok, act: onClose, main: true }]}>{children}</ChoiceDialog>;
}
