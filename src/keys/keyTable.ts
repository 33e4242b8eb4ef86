/**
 * Every key that means something beside what browsers do themselves, by where it does. Whoever listens to keys asks
 * this table, and the help (`?`) shows it; what a key does is said in src/keys/keyWords.ts under the same names.
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
  /** Above a list. */
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

/** Whether an event is one of these keys, with exactly the modifiers they say; Cmd counts as Ctrl. */
export function isKey(event: KeyboardEvent, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const parts = key.split('+');
    const name = parts.pop() ?? '';
    const isControl = event.ctrlKey || event.metaKey;
    // What a sign needs to be typed differs between keyboards: `/` is Shift+7 on a Swiss one.
    const isShift = /^[^a-z\d]$/i.test(name) || event.shiftKey === parts.includes('Shift');
    return (
      event.key.toLowerCase() === name.toLowerCase() && isControl === parts.includes('Ctrl') && isShift && !event.altKey
    );
  });
}

/** The keys as `aria-keyshortcuts` writes them. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => key.replace('Ctrl', 'Control')).join(' ');
}
