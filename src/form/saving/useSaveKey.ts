import { useLayoutEffect, type RefObject } from 'react';

/** Ctrl+S (Cmd+S on a Mac) saves the form, unless a dialog lies over it; the browser's own saving never opens. */
export function useSaveKey(form: RefObject<HTMLElement | null>, save: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // A modal dialog hides everything else from assistive technology.
      if (!form.current?.closest('[aria-hidden="true"]')) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form, save]);
}
