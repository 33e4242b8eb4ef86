import type { Field } from '../fields';
import { canonicalText } from './canonical';

/** Whether a person calls two values of a field equal: what differs in their spelling only, is. */
export function isEqual(field: Field, a: unknown, b: unknown): boolean {
  return equality(field)(a, b);
}

/** `isEqual` for several values of one field: each is read once at most, and none that is the very same. */
export function equality(field: Field): (a: unknown, b: unknown) => boolean {
  const known = new Map<unknown, string>();
  const read = (value: unknown) => {
    const said = known.get(value) ?? canonicalText(field, value);
    known.set(value, said);
    return said;
  };
  return (a, b) => a === b || read(a) === read(b);
}
