/**
 * Every key with a meaning of ours, by area. Key listeners use this table, and the help (`?`) shows it;
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
    mark: ['x'],
    markRange: ['Shift+ArrowUp', 'Shift+ArrowDown'],
  },
  /** In the search field above a list. */
  searchField: { toRows: ['ArrowDown'] },
  form: { save: ['Ctrl+S'], saveNext: ['Ctrl+Enter'], saveStay: ['Ctrl+Shift+Enter'] },
  /** Where a save may keep a record in the inbox. */
  interim: { keep: ['Ctrl+Shift+S'] },
  /** In forms with translations, and in the queue of their gaps. */
  translations: { nextGap: ['F8'] },
  inbox: { next: ['ArrowDown', 'j'], previous: ['ArrowUp', 'k'], open: ['Enter'], dismiss: ['Delete'] },
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
  /** Where several proposals are reviewed together. */
  alternatives: { choose: ['1', '9'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type KeyArea = keyof typeof keyTable;

/** Whether an event is one of these keys, with exactly their modifiers; Cmd counts as Ctrl. */
export function isKey(event: KeyboardEvent, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const parts = key.split('+');
    const name = parts.pop() ?? '';
    const isControl = event.ctrlKey || event.metaKey;
    // The modifiers of a sign differ between keyboards: `/` is Shift+7 on a Swiss one.
    const isShift = /^[^a-z\d]$/i.test(name) || event.shiftKey === parts.includes('Shift');
    return (
      event.key.toLowerCase() === name.toLowerCase() && isControl === parts.includes('Ctrl') && isShift && !event.altKey
    );
  });
}

/** The keys in the format of `aria-keyshortcuts`. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => key.replace('Ctrl', 'Control')).join(' ');
}
