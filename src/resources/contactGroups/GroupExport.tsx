import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { useListContext } from 'react-admin';
import { apiBase, formatQuery } from '../../../domain/http';
import { groupWords } from '../../i18n/types';
import { MenuButton } from '../../ui/buttons';

/** The contacts of groups as XLSX, a row for each group and contact. */
export const groupExportPath = '/contacts.xlsx/contact-groups';

/** The export of these groups, or of all. */
const groupExportAddress = (groups: readonly number[]): string =>
  `${apiBase}${groupExportPath}?${formatQuery({ contactGroupIds: groups })}`;

/** Downloads the selected groups, or all of them. Real links, so that the browser saves them. */
export function GroupExport() {
  const { selectedIds: marked } = useListContext<{ id: number }>();
  return (
    <MenuButton label={groupWords.export} startIcon={<DownloadIcon />}>
      {marked.length > 0 && (
        <MenuItem component="a" href={groupExportAddress(marked)} download>
          {groupWords.exportMarked(marked.length)}
        </MenuItem>
      )}
      <MenuItem component="a" href={groupExportAddress([])} download>
        {groupWords.exportAll}
      </MenuItem>
    </MenuButton>
  );
}
