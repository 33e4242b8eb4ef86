import * as z from 'zod';

/** How routes describe their answers; `server/description/` makes the OpenAPI description of it. */

/** A schema that stands in the description once, under its name. */
export interface NamedSchema {
  name: string;
  make: () => z.core.$ZodType | object;
  io: 'input' | 'output';
}

/** The key of a schema's metadata that holds what it stands for. */
export const standsFor = 'standsFor';

/**
 * Stands for a schema that the description has once, under its name. It is made when somebody asks for the description:
 * making all of them takes as long as starting the server.
 * @param io the side of its transforms
 */
export function named<T>(
  name: string,
  make: () => z.core.$ZodType<T> | object,
  io: NamedSchema['io'] = 'output',
): z.ZodType<T> {
  return z.unknown().meta({ [standsFor]: { name, make, io } satisfies NamedSchema }) as unknown as z.ZodType<T>;
}

type Answer = { response: Record<number, object> };

/** The answer of a route in its envelope. */
export const answers = (data: z.core.$ZodType, code = 200, meta?: z.core.$ZodType): Answer => ({
  response: { [code]: z.object({ data, ...(meta && { meta: z.optional(meta) }) }) },
});

/** The answer of a list. */
export const answersList = (
  entry: z.core.$ZodType,
  meta: z.core.$ZodType = named('ListMeta', () =>
    z
      .object({
        total: z.number().describe('Alle Einträge der Liste'),
        totalAtLeast: z.number().describe('So viele sind es mindestens: Weiter wurde nicht gezählt'),
      })
      .partial(),
  ),
): Answer => answers(z.array(entry), 200, meta);

/** The answer of a deletion. */
export const answersId = answers(named('Id', () => z.object({ id: z.number() })));

/** The answer of a route that sends a file. */
export const answersFile = (...types: string[]): Answer => ({
  response: {
    200: { content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) },
  },
});

/** What map programs read (RFC 7946). */
export const geoJson = 'application/geo+json';

/** An account; its address stays when the account is deleted, the id does not. */
export const accountName = named<{ id: number | null; email: string }>('AccountName', () =>
  z.object({ id: z.number().nullable(), email: z.string() }),
);
