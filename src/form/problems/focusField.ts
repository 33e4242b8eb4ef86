/** What something is written into; buttons of a toolbar stand before it. */
const writable =
  'input:not([type="hidden"], [type="file"]):not([tabindex="-1"]), textarea:not([tabindex="-1"]), select, [role="combobox"], [role="textbox"], [contenteditable="true"]';

/** Marks what leads into a field whose inputs come only when somebody asks for them, such as one row of many. */
export const entryMark = { 'data-entry': true } as const;

/** Where to go within a field. The tools of a toolbar are no way to write anything. */
const targetIn = (field: HTMLElement) =>
  field.querySelector<HTMLElement>('[data-entry]') ??
  field.querySelector<HTMLElement>(writable) ??
  field.querySelector<HTMLElement>('button:not([role="toolbar"] *)');

/** Whether the field at a place has an input of its own now. */
export const hasField = (container: HTMLElement | null, path: string): boolean =>
  fieldsIn(container).some(({ dataset }) => dataset.field === path);

const fieldsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>('[data-field]') ?? []),
];

/**
 * Brings someone to the input of a field; where a part of it has none of its own, to the field it belongs to. Out:
 * whether there was one.
 */
export function focusField(container: HTMLElement | null, path: string): boolean {
  const parts = path.split('.');
  const fields = fieldsIn(container);
  for (let length = parts.length; length > 0; length -= 1) {
    const here = parts.slice(0, length).join('.');
    const field = fields.find(({ dataset }) => dataset.field === here);
    if (!field) continue;
    const target = targetIn(field);
    // The middle of a long list is not where its first input is: that has a place of its own, which keeps clear of what
    // sticks to the edges.
    const place = target?.closest<HTMLElement>('[data-entry], [data-field]') ?? field;
    place.scrollIntoView?.({ block: place.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
    target?.focus({ preventScroll: true });
    return target !== null && document.activeElement === target;
  }
  return false;
}

/** Brings someone to the first input of a form. */
export function focusFirst(container: HTMLElement | null): void {
  container
    ?.querySelector<HTMLElement>(
      ':is([data-field], .ra-input) :is(input:not([type="hidden"]), textarea, select, [role="combobox"], [role="textbox"], [contenteditable="true"])',
    )
    ?.focus({ preventScroll: true });
}

/** The place in the record of what has the focus; null where nothing of it has. */
export function fieldInUse(container: HTMLElement | null): string | null {
  const active = document.activeElement;
  return (active && container?.contains(active) && active.closest<HTMLElement>('[data-field]')?.dataset.field) || null;
}
