import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import { translatedFields, visibility, type ContentType } from '../../../domain/contentType';
import type { Field, Fields } from '../../../domain/fields';
import { mostIds } from '../../../domain/http';

/**
 * What the API's documentation says about records, made from the declarations. Documentation only: the handlers validate
 * with the declarations themselves (domain/contentType.ts, `validate`).
 */
type Documented = { schema: FastifySchema };

const related = z.object({ id: z.number(), name: z.string().optional(), translations: z.record(z.string(), z.object({})).optional() });
const upload = z.object({
  id: z.number(), name: z.string(), extension: z.string(), mimeType: z.string(), description: z.string(), copyright: z.string(),
});

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'boolean':
      return z.boolean();
    case 'date':
      return z.string().nullable().describe('YYYY-MM-DD');
    case 'decimal':
      return z.string().describe('Dezimalzahl als Text');
    case 'choice':
      return z.enum(field.choices.map(({ id }) => id));
    case 'references':
      return related.array();
    case 'list':
      return shapeOf(field.item).array();
    case 'images':
    case 'files':
      return upload.partial().required({ id: true }).array();
    default:
      return z.string();
  }
}

const shapeOf = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field).describe(field.label)])));

function recordSchema(type: ContentType<any>) {
  const texts = shapeOf(translatedFields(type.fields)).partial();
  return shapeOf({ ...type.fields, isPublic: visibility }).extend({ translations: z.object({ fr: texts, it: texts }) });
}

const meta = { id: z.number(), createdAt: z.string(), updatedAt: z.string() };

/** Route options that describe an answer within its envelope. */
export function envelopeDocumentation(summary: string, data: z.core.$ZodType, body?: z.core.$ZodType): Documented {
  return { schema: { summary, response: { 200: z.object({ data }) }, ...(body && { body }) } };
}

/** Route options for the routes of a content type. */
export function recordDocumentation(type: ContentType<any>) {
  const input = recordSchema(type);
  const record = input.extend(meta);
  // Of a list of several types nobody knows which one is sent.
  const needed = type.members ? [] : Object.entries(type.fields as Fields).flatMap(([name, field]) => ('required' in field && field.required ? [name] : []));
  const tags = [type.label.plural];
  const narrowing = {
    ...Object.fromEntries(Object.entries(type.filters).map(([name, { label }]) => [`${name}[]`, z.array(z.string()).describe(label)])),
    term: z.string(),
  };
  const parameters = z.object({
    ...narrowing, limit: z.number(), offset: z.number(), 'orderBy[]': z.array(z.string()), 'orderDirection[]': z.array(z.string()),
    shape: z.enum(['full', 'summary']),
    total: z.enum(['true']),
    ...(type.shuffledWithin && { randomize: z.enum(['1']).describe('Jeden Tag in einer anderen Reihenfolge, neueste Jahre zuerst; nur ohne orderBy[]') }),
  }).partial();
  const describe = (summary: string, schema: FastifySchema): Documented => ({ schema: { summary, tags, ...schema } });
  return {
    list: describe(`${type.label.plural}: Liste; wo sie weitergeht, sagt der Kopf Link (rel="next")`, { querystring: parameters, response: { 200: z.object({ data: record.array() }) } }),
    ids: describe(`${type.label.plural}: alle Ids, aufsteigend, höchstens ${mostIds}; weiter mit after`, {
      querystring: z.object({ ...narrowing, after: z.number().describe('Nur Ids über dieser') }).partial(), response: { 200: z.object({ data: z.number().array() }) },
    }),
    read: describe(`${type.label.singular}`, { response: { 200: z.object({ data: record }) } }),
    write: describe(`${type.label.singular} schreiben`, { body: input.partial(), response: { 200: z.object({ data: record }) } }),
    create: describe(`${type.label.singular} erstellen`, {
      body: input.partial().required(Object.fromEntries(needed.map((name) => [name, true])) as Record<string, true>), response: { 201: z.object({ data: record }) },
    }),
    history: describe(`${type.label.singular}: Verlauf`, {
      response: { 200: z.object({ data: z.object({ id: z.number(), version: z.number(), action: z.string(), at: z.string(), record }).array() }) },
    }),
  };
}
