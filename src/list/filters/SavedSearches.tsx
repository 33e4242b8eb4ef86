import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

const SavedSearchMenu = lazy(() => import('./SavedSearchMenu').then((module) => ({ default: module.SavedSearchMenu })));

/** Searches that somebody has named: react-admin's saved queries, in a menu instead of its sidebar. */
export function SavedSearches() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const label = useTranslate()('ra.saved_queries.label');
  const open = (button: HTMLElement) => {
    setAnchor(button);
    setWasOpened(true);
  };
  return (
    <>
      <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <BookmarkIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {wasOpened && (
        <Suspense>
          <SavedSearchMenu anchor={anchor} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
