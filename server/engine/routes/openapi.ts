import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import { translatedFields, visibility, type ContentType } from '../../../domain/contentType';
import type { AssociationsField, Field, Fields, IntegerField, ListField, TextField } from '../../../domain/fields';
import { structureOf } from '../../../domain/kinds/items';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { translationLocalesOf, type InLocales } from '../../../domain/locales';
import { mostIds } from '../../../domain/http';
import { mostReferences } from '../../../domain/values/values';
import { listParameters, narrowingOf } from './listParameters';

/**
 * The OpenAPI schemas of records, derived from the declarations. Documentation only: handlers validate with the
 * declarations themselves (domain/validate.ts).
 */
type Documented = { schema: FastifySchema };

const meta = { id: z.number(), createdAt: z.string(), updatedAt: z.string() };
const id = z.int().min(1).max(2_147_483_647);
const word = z.string().describe('Nur in Antworten').optional();
const words = z.looseObject({});
/** A reference or related record: its id; answers add its name. */
const entry = z.looseObject({ id, name: word, translations: z.record(z.string(), words).optional() });
const upload = z.object({
  id,
  name: z.string().optional(),
  extension: z.string().regex(/^[A-Za-z0-9]{1,10}$/),
  mimeType: z.string().optional(),
});

const documentedText = ({ max, required, examples }: TextField) => {
  const text = max === undefined ? z.string() : z.string().max(max);
  const long = required === undefined ? text : text.min(1);
  return examples ? long.meta({ examples: [...examples] }) : long;
};
const bounded = (number: z.ZodNumber, { min, max }: IntegerField) =>
  number.min(min ?? -2_147_483_648).max(max ?? 2_147_483_647);

/** Adds null if answers can contain it. */
const orNull = (answeredAs: unknown, schema: z.ZodType) => (answeredAs ? schema.nullable() : schema);

const documented: PerKind<z.ZodType> = {
  text: documentedText,
  multiline: documentedText,
  richText: (field) => documentedText(field).describe('HTML'),
  svg: (field) =>
    documentedText(field).meta({
      description: 'SVG',
      examples: ['<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"></circle></svg>'],
    }),
  url: (field) =>
    documentedText(field).meta({
      description: 'Webadresse, mailto: oder tel:',
      examples: ['', 'https://example.org/a?b=1', 'example.org', 'mailto:name@example.org'],
    }),
  email: (field) =>
    documentedText(field).meta({ description: 'E-Mail-Adresse, oder leer', examples: ['', 'name@example.org'] }),
  boolean: () => z.boolean(),
  date: () =>
    z
      .union([z.iso.date(), z.iso.datetime({ offset: true })])
      .nullable()
      .describe('Tag; Antworten nennen den Moment, in dem er in Zürich beginnt'),
  dateTime: () =>
    z.iso
      .datetime({ offset: true })
      .nullable()
      .describe('Zeitpunkt mit Zeitzone; Antworten nennen ihn, wie die Uhren in Zürich ihn zeigen'),
  color: ({ answeredAs }) =>
    orNull(answeredAs, z.string().regex(/^(#[0-9A-Fa-f]{6})?$/)).meta({
      description: 'Farbe als #rrggbb, oder leer',
      examples: ['', '#0093D1'],
    }),
  decimal: ({ min, max }) =>
    z
      .string()
      .regex(/^(-?\d+(\.\d+)?)?$/)
      .meta({
        description: `Dezimalzahl als Text, leer wenn unbekannt${min === undefined ? '' : `; von ${min} bis ${max}`}`,
        examples: ['', '0', '12.50', String(max ?? '-3.05')],
      }),
  integer: (field) => bounded(z.int(), field),
  choice: ({ choices, answeredAs }) => orNull(answeredAs, z.enum(choices.map(({ id: one }) => one))),
  reference: () => entry.nullable(),
  record: () => entry.nullable(),
  references: () => entry.array().max(mostReferences),
  records: ({ max }) => entry.array().max(max ?? mostReferences),
  associations: (field) =>
    itemOf(field)
      .extend({
        id: id.nullable().optional().describe('Fehlt bei einer neuen Zeile'),
        [field.there]: entry,
        ...(field.links && { [field.links.name]: entry.array().optional() }),
      })
      .array()
      .max(500),
  list: (field) =>
    itemOf(field)
      .array()
      .max(field.max ?? 200),
  image: ({ parts }) => upload.extend(shapeOf(parts).partial().shape).nullable(),
  images: ({ parts }) => upload.extend(shapeOf(parts).partial().shape).array().max(100),
  files: ({ parts }) => upload.extend(shapeOf(parts).partial().shape).array().max(100),
};
const documentedField = perKind(documented);

const shapeOf = (fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = documentedField(field);
        return [name, schema.meta({ ...schema.meta(), title: field.label })];
      }),
    ),
  );

/** A list item; requests may omit empty values. */
function itemOf(field: ListField<any> | AssociationsField<any>) {
  const structure = structureOf(field);
  const item = shapeOf(field.item).partial();
  return structure?.translations ? item.extend({ translations: translationsOf(field, field.item).optional() }) : item;
}

function translationsOf(type: InLocales, fields: Fields) {
  const texts = shapeOf(
    Object.fromEntries(
      Object.entries(translatedFields(fields)).map(([name, field]) => [
        name,
        { ...field, required: undefined } as unknown as Field,
      ]),
    ),
  ).partial();
  return z.object(Object.fromEntries(translationLocalesOf(type).map((locale) => [locale, texts])));
}

function recordSchema(type: ContentType, fields: Fields = type.fields) {
  return shapeOf({ ...fields, isPublic: visibility }).extend({ translations: translationsOf(type, fields) });
}

const unknowns = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, z.unknown().optional()]));

/**
 * The shape of a record in answers: all fields for editors, the public ones for visitors. A combined list has the
 * fields of each member.
 */
function answersOf(type: ContentType) {
  const derived = Object.fromEntries(Object.keys(type.derived ?? {}).map((name) => [name, z.unknown()]));
  const related = unknowns(Object.keys(type.derivedFromRelated ?? {}));
  const long = unknowns(Object.keys(type.derivedLong ?? {}));
  // Extras are for editors and not in the short shape.
  const extras = unknowns(type.extras ?? []);
  const answer = (isShown: (name: string, field: Field) => boolean | undefined) => {
    const shown = recordSchema(
      type,
      Object.fromEntries(Object.entries(type.fields).filter(([name, field]) => isShown(name, field))),
    ).extend({ ...meta, ...derived, ...related });
    return type.members ? z.looseObject(shown.partial().shape) : shown;
  };
  const isPublic = (name: string) => (type.publicFields as string[]).includes(name);
  const [all, seen, short] = [
    answer(() => true).extend({ ...extras, ...long }),
    answer(isPublic).extend(long),
    answer((_name, { summary }) => summary),
  ];
  const shortSeen = answer((name, { summary }) => isPublic(name) && summary);
  return { one: z.union([all, seen]), listed: z.union([all, seen, short, shortSeen]), all };
}

/** Route options that document an answer in its envelope. */
export function envelopeDocumentation(summary: string, data: z.core.$ZodType, body?: z.core.$ZodType): Documented {
  return { schema: { summary, response: { 200: z.object({ data }) }, ...(body && { body }) } };
}

/** The request and answer schemas of a type. */
function schemasOf(type: ContentType) {
  const input = recordSchema(type).partial();
  // In a combined list, the required fields depend on the member type.
  const needed = type.members
    ? []
    : Object.entries(type.fields).flatMap(([name, field]) => ('required' in field && field.required ? [name] : []));
  const { one, listed } = answersOf(type);
  return {
    write: input,
    create: input.required(Object.fromEntries(needed.map((name) => [name, true])) as Record<string, true>),
    one,
    listed: listed.array(),
  };
}

/** Built once per type: several routes need them, and building them takes half of the server's startup computation. */
const knownSchemas = new WeakMap<ContentType, ReturnType<typeof schemasOf>>();

/**
 * Route options for the routes of a content type.
 * @param extensions what the body of a save may contain apart from the record
 */
export function recordDocumentation(type: ContentType, extensions: Record<string, z.ZodType> = {}) {
  const schemas = knownSchemas.get(type) ?? schemasOf(type);
  knownSchemas.set(type, schemas);
  const { write, create, one: record, listed } = schemas;
  const tags = [type.label.plural];
  const describe = (summary: string, schema: FastifySchema): Documented => ({ schema: { summary, tags, ...schema } });
  return {
    list: describe(`${type.label.plural}: Liste; wo sie weitergeht, sagt der Kopf Link (rel="next")`, {
      querystring: listParameters(type),
      response: { 200: z.object({ data: listed, meta: z.looseObject({ total: z.number() }).partial().optional() }) },
    }),
    ids: describe(`${type.label.plural}: alle Ids, aufsteigend, höchstens ${mostIds}; weiter mit after`, {
      querystring: z.object({ ...narrowingOf(type), after: z.number().describe('Nur Ids über dieser') }).partial(),
      response: { 200: z.object({ data: z.number().array() }) },
    }),
    read: describe(`${type.label.singular}`, { response: { 200: z.object({ data: record }) } }),
    write: describe(`${type.label.singular} schreiben`, {
      body: write.extend(extensions),
      response: { 200: z.object({ data: record }) },
    }),
    remove: (parameters: Record<string, string>) =>
      describe(`${type.label.singular} löschen`, {
        querystring: z
          .object(
            Object.fromEntries(
              Object.entries(parameters).map(([name, label]) => [name, z.array(z.string()).describe(label)]),
            ),
          )
          .partial(),
        response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
      }),
    create: describe(`${type.label.singular} erstellen`, {
      body: create.extend(extensions),
      response: { 201: z.object({ data: record }) },
    }),
    history: describe(`${type.label.singular}: Verlauf`, {
      querystring: z
        .object({
          limit: z.number(),
          offset: z.number(),
          merged: z.boolean().describe('true: auch die Fassungen von Einträgen, die in diesem aufgegangen sind'),
        })
        .partial(),
      response: {
        200: z.object({
          data: z
            .object({
              id: z.number(),
              recordId: z.number(),
              version: z.number(),
              action: z.enum(['create', 'update', 'delete']),
              at: z.string(),
              user: z.object({ id: z.number().nullable(), email: z.string() }).nullable(),
              record: z.looseObject({ id: z.number() }).describe('Wie der Eintrag damals war'),
            })
            .array(),
        }),
      },
    }),
  };
}
