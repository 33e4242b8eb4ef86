import type { FieldValues } from 'react-hook-form';

let waiting: { resource: string; values: FieldValues } | null = null;

/**
 * What the next form for a new record of a resource starts with. A reload of that form brings the draft of what was
 * typed into it.
 */
export function startNextWith(resource: string, values: FieldValues): void {
  waiting = { resource, values };
}

/** In: the resource of a form for a new record. Out: what it starts with; null where nothing was copied for it. */
export function startOf(resource: string): FieldValues | null {
  return waiting?.resource === resource ? waiting.values : null;
}

/** Once a form is there. */
export function forgetStart(): void {
  waiting = null;
}
