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

/**
 * Calls back on `openSearch`.
 * @returns a function that unsubscribes
 */
function onOpenSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens on Ctrl+K and Cmd+K on every page. The dialog is open and focused before the key event ends, so that fast
 * typing reaches it. For this reason its code is part of the page, and it renders synchronously.
 */
export function GlobalSearch() {
  const allowed = editors(useMe());
  // Each opening creates a new dialog, because the previous one may still be closing, with its input.
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
    // In the capture phase, before an editor on the page can handle the keys.
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
 * The previously focused element may have been replaced, as a text is by its editor, so this focuses the new element
 * with its id.
 */
function focusAgain(element: Element | null): void {
  if (element?.isConnected === false && element.id !== '') document.getElementById(element.id)?.focus();
}

/** The sidebar entry of the search. */
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
