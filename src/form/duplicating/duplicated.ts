import type { FieldValues } from 'react-hook-form';

let waiting: { resource: string; values: FieldValues } | null = null;

/** Sets the initial values of the next new record of a resource. After a reload, that form's draft takes over. */
export function startNextWith(resource: string, values: FieldValues): void {
  waiting = { resource, values };
}

/** The initial values for a new record of a resource, if any were set. */
export function startOf(resource: string): FieldValues | null {
  return waiting?.resource === resource ? waiting.values : null;
}

/** Called once the form has them. */
export function forgetStart(): void {
  waiting = null;
}
