import { useLayoutEffect, type RefObject } from 'react';
import { useKeyArea } from '../../keys/areas';
import { isKey, keyTable } from '../../keys/keyTable';
import type { SaveIntent } from '../saveMachine';

const { form: keys, interim } = keyTable;

/**
 * The keys that save the form, unless a dialog lies over it; the browser's own saving never opens. In: whether a save
 * may keep the record in the inbox; whether the form itself says what comes after a save.
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
      // The editor of a rich text would begin another line.
      event.stopPropagation();
      if (!event.repeat && !(intent.answer === 'keep' && !canKeep)) save(intent);
    };
    /** The review has a key of its own for what comes next. */
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
