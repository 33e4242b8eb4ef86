import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type MouseEvent } from 'react';
import { useListContext, useNotify, useResourceContext } from 'react-admin';
import { apiBase, formatQuery } from '../../domain/http';
import { listWords } from '../i18n/lists';
import { useConfig } from '../session/config';

type Query = Record<string, string | string[]>;

/**
 * XLSX downloads of the list around it: what the filters show, and the whole. Real links, so that the browser saves
 * them.
 */
export function ExportMenu({
  resource: given,
  fixed = {},
}: {
  /** Where the export lies, when that is not the list's own resource, and what narrows it to that. */
  resource?: string;
  fixed?: Query;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filterValues, filter } = useListContext();
  const own = useResourceContext() ?? '';
  const resource = given ?? own;
  const id = useId();
  const { noExports } = useConfig();
  const notify = useNotify();
  const choose = (event: MouseEvent) => {
    setAnchor(null);
    if (!noExports) return;
    event.preventDefault();
    notify(noExports, { type: 'info' });
  };
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
        {listWords.export}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': listWords.export } }}
      >
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
      </Menu>
    </>
  );
}

/** Where a type's export lies; with the query of the list it holds the same records as the list. */
export function exportAddress(resource: string, query: Query): string {
  const search = formatQuery(query);
  return `${apiBase}/${resource}.xlsx${search && `?${search}`}`;
}
