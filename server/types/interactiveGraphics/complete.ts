import type { FieldError } from '../../../domain/contentType';
import { prepareInWorker } from './drawing/prepareInWorker';

type Values = Record<string, any>;
const isMarkup = (key: string) => key.startsWith('<');

/**
 * Prepares a graphic for storage: sanitizes its drawing and, in the same step, computes the keys of elements that a
 * client named by their markup. Skipped if neither is new.
 */
export async function completeGraphic(
  values: Values,
  before: Values | null,
): Promise<{ values: Values; errors: FieldError[] }> {
  const { svg, selector, start, elements } = values as {
    svg: string;
    selector: string;
    start: string;
    elements: Values[];
  };
  const named = elements.filter(({ key }) => isMarkup(key));
  const isKnown = before?.svg === svg && before.selector === selector && before.start === start && named.length === 0;
  if (svg === '' || isKnown) return { values, errors: [] };
  const prepared = await prepareInWorker({ svg, selector, start, markups: named.map(({ key }) => key as string) });
  const keys = new Map(named.map(({ key }, index) => [key, prepared.keys[index] || key.slice(0, 200)]));
  return {
    values: {
      ...values,
      svg: prepared.svg,
      elements: elements.map((item) => ({ ...item, key: keys.get(item.key) ?? item.key })),
    },
    errors: prepared.errors,
  };
}
