import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { apiBase, formatQuery } from '../../../domain/http';
import { groupWords } from '../../i18n/types';

/** Where the contacts of groups lie as XLSX, a row for each group and contact. */
export const groupExportPath = '/contacts.xlsx/contact-groups';

/** The same for these groups, or for all. */
const groupExportAddress = (groups: readonly number[]): string =>
  `${apiBase}${groupExportPath}?${formatQuery({ contactGroupIds: groups })}`;

/** Downloads: the marked groups, or all. Real links, so that the browser saves them. */
export function GroupExport() {
  const { selectedIds: marked } = useListContext<{ id: number }>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {groupWords.export}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': groupWords.export } }}
      >
        {marked.length > 0 && (
          <MenuItem component="a" href={groupExportAddress(marked)} download onClick={close}>
            {groupWords.exportMarked(marked.length)}
          </MenuItem>
        )}
        <MenuItem component="a" href={groupExportAddress([])} download onClick={close}>
          {groupWords.exportAll}
        </MenuItem>
      </Menu>
    </>
  );
}
