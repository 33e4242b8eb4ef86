import type { Field, Fields } from '../fields';
import type { InLocales } from '../locales';
import { perKind, type PerKind } from './perKind';

const same = (field: Field) => field;

/** Passes the languages of a type on to its fields with items. */
const fieldsWithLocales: PerKind<Field, [type: InLocales]> = {
  text: same,
  multiline: same,
  richText: same,
  svg: same,
  url: same,
  email: same,
  boolean: same,
  date: same,
  dateTime: same,
  color: same,
  decimal: same,
  integer: same,
  choice: same,
  reference: same,
  references: same,
  record: same,
  records: same,
  image: same,
  images: same,
  files: same,
  list: (field, type) => ({
    ...field,
    item: withLocales(field.item, type, field),
    ...(type.locales && { locales: type.locales }),
  }),
  associations: (field, type) => ({
    ...field,
    item: withLocales(field.item, type, field),
    ...(type.locales && { locales: type.locales }),
  }),
};
const fieldWithLocales = perKind(fieldsWithLocales);

/**
 * Adds a type's languages to its fields.
 * @param within the field that these fields are parts of
 * @throws if the declaration contradicts itself
 */
export function withLocales<F extends Fields>(fields: F, type: InLocales, within?: Field): F {
  for (const [name, field] of Object.entries(fields)) if (within) refuseImpossible(name, field, within);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldWithLocales(field, type)])) as F;
}

/** @throws for a translated part of a list that is translated as a whole, and for a hierarchy within items */
function refuseImpossible(name: string, part: Field, { label, translated }: Field): void {
  if (translated && part.translated)
    throw new Error(`«${label}» is translated as a whole: its part «${name}» cannot be translated again.`);
  if (part.kind === 'record' && part.hierarchy)
    throw new Error(`The part «${name}» of «${label}» is in an item and cannot have a hierarchy.`);
}
