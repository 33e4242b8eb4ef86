/** The input of a form, in the shape of its request. */
export type Values = Record<string, any>;

/** The value at a path: `contactInfo.email`, `employments.0.role`. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((holder, part) => (holder as Values | null | undefined)?.[part], values);

/** A copy with another value at a path. */
export function withValueAt<Holder extends object>(values: Holder, path: string, value: unknown): Holder {
  const [first = '', ...rest] = path.split('.');
  const inner =
    rest.length > 0 ? withValueAt(((values as Values)[first] ?? {}) as Values, rest.join('.'), value) : value;
  if (!Array.isArray(values)) return { ...values, [first]: inner };
  return values.with(Number(first), inner) as unknown as Holder;
}
