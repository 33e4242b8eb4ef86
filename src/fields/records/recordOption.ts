import { declaredType, nameOf } from '../../../domain/contentType';
import type { Option } from '../options/referenceOptions';
import { untitled } from '../../i18n/untitled';

/** A related record in a form: its summary, or a hit of a search. */
export type RelatedRecord = { id: number; name?: string } & Record<string, unknown>;

/** A name from a proposal whose record must still be found or created (it cannot be saved). */
export interface UnknownRecord {
  id: null;
  name: string;
}

export const isUnknown = (value: RelatedRecord | UnknownRecord | null | undefined): value is UnknownRecord =>
  value?.id === null;

/**
 * The name of a related record in any shape: by its declaration, if that is loaded, or else as given by the server.
 */
export function relatedName(resource: string, related: RelatedRecord | UnknownRecord): string {
  if (isUnknown(related)) return related.name;
  const type = declaredType(resource);
  return (
    (type ? nameOf(type, related) : '') || (typeof related.name === 'string' ? related.name : '') || `#${related.id}`
  );
}

/** A related record as an option. Its value is what the form stores; extra keys do not affect comparison by id. */
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
