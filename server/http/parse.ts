import type * as z from 'zod/mini';
import { HttpProblem } from './problems';

/**
 * Validates client input.
 * @throws 422 with all errors, each with the path of its field
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw HttpProblem.invalid(result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}
