import * as z from 'zod';
import type { Listed } from '../../../domain/lists/listRequest';

type Parameter = z.core.$ZodType;

/** The filters of a list and its search term. */
export const narrowingOf = ({ filters }: Pick<Listed, 'filters'>): Record<string, Parameter> => ({
  ...Object.fromEntries(
    Object.entries(filters).map(([name, { label }]) => [`${name}[]`, z.array(z.string()).describe(label)]),
  ),
  term: z.string(),
});

/** For lists with paging only. */
export const pageParameters = z.object({ limit: z.number(), offset: z.number() }).partial();

/**
 * The query parameters of a list that `readListRequest` reads.
 * @param also further parameters of the route
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
