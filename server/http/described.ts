import * as z from 'zod';

/** A schema that the OpenAPI description contains once, under its name. */
export interface NamedSchema {
  name: string;
  make: () => z.core.$ZodType | object;
  io: 'input' | 'output';
}

/** The metadata key under which a placeholder refers to its named schema. */
export const schemaReference = 'standsFor';

/**
 * A placeholder for a schema that the API description contains once, under its name. The schema is built only when the
 * description is requested, because building all of them would double the start-up time of the server.
 * @param io which side of the schema's transforms to describe
 */
export function named<T>(
  name: string,
  make: () => z.core.$ZodType<T> | object,
  io: NamedSchema['io'] = 'output',
): z.ZodType<T> {
  return z.unknown().meta({ [schemaReference]: { name, make, io } satisfies NamedSchema }) as unknown as z.ZodType<T>;
}

type Answer = { response: Record<number, object> };

/** The response of a route, in its envelope. */
export const respondsWith = (data: z.core.$ZodType, code = 200, meta?: z.core.$ZodType): Answer => ({
  response: { [code]: z.object({ data, ...(meta && { meta: z.optional(meta) }) }) },
});

/** The response of a list. */
export const respondsWithList = (
  entry: z.core.$ZodType,
  meta: z.core.$ZodType = named('ListMeta', () =>
    z
      .object({
        total: z.number().describe('Alle Einträge der Liste'),
        totalAtLeast: z.number().describe('So viele sind es mindestens: Weiter wurde nicht gezählt'),
        next: z.string().describe('Der Cursor der nächsten Seite, für after'),
      })
      .partial(),
  ),
): Answer => respondsWith(z.array(entry), 200, meta);

/** The response of a deletion. */
export const respondsWithId = respondsWith(named('Id', () => z.object({ id: z.number() })));

/** The response of a route that sends a file. */
export const respondsWithFile = (...types: string[]): Answer => ({
  response: {
    200: { content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) },
  },
});

/** GeoJSON (RFC 7946). */
export const geoJson = 'application/geo+json';

/** The account that made a change. The email address stays when the account is deleted; the id becomes null. */
export const accountName = named<{ id: number | null; email: string }>('AccountName', () =>
  z.object({ id: z.number().nullable(), email: z.string() }),
);
