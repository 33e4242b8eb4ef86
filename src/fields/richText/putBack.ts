let quiet: unknown;

/**
 * Says that a value comes back into the form by its own undo: an editor that shows it keeps no step of it, which would
 * undo the undoing.
 */
export function putBackQuietly(value: unknown): void {
  quiet = value;
}

/** Whether a text has just come back so. */
export const isPutBack = (html: string): boolean => quiet === html;
