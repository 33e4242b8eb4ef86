import { declaredType, nameOf } from '../../../domain/contentType';
import type { Option } from '../options/referenceOptions';
import { untitled } from '../../i18n/untitled';

/** A related record as a form holds it: its short shape, or what a type-ahead found of it. */
export type RelatedRecord = { id: number; name?: string } & Record<string, unknown>;

/** A name that a proposal brought, for which a record is still to be found or made (it cannot be saved). */
export interface UnknownRecord {
  id: null;
  name: string;
}

export const isUnknown = (value: RelatedRecord | UnknownRecord | null | undefined): value is UnknownRecord =>
  value?.id === null;

/**
 * What a related record is called, whichever shape it came in: as its declaration says, where the page has brought it
 * along, else by the name that the server gave it.
 */
export function relatedName(resource: string, related: RelatedRecord | UnknownRecord): string {
  if (isUnknown(related)) return related.name;
  const type = declaredType(resource);
  return (
    (type ? nameOf(type, related) : '') || (typeof related.name === 'string' ? related.name : '') || `#${related.id}`
  );
}

/** A related record in a picker. The entry is what the form keeps, with the keys by which it counts as its id alone. */
export function relatedOption(resource: string, related: RelatedRecord): Option {
  const name = relatedName(resource, related) || untitled.de;
  const detail =
    typeof related.detail === 'string' ? related.detail : (declaredType(resource)?.detailOf?.(related) ?? '');
  return {
    id: related.id,
    label: name,
    detail,
    haystack: '',
    entry: { translations: { fr: {}, it: {} }, ...related, name },
  };
}
