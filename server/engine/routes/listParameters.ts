import * as z from 'zod';
import type { Listed } from '../../../domain/lists/listRequest';

type Parameter = z.core.$ZodType;

/** What narrows a list: its filters and words. */
export const narrowingOf = ({ filters }: Pick<Listed, 'filters'>): Record<string, Parameter> => ({
  ...Object.fromEntries(
    Object.entries(filters).map(([name, { label }]) => [`${name}[]`, z.array(z.string()).describe(label)]),
  ),
  term: z.string(),
});

/** Of a list that knows nothing but pages. */
export const pageParameters = z.object({ limit: z.number(), offset: z.number() }).partial();

/**
 * The parameters that `readListRequest` reads of a list, as its route describes them; `also`: what that route reads
 * beside them.
 */
export const listParameters = (listed: Listed, also: Record<string, Parameter> = {}) =>
  z
    .object({
      ...narrowingOf(listed),
      limit: z.number(),
      offset: z.number(),
      'orderBy[]': z.array(z.string()),
      'orderDirection[]': z.array(z.string()),
      shape: z.enum(['full', 'summary']),
      total: z.enum(['true']),
      ...(listed.shuffledWithin && {
        randomize: z
          .enum(['1'])
          .describe('Jeden Tag in einer anderen Reihenfolge, neueste Jahre zuerst; nur ohne orderBy[]'),
      }),
      ...also,
    })
    .partial();
