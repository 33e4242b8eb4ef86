import { useLayoutEffect } from 'react';

/**
 * Every key that the application handles, by area. Key listeners use this table, and the help (`?`) shows it;
 * src/keys/keyWords.ts describes each key under the same name.
 */
export const keyTable = {
  everywhere: { search: ['Ctrl+K'], help: ['?'], undo: ['Ctrl+Z'] },
  list: {
    find: ['/'],
    create: ['n'],
    step: ['ArrowUp', 'ArrowDown'],
    page: ['PageUp', 'PageDown'],
    ends: ['Home', 'End'],
    open: ['Enter'],
    edit: ['F2'],
    mark: ['x'],
    markRange: ['Shift+ArrowUp', 'Shift+ArrowDown'],
    assign: ['z'],
  },
  /** In the search field above a list. */
  searchField: { toRows: ['ArrowDown'] },
  form: { save: ['Ctrl+S'], saveNext: ['Ctrl+Enter'], saveStay: ['Ctrl+Shift+Enter'] },
  /** For types whose saves may keep a record in the inbox. */
  interim: { keep: ['Ctrl+Shift+S'] },
  /** In forms with translations, and in the queue of their gaps. */
  translations: { nextGap: ['F8'], takeProposal: ['Alt+Enter'] },
  comments: { open: ['F9'] },
  inbox: {
    next: ['ArrowDown', 'j'],
    previous: ['ArrowUp', 'k'],
    open: ['Enter'],
    dismiss: ['Delete'],
    mark: ['x'],
    markRange: ['Shift+ArrowUp', 'Shift+ArrowDown'],
    assign: ['z'],
  },
  review: {
    next: ['j'],
    previous: ['k'],
    take: ['Enter'],
    putBack: ['u'],
    takeAll: ['a'],
    discard: ['Delete'],
    onlyDifferences: ['d'],
    save: ['Ctrl+S'],
    releaseNext: ['Ctrl+Enter'],
  },
  /** When several proposals are reviewed together. */
  alternatives: { choose: ['1', '9'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type KeyArea = keyof typeof keyTable;

/** Whether an event is one of these keys, with exactly their modifiers; Cmd counts as Ctrl. */
export function isKey(event: KeyboardEvent, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const parts = key.split('+');
    const name = parts.pop() ?? '';
    const isControl = event.ctrlKey || event.metaKey;
    // The modifiers of a character depend on the keyboard: `/` is Shift+7 on a Swiss one.
    const isShift = /^[^a-z\d]$/i.test(name) || event.shiftKey === parts.includes('Shift');
    return (
      event.key.toLowerCase() === name.toLowerCase() &&
      isControl === parts.includes('Ctrl') &&
      isShift &&
      event.altKey === parts.includes('Alt')
    );
  });
}

/** The keys in the format of `aria-keyshortcuts`. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => key.replace('Ctrl', 'Control')).join(' ');
}

const shown = new Map<KeyArea, number>();

/** Activates the keys of an area while the calling component is mounted; the help then lists them. */
export function useKeyArea(area: KeyArea | undefined): void {
  useLayoutEffect(() => {
    if (!area) return;
    shown.set(area, (shown.get(area) ?? 0) + 1);
    return () => void shown.set(area, (shown.get(area) ?? 1) - 1);
  }, [area]);
}

/** The areas that are active at the moment. */
export function shownAreas(): KeyArea[] {
  return [...shown].filter(([, count]) => count > 0).map(([area]) => area);
}

const over = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** Whether something that handles keys covers the page. Hidden elements do not count. */
export function isCovered(): boolean {
  return Array.from(document.querySelectorAll(over)).some(
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  );
}

/** Elements that use keys while they have the focus; a select does so with letters. */
export const typedIn =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="textbox"], [contenteditable="true"]';

/** Whether a key belongs to a text field, or to something that covers the page. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  return isCovered() || (target instanceof Element && target.closest(typedIn) !== null);
}

const listeners = new Set<() => void>();

/** Opens the help on keys, like `?`. */
export function openKeyHelp(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back when the help is opened.
 * @returns a function that unsubscribes
 */
export function onKeyHelp(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
