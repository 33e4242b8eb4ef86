import type { ComponentType, ReactNode } from 'react';
import type { Field, Fields } from '../../domain/fields';
import { hasCaptions } from '../../domain/kinds/items';

/** What the input of every kind of field gets. */
export interface KindInputProps<F extends Field = Field> {
  field: F;
  /** Where its value stands in the record, within an item in that, e.g. `translations.fr.title`. */
  source: string;
  label: string;
  /** Shows the mark of a required field. */
  required?: boolean;
  /** The inputs of what an item of a list consists of. */
  children?: ReactNode;
}

/** What a list shows beside the inputs of its items. All must be stable: rows are memoised. */
export interface ListOptions {
  /** Says in a line what an item is; rows with one are collapsed until someone opens them. */
  summary?: (item: Record<string, unknown>) => string;
  /** The question before an item goes, under a title of its own where it has one; null where it goes without. */
  askBeforeRemoving?: (item: Record<string, unknown>) => { title?: string; question: string } | null;
  /** Shown beneath the inputs of an item, e.g. the preview of a video. */
  Extra?: ComponentType<{ source: string }>;
}

const wide: readonly Field['kind'][] = [
  'multiline',
  'svg',
  'richText',
  'list',
  'associations',
  'image',
  'images',
  'files',
];

/** Whether a field needs the whole width of a form. */
export const isWide = ({ kind }: Field): boolean => wide.includes(kind);

/**
 * Whether a further language has anything of its own here. Pictures are the same in every language, their captions are
 * not; so it is with items that say something.
 */
export function hasLanguages(field: Field): boolean {
  if (field.translated || hasCaptions(field)) return true;
  return 'item' in field && Object.values(field.item as Fields).some(hasLanguages);
}
