import { nameOf, type ContentType } from '../../../domain/contentType';
import { contentTypeNamed } from '../../../domain/contentTypes';
import { formWords } from '../../i18n/forms';
import type { Option } from '../referenceOptions';

/** A related record as a form holds it: its short shape, or what a type-ahead found of it. */
export type RelatedRecord = { id: number; name?: string } & Record<string, unknown>;

/** A name that a proposal brought, for which a record is still to be found or made (it cannot be saved). */
export interface UnknownRecord {
  id: null;
  name: string;
}

export const isUnknown = (value: RelatedRecord | UnknownRecord | null | undefined): value is UnknownRecord => value?.id === null;

/** The declaration of a resource. Throws for a name that is none. */
export function typeOfResource(resource: string): ContentType<any> {
  const type = contentTypeNamed(resource);
  if (!type) throw new Error(`There is no content type ${resource}`);
  return type;
}

/** What a related record is called, whichever shape it came in. */
export function relatedName(type: ContentType<any>, related: RelatedRecord | UnknownRecord): string {
  if (isUnknown(related)) return related.name;
  return nameOf(type, related) || (typeof related.name === 'string' ? related.name : '') || `#${related.id}`;
}

/** A related record in a picker. The entry is what the form keeps, with the keys by which it counts as its id alone. */
export function relatedOption(type: ContentType<any>, related: RelatedRecord): Option {
  const name = relatedName(type, related) || formWords.untitled;
  const detail = typeof related.detail === 'string' ? related.detail : (type.detailOf?.(related) ?? '');
  return { id: related.id, label: name, detail, haystack: '', entry: { translations: { fr: {}, it: {} }, ...related, name } };
}
