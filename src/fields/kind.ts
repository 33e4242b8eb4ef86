import type { ComponentType, ReactNode } from 'react';
import type { Field, Fields } from '../../domain/fields';
import { hasCaptions } from '../../domain/kinds/items';

/** Props of the input of every kind of field. */
export interface KindInputProps<F extends Field = Field> {
  field: F;
  /** The path of its value in the record, or within an item, such as `translations.fr.title`. */
  source: string;
  label: string;
  /** Shows the mark of a required field. */
  required?: boolean;
  /** The inputs of the parts of a list's item. */
  children?: ReactNode;
}

/** What a list shows in addition to its items' inputs. All must be stable, as rows are memoised. */
export interface ListOptions {
  /** An item in one line; rows with a summary are collapsed until opened. */
  summary?: (item: Record<string, unknown>) => string;
  /** The question before removing an item, with an optional title; null to remove it without asking. */
  askBeforeRemoving?: (item: Record<string, unknown>) => { title?: string; question: string } | null;
  /** Shown below the inputs of an item, such as a video preview. */
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

/** Whether a field needs the full width of a form. */
export const isWide = ({ kind }: Field): boolean => wide.includes(kind);

/**
 * Whether a field has anything of its own in other languages. Pictures are the same in all, but their captions are
 * not; likewise for items with texts.
 */
export function hasLanguages(field: Field): boolean {
  if (field.translated || hasCaptions(field)) return true;
  return 'item' in field && Object.values(field.item as Fields).some(hasLanguages);
}
