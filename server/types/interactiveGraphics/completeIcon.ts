import type { FieldError } from '../../../domain/contentType';
import { prepareInWorker } from './drawing/prepareInWorker';

type Values = Record<string, any>;

/** Sanitizes the symbol of a topic like a drawing: public pages show it. */
export async function completeIcon(
  values: Values,
  before: Values | null,
): Promise<{ values: Values; errors: FieldError[] }> {
  const { icon } = values as { icon: string };
  if (icon === '' || before?.icon === icon) return { values, errors: [] };
  const { svg, errors } = await prepareInWorker({ svg: icon, selector: '', start: '', markups: [] });
  return { values: { ...values, icon: svg }, errors: errors.map((error) => ({ ...error, field: 'icon' })) };
}
