import type { ContentType } from '../../../domain/contentType';
import { normalizeDecimal } from '../../../domain/values/decimals';
import { mapValues } from '../../../domain/visitValues';

/** The record with its amounts as the inputs leave them, also the one still being typed. */
export function withAmounts<R extends object>(type: Pick<ContentType<any>, 'fields'>, values: R): R {
  return mapValues(type, values, ({ field, value }) =>
    field.kind === 'decimal' && field.money && typeof value === 'string' ? normalizeDecimal(value) : (value as unknown),
  );
}
