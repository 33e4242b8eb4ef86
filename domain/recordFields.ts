import type { AssociationsField, Options, PartFields, RecordField, RecordsField, ValuesOf } from './fields';
import type { TranslationLocale } from './locales';

/** Builders for fields that refer to records of content types; the kinds are in fields.ts. */

/** One record of a content type, `{id}` or null. The server refuses unknown ids. */
export function record<const O extends Options<{ id: number } | null> & Pick<RecordField, 'hierarchy'>>(
  resource: string,
  options: O,
) {
  return { ...options, kind: 'record' as const, resource, empty: null as { id: number } | null };
}

/** Records of a content type in a chosen order. */
export function records<const O extends Options<{ id: number }[]> & Pick<RecordsField, 'max' | 'ordered' | 'loose'>>(
  resource: string,
  options: O,
) {
  return { ...options, kind: 'records' as const, resource, empty: [] as { id: number }[] };
}

type AssociationOptions<F extends PartFields, There extends string> = Options<unknown> &
  Pick<
    AssociationsField,
    'table' | 'here' | 'thereLabel' | 'resource' | 'links' | 'addLabel' | 'thereMissing' | 'finds'
  > & { there: There; item: F };
/** An item as clients write it. */
type Association<F extends PartFields, There extends string> = { id: number | null } & ValuesOf<F> &
  Record<There, { id: number }> & {
    translations: Record<TranslationLocale, Partial<ValuesOf<F>>>;
  };

/** Rows that this type shares with another one; see `AssociationsField`. */
export function associations<const F extends PartFields, const There extends string>(
  options: AssociationOptions<F, There>,
) {
  return { ...options, kind: 'associations' as const, empty: [] as Association<F, There>[] };
}
