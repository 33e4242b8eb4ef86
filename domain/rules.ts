import type { RecordRule } from './contentType';

/** Document 1, section 5: the sentence that blocks saving when the dates are in the wrong order. */
export const dateOrderMessage = 'Das End-Datum darf sich nicht vor dem Start-Datum befinden.';

/** Where both dates are set, the first must not be later than the second (document 1, section 5; decision 25). */
export function dateOrder(start: string, end: string): RecordRule {
  return (values) => {
    const [from, to] = [values[start], values[end]];
    return typeof from === 'string' && typeof to === 'string' && from > to ? [{ field: end, message: dateOrderMessage }] : [];
  };
}
