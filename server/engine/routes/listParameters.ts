import * as z from 'zod';
import { hasCards, type ListDeclaration } from '../../../domain/lists/listRequest';
import { locales } from '../../../domain/locales';

type Parameter = z.core.$ZodType;

/** The filters of a list and its search term. */
export const filterParameters = ({ filters }: Pick<ListDeclaration, 'filters'>): Record<string, Parameter> => ({
  ...Object.fromEntries(
    Object.entries(filters).map(([name, { label }]) => [`${name}[]`, z.array(z.string()).describe(label)]),
  ),
  term: z.string(),
});

/** Parameters of lists that have paging only. */
export const pageParameters = z.object({ limit: z.number(), offset: z.number() }).partial();

/**
 * The query parameters of a list that `readListRequest` reads.
 * @param also further parameters of the route
 */
export const listParameters = (listed: ListDeclaration, also: Record<string, Parameter> = {}) =>
  z
    .object({
      ...filterParameters(listed),
      limit: z.number(),
      offset: z.number(),
      'orderBy[]': z.array(z.string()),
      'orderDirection[]': z.array(z.string()),
      shape: hasCards(listed) ? z.enum(['full', 'summary', 'card']) : z.enum(['full', 'summary']),
      ...(hasCards(listed) && { locale: z.enum(locales).describe('Die Sprache der Karten (shape=card)') }),
      total: z.enum(['true']),
      ...(listed.shuffledWithin && {
        randomize: z
          .enum(['1'])
          .describe('Jeden Tag in einer anderen Reihenfolge, neueste Jahre zuerst; nur ohne orderBy[]'),
      }),
      ...also,
    })
    .partial();
