import { referenceResource } from '../../../domain/references';
import type { TypeModule } from '../../engine/typeModule';
import { graphicRoutes } from './routes';
import type { FieldError } from '../../../domain/contentType';
import { prepareInWorker } from './drawing/prepareInWorker';

export const interactiveGraphicsModule: TypeModule = {
  hooks: {
    [referenceResource('topics')]: { complete: completeIcon },
    'interactive-graphics': { complete: completeGraphic },
  },
  routes: [graphicRoutes],
};

type Values = Record<string, any>;
const isMarkup = (key: string) => key.startsWith('<');

/**
 * Prepares a graphic for storage: sanitizes its drawing and, in the same step, computes the keys of elements that a
 * client identified by their markup. Skipped if neither is new.
 */
async function completeGraphic(
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

/** Sanitizes the symbol of a topic like a drawing, because public pages show it. */
async function completeIcon(values: Values, before: Values | null): Promise<{ values: Values; errors: FieldError[] }> {
  const { icon } = values as { icon: string };
  if (icon === '' || before?.icon === icon) return { values, errors: [] };
  const { svg, errors } = await prepareInWorker({ svg: icon, selector: '', start: '', markups: [] });
  return { values: { ...values, icon: svg }, errors: errors.map((error) => ({ ...error, field: 'icon' })) };
}
