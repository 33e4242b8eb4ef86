import type { ComponentType } from 'react';
import type { Field } from '../../domain/fields';

/** What the input of every kind of field gets. */
export interface KindInputProps<F extends Field = Field> {
  field: F;
  /** Where its value stands in the record, e.g. `translations.fr.contacts.3.email`. */
  path: string;
  label: string;
  /** Shows the mark of a required field. */
  required?: boolean;
}

export type KindInput<F extends Field = Field> = ComponentType<KindInputProps<F>>;

/** What a list shows beside the inputs of its items. Both must be stable: rows are memoised. */
export interface ListOptions {
  /** Says in a line what an item is; rows with one are collapsed until someone opens them. */
  summary?: (item: Record<string, unknown>) => string;
  /** Shown beneath the inputs of an item, e.g. the preview of a video. */
  Extra?: ComponentType<{ path: string }>;
}
