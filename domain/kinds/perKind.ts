import type { Field, FieldKind, FieldOf } from '../fields';

/** A table with a line for every kind of field: what a layer does with a field of that kind. */
export type PerKind<Out, In extends unknown[] = []> = {
  readonly [Kind in FieldKind]: (field: FieldOf<Kind>, ...rest: In) => Out;
};

/** Reads such a table: one function for fields of all kinds. */
export function perKind<Out, In extends unknown[] = []>(table: PerKind<Out, In>): (field: Field, ...rest: In) => Out {
  return (field, ...rest) => (table[field.kind] as (field: Field, ...rest: In) => Out)(field, ...rest);
}
