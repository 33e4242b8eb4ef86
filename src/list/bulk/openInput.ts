import { focusField } from '../../form/problems/focusField';

/**
 * Focuses the input of a field and opens its choices, as a click would.
 * @returns whether there was an input
 */
export function openInput(box: HTMLElement | null, path: string): boolean {
  if (!focusField(box, path)) return false;
  const input = document.activeElement;
  if (input?.getAttribute('role') === 'combobox')
    // A select cannot be opened at the moment it appears.
    setTimeout(() => {
      if (input.getAttribute('aria-expanded') !== 'true')
        input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    });
  return true;
}
