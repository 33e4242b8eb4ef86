import SearchIcon from '@mui/icons-material/Search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { editors } from '../../../domain/access';
import { searchTexts } from '../../i18n/search';
import { useMe } from '../../session/session';
import { SidebarItem } from '../SidebarItem';
import { onOpenSearch, openSearch } from './openSearch';

const SearchDialog = lazy(() => import('./SearchDialog').then((module) => ({ default: module.SearchDialog })));

/** Listens for Ctrl+K and Cmd+K on every page; the dialog's code arrives with its first use. */
export function GlobalSearch() {
  const allowed = editors(useMe());
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');

  useEffect(() => onOpenSearch(() => setState('open')), []);
  useEffect(() => {
    if (!allowed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openSearch();
    };
    // First in line, so that no editor on the page takes the keys for itself.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [allowed]);

  if (!allowed || state === 'never') return null;
  return (
    <Suspense fallback={null}>
      <SearchDialog open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
}

/** The line of the sidebar that opens the search. */
export function SearchButton({ expanded, onFollow }: { expanded: boolean; onFollow: () => void }) {
  const me = useMe();
  if (!editors(me)) return null;
  return (
    <SidebarItem
      icon={SearchIcon}
      label={searchTexts.open}
      shortcut={searchTexts.shortcut}
      expanded={expanded}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onFollow();
        openSearch();
      }}
    />
  );
}
