import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import { translatedFields, undeclaredFields, type ContentType } from '../../../domain/contentType';
import type { AssociationsField, Field, Fields, IntegerField, ListField, TextField } from '../../../domain/fields';
import type { HistoryEntry } from '../../../domain/history';
import { shownKeys } from '../../../domain/media';
import { structureOf } from '../../../domain/kinds/items';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { contentLocales, translationLocalesOf, type InLocales } from '../../../domain/locales';
import { maxIds } from '../../../domain/http';
import { hasCards } from '../../../domain/lists/listRequest';
import { firstCursor } from '../../../domain/lists/recordRequest';
import { capitalized, folderOf, singularOf } from '../../../domain/names';
import { publishingOf } from '../../../domain/publishing';
import { maxReferences } from '../../../domain/values/values';
import { mergePatchType } from '../../http/mergePatch';
import { accountName, respondsWith, respondsWithId, respondsWithList, named } from '../../http/described';
import type { SaveExtension } from '../write/saveExtension';
import { listParameters, filterParameters } from './listParameters';

/**
 * The OpenAPI schemas of records, derived from the declarations. Documentation only: handlers validate with the
 * declarations themselves (domain/validate.ts).
 */
type Documented = { schema: FastifySchema };

const id = z.int().min(1).max(2_147_483_647);
const word = z.string().describe('Nur in Antworten').optional();
const words = z.looseObject({});
const entry = named('Entry', () =>
  z
    .looseObject({ id, name: word, translations: z.record(z.string(), words).optional() })
    .describe('Ein Eintrag einer Auswahlliste oder ein verknüpfter Datensatz: Beim Schreiben genügt die Id'),
);
const upload = z.object({
  id,
  name: z.string().optional(),
  extension: z.string().regex(/^[A-Za-z0-9]{1,10}$/),
  mimeType: z.string().optional(),
});
const day = named('Day', () =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .nullable()
    .describe('Tag; Antworten nennen den Moment, in dem er in Zürich beginnt'),
);
const moment = named('Moment', () =>
  z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('Zeitpunkt mit Zeitzone; Antworten nennen ihn, wie die Uhren in Zürich ihn zeigen'),
);
const decimal = named('Decimal', () =>
  z
    .string()
    .regex(/^(-?\d+(\.\d+)?)?$/)
    .meta({ description: 'Dezimalzahl als Text, leer wenn unbekannt', examples: ['', '0', '12.50', '-3.05'] }),
);
const url = named('Url', () =>
  z.string().meta({
    description: 'Webadresse, mailto: oder tel:',
    examples: ['', 'https://example.org/a?b=1', 'example.org', 'mailto:name@example.org'],
  }),
);
const email = named('Email', () =>
  z.string().meta({ description: 'E-Mail-Adresse, oder leer', examples: ['', 'name@example.org'] }),
);

const documentedText = ({ max, required, examples }: TextField) => {
  const text = max === undefined ? z.string() : z.string().max(max);
  const long = required === undefined ? text : text.min(1);
  return examples ? long.meta({ examples: [...examples] }) : long;
};
const bounded = (number: z.ZodNumber, { min, max }: IntegerField) =>
  number.min(min ?? -2_147_483_648).max(max ?? 2_147_483_647);

/** Adds null to the schema if responses can contain it. */
const orNull = (answeredAs: unknown, schema: z.ZodType) => (answeredAs ? schema.nullable() : schema);

/** `place` names the schema of the field's items, such as `ProjectLinks`. */
const documented: PerKind<z.ZodType, [place: string]> = {
  text: documentedText,
  multiline: documentedText,
  richText: (field) => documentedText(field).describe('HTML'),
  svg: (field) =>
    documentedText(field).meta({
      description: 'SVG',
      examples: ['<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"></circle></svg>'],
    }),
  url: () => url,
  email: () => email,
  boolean: () => z.boolean(),
  date: () => day,
  dateTime: () => moment,
  color: ({ answeredAs }) =>
    orNull(answeredAs, z.string().regex(/^(#[0-9A-Fa-f]{6})?$/)).meta({
      description: 'Farbe als #rrggbb, oder leer',
      examples: ['', '#0093D1'],
    }),
  decimal: ({ min, max }) =>
    min === undefined && max === undefined
      ? decimal
      : z.string().meta({
          description: `Dezimalzahl als Text, leer wenn unbekannt; von ${min} bis ${max}`,
          examples: ['', String(min), String(max)],
        }),
  integer: (field) => bounded(z.int(), field),
  choice: ({ choices, answeredAs }) => orNull(answeredAs, z.enum(choices.map(({ id: one }) => one))),
  reference: () => entry.nullable(),
  record: () => entry.nullable(),
  references: () => entry.array().max(maxReferences),
  records: ({ max }) => entry.array().max(max ?? maxReferences),
  associations: (field, place) =>
    named(place, () =>
      itemOf(field, place).extend({
        id: id.nullable().optional().describe('Fehlt bei einer neuen Zeile'),
        [field.there]: entry,
        ...(field.links && { [field.links.name]: entry.array().optional() }),
      }),
    )
      .array()
      .max(500),
  list: (field, place) =>
    named(place, () => itemOf(field, place))
      .array()
      .max(field.max ?? 200),
  image: ({ parts }, place) => pictureOf(parts, place).nullable(),
  images: ({ parts }, place) => pictureOf(parts, place).array().max(100),
  files: ({ parts }, place) => uploadOf(parts, place).array().max(100),
};
const documentedField = perKind(documented);

/** The media library's texts are only read. */
const described = z
  .object(Object.fromEntries(shownKeys.map((key) => [key, z.string().describe('Aus der Mediathek; nur gelesen')])))
  .partial().shape;
const pictureOf = (parts: Fields, place: string) =>
  named(place, () => upload.extend({ ...shapeOf(parts, place).partial().shape, ...described }));
const uploadOf = (parts: Fields, place: string) =>
  named(place, () => upload.extend(shapeOf(parts, place).partial().shape));

const shapeOf = (fields: Fields, place: string) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = documentedField(field, `${place}${capitalized(name)}`);
        return [name, schema.meta({ ...schema.meta(), title: field.label })];
      }),
    ),
  );

/** A list item; requests may omit empty values. */
function itemOf(field: ListField<any> | AssociationsField<any>, place: string) {
  const structure = structureOf(field);
  const item = shapeOf(field.item, place).partial();
  return structure?.translations
    ? item.extend({ translations: translationsOf(field, field.item, place).optional() })
    : item;
}

function translationsOf(type: InLocales, fields: Fields, place: string) {
  const texts = named(`${place}Texts`, () =>
    shapeOf(
      Object.fromEntries(
        Object.entries(translatedFields(fields)).map(([name, field]) => [
          name,
          { ...field, required: undefined } as unknown as Field,
        ]),
      ),
      place,
    ).partial(),
  );
  return z.object(Object.fromEntries(translationLocalesOf(type).map((locale) => [locale, texts])));
}

const recordSchema = (type: ContentType, fields: Fields = type.fields) => {
  const place = nameOf(type);
  return shapeOf({ ...fields, ...undeclaredFields(type) }, place).extend({
    translations: translationsOf(type, type.fields, place),
  });
};

const unknowns = (names: object | undefined) =>
  Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, z.unknown()]));

/**
 * A record in responses. Fields that only editors read, or that only some responses contain, are optional.
 * @param isShort the summary, which lists can request
 */
function answerOf(type: ContentType, isShort: boolean) {
  const fields = Object.fromEntries(Object.entries(type.fields).filter(([, { summary }]) => summary || !isShort));
  const hidden = Object.keys(fields).filter((name) => !(type.publicFields as string[]).includes(name));
  const forEditors = [...hidden, ...Object.keys(publishingOf(type))];
  const own = recordSchema(type, fields).partial(
    Object.fromEntries(forEditors.map((name) => [name, true])) as Record<string, true>,
  );
  const sometimes = isShort
    ? type.derivedFromRelated
    : {
        ...type.derivedFromRelated,
        ...type.derivedLong,
        ...Object.fromEntries((type.extras ?? []).map((name) => [name, true])),
      };
  return z.object({
    id: z.number(),
    createdAt: z.string(),
    updatedAt: z.string(),
    ...unknowns(type.derived),
    ...z.object(unknowns(sometimes)).partial().shape,
    ...own.shape,
  });
}

const recordListParameters = {
  fields: z.string().meta({
    description: 'Nur diese Schlüssel, mit Kommas dazwischen; die Id immer',
    examples: ['title,translations'],
  }),
  after: z.string().describe(`Nach Id blättern: zuerst «${firstCursor}», dann der Cursor aus meta.next`),
};

/** What a public list shows of a record of any type. */
export const cardShape = z.object({
  id: z.number(),
  title: z.string(),
  lang: z.enum(contentLocales).describe('Die Sprache des Titels, wenn er in der verlangten fehlt').optional(),
  image: z.string().describe('Der Pfad des Bildes').optional(),
  focus: z.string().describe('Was vom beschnittenen Bild zu sehen ist, als object-position').optional(),
  lines: z
    .union([z.string(), z.object({ text: z.string(), lang: z.enum(contentLocales).optional() })])
    .array()
    .describe('Was unter dem Titel steht; ein Text in einer anderen Sprache nennt sie'),
});
const card = named('Card', () => cardShape);

/** The name of the type's schema: `Project`. */
const nameOf = ({ name }: Pick<ContentType, 'name'>) => capitalized(singularOf(name));

/** The schemas of a type by name; a combined list has those of its members. */
function schemasOf(type: ContentType, extension?: Extension) {
  const name = nameOf(type);
  const of = (ending: string, make: (one: ContentType) => z.core.$ZodType, io: 'input' | 'output' = 'output') =>
    type.members
      ? named(`${name}${ending}`, () => ({
          anyOf: type.members?.map((one) => named(`${nameOf(one)}${ending}`, () => make(one), io)),
        }))
      : named(`${name}${ending}`, () => make(type), io);
  const input = of('Input', (one) => inputOf(one, extension?.documented), 'input');
  const record = of('', (one) => answerOf(one, false));
  return {
    input,
    record,
    saved: extension ? z.union([record, extension.answered]) : record,
    listed: z.union([record, of('Summary', (one) => answerOf(one, true)), ...(hasCards(type) ? [card] : [])]),
  };
}

const inputOf = (type: ContentType, extensions: Record<string, z.ZodType> = {}) =>
  recordSchema(type)
    .partial()
    .extend(extensions)
    .meta({ examples: [{ [type.titleField]: 'Holz aus der Region', isPublic: false }] });

/** The required fields of a new record. In a combined list they depend on the member type. */
function neededFor({ members, fields }: ContentType): object {
  if (!members)
    return {
      required: Object.entries(fields).flatMap(([name, field]) =>
        'required' in field && field.required ? [name] : [],
      ),
    };
  const names = members.map(({ shares }) => shares?.type);
  return { type: 'object', properties: { type: { type: 'string', enum: names } }, required: ['type'] };
}

export const historyEntry = named<HistoryEntry>('HistoryEntry', () =>
  z.object({
    id: z.number(),
    recordId: z.number(),
    version: z.number(),
    action: z.enum(['create', 'update', 'delete']),
    at: z.string(),
    user: accountName.nullable(),
    record: z.looseObject({ id: z.number() }).describe('Wie der Eintrag damals war'),
  }),
);

/** The schema of a record of this type in responses. */
export const recordDocumented = (type: ContentType): z.ZodType => schemasOf(type).record;

type Extension = Pick<SaveExtension, 'documented' | 'answered' | 'answeredMeta'>;

/** Route options for the routes of a content type. */
export function recordDocumentation(type: ContentType, extension?: Extension) {
  const { input, record, saved, listed } = schemasOf(type, extension);
  const savedAs = (code: number) => respondsWith(saved, code, extension?.answeredMeta).response;
  const { singular, plural } = type.label;
  const [one, many] = [nameOf(type), capitalized(folderOf(type.name))];
  const describe = (operationId: string, summary: string, schema: FastifySchema): Documented => ({
    schema: { operationId, summary, tags: [plural], ...schema },
  });
  return {
    list: describe(`list${many}`, `${plural}: Liste`, {
      querystring: listParameters(type, recordListParameters),
      response: { 200: named(`${one}List`, () => respondsWithList(listed).response[200] as z.ZodType) },
    }),
    changes: describe(`list${one}Changes`, `${plural}: was sich geändert hat, zum Spiegeln`, {
      querystring: z
        .object({
          since: z.string().describe('meta.next der letzten Antwort; ohne: alles von Anfang an'),
          limit: z.number(),
          fields: recordListParameters.fields,
        })
        .partial(),
      response: {
        200: named(`${one}Changes`, () =>
          z.object({
            data: z
              .object({ id, record: record.nullable().describe('Wie er jetzt ist; null, wenn es ihn nicht mehr gibt') })
              .array(),
            meta: z.object({
              next: z.string().describe('Der Cursor für die nächste Anfrage'),
              more: z.boolean().describe('Ob jetzt schon weitere Änderungen warten'),
            }),
          }),
        ),
      },
    }),
    ids: describe(`list${many}Ids`, `${plural}: alle Ids, aufsteigend, höchstens ${maxIds}; weiter mit after`, {
      querystring: z.object({ ...filterParameters(type), after: z.number().describe('Nur Ids über dieser') }).partial(),
      ...respondsWith(z.number().array()),
    }),
    read: describe(`get${one}`, singular, {
      querystring: z.object({ fields: recordListParameters.fields }).partial(),
      ...respondsWith(record),
    }),
    create: describe(`create${one}`, `${singular} erstellen`, {
      body: { allOf: [input, neededFor(type)] },
      response: {
        ...savedAs(201),
        ...(extension && respondsWith(extension.answered, 200, extension.answeredMeta).response),
      },
    }),
    write: describe(`update${one}`, `${singular} schreiben`, {
      body: input,
      response: {
        ...savedAs(200),
        ...(extension && respondsWith(extension.answered, 201, extension.answeredMeta).response),
      },
    }),
    patch: describe(`patch${one}`, `${singular} teilweise ändern (JSON Merge Patch)`, {
      body: input,
      bodyType: mergePatchType,
      ...respondsWith(record),
    }),
    remove: (parameters: Record<string, string>) =>
      describe(`delete${one}`, `${singular} löschen`, {
        querystring: z
          .object(
            Object.fromEntries(
              Object.entries(parameters).map(([name, label]) => [name, z.array(z.string()).describe(label)]),
            ),
          )
          .partial(),
        ...respondsWithId,
      }),
    history: describe(`get${one}History`, `${singular}: Verlauf`, {
      querystring: z
        .object({
          limit: z.number(),
          offset: z.number(),
          merged: z.boolean().describe('true: auch die Fassungen von Einträgen, die in diesem aufgegangen sind'),
        })
        .partial(),
      ...respondsWithList(historyEntry),
    }),
  };
}
