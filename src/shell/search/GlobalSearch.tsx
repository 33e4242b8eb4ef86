import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { editors } from '../../../domain/access';
import { isKey, keyTable } from '../../keys/keyTable';
import { globalSearchWords } from '../../i18n/shell';
import { useMe } from '../../session/session';
import { SidebarItem } from '../sidebar/SidebarItem';
import { SearchDialog } from './SearchDialog';

const listeners = new Set<() => void>();

/** Opens the global search from anywhere. */
function openSearch(): void {
  for (const listener of listeners) listener();
}

/** Follows `openSearch`. Out: a function that stops following. */
function onOpenSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Listens for Ctrl+K and Cmd+K on every page. The dialog stands when the key is dealt with, field and focus: whatever
 * is typed after it belongs to the search. So its code comes with the page, and it is drawn at once.
 */
export function GlobalSearch() {
  const allowed = editors(useMe());
  // Each opening is a dialog of its own: the one before may still be on its way out, with what was typed into it.
  const [{ opening, isOpen }, setState] = useState({ opening: 0, isOpen: false });
  const left = useRef<Element | null>(null);

  useEffect(
    () =>
      onOpenSearch(() => {
        left.current = document.activeElement;
        flushSync(() => setState((before) => (before.isOpen ? before : { opening: before.opening + 1, isOpen: true })));
      }),
    [],
  );
  useEffect(() => {
    if (!allowed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.everywhere.search)) return;
      event.preventDefault();
      openSearch();
    };
    // First in line, so that no editor on the page takes the keys for itself.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [allowed]);

  if (!allowed || opening === 0) return null;
  return (
    <SearchDialog
      key={opening}
      open={isOpen}
      onClose={() => setState({ opening, isOpen: false })}
      onExited={() => focusAgain(left.current)}
    />
  );
}

/**
 * What had the focus may have been replaced meanwhile, as a text is by its editor: what has its id now stands in its
 * place.
 */
function focusAgain(element: Element | null): void {
  if (element?.isConnected === false && element.id !== '') document.getElementById(element.id)?.focus();
}

/** The line of the sidebar that opens the search. */
export function SearchButton({ expanded, onFollow }: { expanded: boolean; onFollow: () => void }) {
  const me = useMe();
  if (!editors(me)) return null;
  return (
    <SidebarItem
      icon={SearchIcon}
      label={globalSearchWords.open}
      shortcut={globalSearchWords.shortcut}
      expanded={expanded}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onFollow();
        openSearch();
      }}
    />
  );
}
