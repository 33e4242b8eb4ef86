/** What something is written into; buttons of a toolbar stand before it. */
const writable = 'input:not([type="hidden"], [type="file"]):not([tabindex="-1"]), textarea:not([tabindex="-1"]), select, [contenteditable="true"]';

/** Brings someone to the input of a field; where a part of it has none of its own, to the field it belongs to. */
export function focusField(container: HTMLElement | null, path: string): void {
  const parts = path.split('.');
  const fields = [...(container?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  for (let length = parts.length; length > 0; length -= 1) {
    const here = parts.slice(0, length).join('.');
    const field = fields.find(({ dataset }) => dataset.field === here);
    if (!field) continue;
    field.scrollIntoView?.({ block: 'center' });
    (field.querySelector<HTMLElement>(writable) ?? field.querySelector('button'))?.focus({ preventScroll: true });
    return;
  }
}

/** Brings someone to the first input of a form. */
export function focusFirst(container: HTMLElement | null): void {
  container?.querySelector<HTMLElement>(':is([data-field], .ra-input) :is(input:not([type="hidden"]), textarea, select, [contenteditable="true"])')?.focus({ preventScroll: true });
}
