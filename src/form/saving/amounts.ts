import type { Fields } from '../../../domain/fields';
import { normalizeDecimal } from '../../../domain/decimals';

/** The record with its amounts as the inputs leave them (document 1, section 5), also the one still being typed. */
export function withAmounts(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const result = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === 'decimal' && field.money && typeof value === 'string') result[name] = normalizeDecimal(value);
    if (field.kind === 'list' && Array.isArray(value)) result[name] = value.map((item: Record<string, unknown>) => withAmounts(field.item, item));
  }
  return result;
}
