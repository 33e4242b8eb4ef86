const over = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** Whether something that takes keys covers the page. Hidden elements do not count. */
export function isCovered(): boolean {
  return Array.from(document.querySelectorAll(over)).some(
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  );
}

/** Elements that use keys while focused: letters choose in a select, too. */
export const typedIn =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="textbox"], [contenteditable="true"]';

/** Whether a key belongs to a text field, or to something covering the page. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  return isCovered() || (target instanceof Element && target.closest(typedIn) !== null);
}
