import type { Field, FieldKind, FieldOf } from '../fields';

/** A table with a line per kind of field: what a layer does with it. */
export type PerKind<Out, In extends unknown[] = []> = {
  readonly [Kind in FieldKind]: (field: FieldOf<Kind>, ...rest: In) => Out;
};

/** Turns such a table into one function for all kinds of fields. */
export function perKind<Out, In extends unknown[] = []>(table: PerKind<Out, In>): (field: Field, ...rest: In) => Out {
  return (field, ...rest) => (table[field.kind] as (field: Field, ...rest: In) => Out)(field, ...rest);
}
