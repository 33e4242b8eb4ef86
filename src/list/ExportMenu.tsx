import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { useListContext, useNotify, useResourceContext } from 'react-admin';
import { apiBase, formatQuery } from '../../domain/http';
import { listWords } from '../i18n/lists';
import { useConfig } from '../session/config';
import { MenuButton } from '../ui/MenuButton';

type Query = Record<string, string | string[]>;

/** XLSX downloads of the surrounding list: as filtered, or in full. Real links, so that the browser saves them. */
export function ExportMenu({
  resource: given,
  fixed = {},
}: {
  /** The resource of the export and its fixed filters, if not those of the list. */
  resource?: string;
  fixed?: Query;
}) {
  const { filterValues, filter } = useListContext();
  const own = useResourceContext() ?? '';
  const resource = given ?? own;
  const { noExports } = useConfig();
  const notify = useNotify();
  const choose = (event: MouseEvent) => {
    if (!noExports) return;
    event.preventDefault();
    notify(noExports, { type: 'info' });
  };
  return (
    <MenuButton label={listWords.export} startIcon={<DownloadIcon />}>
      <MenuItem
        component="a"
        href={exportAddress(resource, { ...(filterValues as Query), ...(filter as Query), ...fixed })}
        download
        onClick={choose}
      >
        {listWords.exportFiltered}
      </MenuItem>
      <MenuItem component="a" href={exportAddress(resource, fixed)} download onClick={choose}>
        {listWords.exportAll}
      </MenuItem>
    </MenuButton>
  );
}

/** The address of a type's export; with the query of the list it has the same records. */
export function exportAddress(resource: string, query: Query): string {
  const search = formatQuery(query);
  return `${apiBase}/${resource}.xlsx${search && `?${search}`}`;
}
