import * as z from 'zod/mini';
import { objectOf, type Field, type Fields, type Options, type RecordField, type AssociationsField, type ValuesOf } from './fields';
import { isMissing, translationLocales } from './locales';
import { listOf, prepared, recordId, referenceList, singleReference, type Schema } from './values';

/** Builders of the fields that point at records of content types; the kinds are told in fields.ts. */

/** One record of a content type, `{id}` or null. Unknown ids are refused by the server. */
export function record(resource: string, options: Options<{ id: number } | null> & Pick<RecordField, 'hierarchy'>) {
  return { ...options, kind: 'record' as const, resource, schema: singleReference, empty: null as { id: number } | null };
}

/** Records of a content type, in the order chosen. */
export function records(resource: string, options: Options<{ id: number }[]>) {
  return { ...options, kind: 'records' as const, resource, schema: referenceList, empty: [] as { id: number }[] };
}

type AssociationOptions<F extends Fields, There extends string> = Options<unknown> &
  Pick<AssociationsField, 'table' | 'here' | 'thereLabel' | 'resource' | 'links' | 'addLabel'> & {
    there: There;
    item: F;
    /** The sentence for an item that names nobody on the other side. */
    required: string;
  };
/** An item as clients write it. */
export type Association<F extends Fields, There extends string> = { id: number | null } & ValuesOf<F> & Record<There, { id: number }> & {
  translations: Record<(typeof translationLocales)[number], Partial<ValuesOf<F>>>;
};

/** Rows that this type shares with another one; see `AssociationsField`. */
export function associations<const F extends Fields, const There extends string>({ required, ...options }: AssociationOptions<F, There>) {
  return { ...options, kind: 'associations' as const, schema: associationsSchema(options, required), empty: [] as Association<F, There>[] };
}

function associationsSchema<F extends Fields, There extends string>({ item, there, links }: Pick<AssociationOptions<F, There>, 'item' | 'there' | 'links'>, required: string) {
  const translated = Object.entries(item).filter(([, field]) => field.translated);
  const texts = z.prefault(z.object(Object.fromEntries(translated.map(([name, field]) => [name, z.optional(field.translationSchema ?? field.schema)]))), {});
  const none = Object.fromEntries(translationLocales.map((locale) => [locale, {}]));
  const row = z.extend(objectOf(item), {
    id: z.prefault(z.nullable(recordId), null),
    // A name that was not found among the records is nobody yet.
    [there]: prepared((value) => (value === null || (value as { id?: unknown } | undefined)?.id === null ? undefined : value), z.object({ id: recordId }, required)),
    translations: prepared((value) => (value == null || Array.isArray(value) ? none : value), z.object(Object.fromEntries(translationLocales.map((locale) => [locale, texts])))),
    // Left out, the links stay as they are.
    ...(links && { [links.name]: z.optional(referenceList) }),
  });
  return z.pipe(listOf(row as unknown as Schema<any>, 500), z.transform((items: any[]) => items.map(withoutBlanks))) as unknown as Schema<Association<F, There>[]>;
}

/** A translation that says nothing is none. */
function withoutBlanks(item: { translations: Record<string, Record<string, unknown>> }) {
  const said = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([, value]) => !isMissing(value)));
  return { ...item, translations: Object.fromEntries(Object.entries(item.translations).map(([locale, values]) => [locale, said(values)])) };
}

/** What one row of associations can differ in, each part by its path in the item: `company`, `role`, `translations.fr.role`. */
export function partsOfAssociation({ item, there, thereLabel, resource }: AssociationsField): Fields {
  const translated = Object.entries(item).filter(([, field]) => field.translated);
  const texts = translationLocales.flatMap((locale) =>
    translated.map(([name, field]): [string, Field] => [`translations.${locale}.${name}`, { ...field, label: `${field.label} (${locale.toUpperCase()})` }]),
  );
  return { [there]: record(resource, { label: thereLabel }), ...item, ...Object.fromEntries(texts) };
}
