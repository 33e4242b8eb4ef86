import type { Field } from '../fields';
import { canonicalText } from './canonical';

/** Whether users consider two values of a field equal: differences in notation are ignored. */
export function isEqual(field: Field, a: unknown, b: unknown): boolean {
  return equality(field)(a, b);
}

/** `isEqual` for several values of a field. Each is normalized at most once, and identical objects not at all. */
export function equality(field: Field): (a: unknown, b: unknown) => boolean {
  const known = new Map<unknown, string>();
  const read = (value: unknown) => {
    const canonical = known.get(value) ?? canonicalText(field, value);
    known.set(value, canonical);
    return canonical;
  };
  return (a, b) => a === b || read(a) === read(b);
}
