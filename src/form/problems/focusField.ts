/** Text inputs; the buttons of their toolbar precede them. */
const writable =
  'input:not([type="hidden"], [type="file"]):not([tabindex="-1"]), textarea:not([tabindex="-1"]), select, ' +
  '[role="combobox"], [role="textbox"], [contenteditable="true"]';

/** Marks the element that opens a field's inputs on demand, such as a row among many. */
export const opensFieldAttribute = { 'data-entry': true } as const;

/** The element to focus in a field. Toolbar buttons do not count as inputs. */
const targetIn = (field: HTMLElement) =>
  field.querySelector<HTMLElement>('[data-entry]') ??
  field.querySelector<HTMLElement>(writable) ??
  field.querySelector<HTMLElement>('button:not([role="toolbar"] *)');

/** Whether the field at a path currently has an input of its own. */
export const hasField = (container: HTMLElement | null, path: string): boolean =>
  fieldsIn(container).some(({ dataset }) => dataset.field === path);

const fieldsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>('[data-field]') ?? []),
];

/**
 * Focuses the input of a field, or of the field that contains it.
 * @returns whether there was an input
 */
export function focusField(container: HTMLElement | null, path: string): boolean {
  const parts = path.split('.');
  const fields = fieldsIn(container);
  for (let length = parts.length; length > 0; length -= 1) {
    const here = parts.slice(0, length).join('.');
    const field = fields.find(({ dataset }) => dataset.field === here);
    if (!field) continue;
    const target = targetIn(field);
    // The first input of a long list is far from the list's middle, so this scrolls to the input's own element, whose
    // scroll margin clears sticky parts.
    const place = target?.closest<HTMLElement>('[data-entry], [data-field]') ?? field;
    place.scrollIntoView?.({ block: place.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
    target?.focus({ preventScroll: true });
    return target !== null && document.activeElement === target;
  }
  return false;
}

/** Focuses the first input of a form. */
export function focusFirst(container: HTMLElement | null): void {
  container
    ?.querySelector<HTMLElement>(
      ':is([data-field], .ra-input) :is(input:not([type="hidden"]), textarea, select, [role="combobox"], ' +
        '[role="textbox"], [contenteditable="true"])',
    )
    ?.focus({ preventScroll: true });
}

/** The path of the focused field, if any. */
export function focusedFieldPath(container: HTMLElement | null): string | null {
  const active = document.activeElement;
  return (active && container?.contains(active) && active.closest<HTMLElement>('[data-field]')?.dataset.field) || null;
}

/** The longest wait for inputs whose code is still loading, in milliseconds. */
const retryMs = 3_000;

/**
 * Repeats an attempt to focus a field until it succeeds, or the focus moves elsewhere.
 * @param attempt returns whether it succeeded; `isLast` if there will be no further one
 * @returns a function that stops it
 */
export function retryFocus(attempt: (isLast: boolean) => boolean): () => void {
  const until = Date.now() + retryMs;
  const before = document.activeElement;
  const again = () => {
    const isLast = Date.now() > until;
    if (attempt(isLast) || isLast || document.activeElement !== before) clearInterval(timer);
  };
  const timer = setInterval(again, 50);
  again();
  return () => clearInterval(timer);
}

/** @returns a function like `retryFocus`, for one target at a time: another target, or null, ends the previous wait */
export function singleRetry(): (attempt: Parameters<typeof retryFocus>[0] | null) => void {
  let stop: (() => void) | undefined;
  return (attempt) => {
    stop?.();
    stop = attempt ? retryFocus(attempt) : undefined;
  };
}
