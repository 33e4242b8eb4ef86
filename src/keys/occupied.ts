const over = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** Whether something lies over the page that keys belong to. What stands ready unseen lies over nothing. */
export function isCovered(): boolean {
  return Array.from(document.querySelectorAll(over)).some(
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  );
}

/** What keys belong to while it has the focus: letters choose in a select, too. */
export const typedIn =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="textbox"], [contenteditable="true"]';

/** Whether a key belongs to a field that is being typed in, or to something that lies over the page. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  return isCovered() || (target instanceof Element && target.closest(typedIn) !== null);
}
