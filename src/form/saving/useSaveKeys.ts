import { useLayoutEffect, type RefObject } from 'react';
import { useKeyArea, isKey, keyTable } from '../../keys/keyTable';
import type { SaveIntent } from '../saveMachine';

const { form: keys, interim } = keyTable;

/**
 * The save keys of a form, unless a dialog covers it; the browser's own save dialog never opens.
 * @param canKeep whether a save may keep the record in the inbox
 */
export function useSaveKeys(
  form: RefObject<HTMLElement | null>,
  { canKeep, ends }: { canKeep: boolean; ends: boolean },
  save: (intent: SaveIntent) => void,
): void {
  useKeyArea('form');
  useKeyArea(canKeep ? 'interim' : undefined);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const intent = meant(event);
      if (!intent) return;
      event.preventDefault();
      // A modal dialog hides everything else from assistive technology.
      if (form.current?.closest('[aria-hidden="true"]')) return;
      // A rich text editor would start a new line.
      event.stopPropagation();
      if (!event.repeat && !(intent.answer === 'keep' && !canKeep)) save(intent);
    };
    /** A review has its own key for the next item. */
    const meant = (event: KeyboardEvent): SaveIntent | null => {
      if (isKey(event, keys.save)) return { answer: 'release' };
      if (isKey(event, interim.keep)) return { answer: 'keep' };
      if (ends) return null;
      if (isKey(event, keys.saveStay)) return { answer: 'release', after: 'stay' };
      return isKey(event, keys.saveNext) ? { answer: 'release', after: 'next' } : null;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [canKeep, ends, form, save]);
}
