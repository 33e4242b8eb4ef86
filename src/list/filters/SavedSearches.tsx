import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import {
  useTranslate,
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  useListContext,
  useSavedQueries,
  type SavedQuery,
} from 'react-admin';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** react-admin's saved queries, in a menu instead of its sidebar. */
export function SavedSearches() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = useTranslate()('ra.saved_queries.label');
  return (
    <>
      <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <BookmarkIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <SavedSearchMenu anchor={anchor} label={label} onClose={() => setAnchor(null)} />
    </>
  );
}

/** The saved searches, with items to save or delete the current one. */
function SavedSearchMenu({
  anchor,
  label,
  onClose,
}: {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
}) {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [stored] = useSavedQueries(resource);
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const translate = useTranslate();
  const saved = extractValidSavedQueries(stored);
  const shown = JSON.stringify({ filter: filterValues, sort });
  const current = saved.find(({ value }) => JSON.stringify({ filter: value.filter, sort: value.sort }) === shown);
  const open = (which: 'add' | 'remove') => {
    onClose();
    setDialog(which);
  };
  const apply = ({ value }: SavedQuery) => {
    onClose();
    setFilters((value.filter ?? {}) as object, value.displayedFilters as never);
    if (value.sort) setSort(value.sort);
  };
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { dense: true, 'aria-label': label } }}
      >
        {saved.map((query) => (
          <MenuItem
            key={`${query.label} ${JSON.stringify(query.value)}`}
            selected={query === current}
            onClick={() => apply(query)}
          >
            {query.label}
          </MenuItem>
        ))}
        {saved.length === 0 && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
            {translate('ra.saved_queries.help')}
          </MenuItem>
        )}
        <Divider />
        {current ? (
          <MenuItem onClick={() => open('remove')}>
            <DeleteIcon fontSize="small" sx={{ mr: 1 }} />
            {translate('ra.saved_queries.remove_label_with_name', { name: current.label })}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => open('add')}>{translate('ra.saved_queries.new_label')}</MenuItem>
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  );
}
