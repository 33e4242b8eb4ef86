import type { Field, Fields } from './fields';
import { structureOf } from './kinds/items';

/** All fields of a declaration, those of items however deep included, each with the field of the record that it is a part of. */
export function declaredParts(fields: Fields, root?: string): { field: Field; root: string; isPart: boolean }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = root ?? name;
    return [{ field, root: own, isPart: root !== undefined }, ...declaredParts(structureOf(field)?.parts ?? {}, own)];
  });
}
