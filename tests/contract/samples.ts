import { expect } from 'vitest';
import { contentOf } from '../../domain/contents';
import { nameOf, translatedFields, type ContentType } from '../../domain/contentType';
import { allContentTypes, contentTypeNamed } from '../../domain/contentTypes';
import type { Fields, ListField } from '../../domain/fields';
import { noTranslations, structureOf } from '../../domain/kinds/items';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { translationLocalesOf } from '../../domain/locales';
import { referenceLists, type ReferenceListName } from '../../domain/references';
import { mapValues } from '../../domain/visitValues';
import type { Fetch, Json } from './client';

type Values = Record<string, Json>;
/** A PNG of one pixel, and a minimal PDF. */
export const pixel =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const paperText = '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n';
export const paper = `data:application/pdf;base64,${Buffer.from(paperText).toString('base64')}`;

/** The content types that fields refer to. */
const relatedResources = new Set(
  allContentTypes.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => ('resource' in field ? [field.resource] : [])),
  ),
);

/** What sample records can refer to. */
export interface Material {
  entries: (list: ReferenceListName) => { id: number; name: string; translations: object }[];
  /** Public records of a content type for relations. */
  records: (resource: string) => { id: number; name: string }[];
  image: Values;
  file: Values;
}

/** By the account that created it. */
const prepared = new WeakMap<Fetch, Promise<Material>>();

/** Reads the reference lists, uploads a picture and a document, and creates records for relations, once per editor. */
export function prepareMaterial(editor: Fetch): Promise<Material> {
  const material = prepared.get(editor) ?? makeMaterial(editor);
  prepared.set(editor, material);
  return material;
}

async function makeMaterial(editor: Fetch): Promise<Material> {
  const lists = new Map<string, Json>();
  for (const [name, { path }] of Object.entries(referenceLists)) lists.set(name, (await editor(`/${path}`)).data);
  const upload = async (json: Values) => {
    const { status, data } = await editor('/files', { method: 'POST', json });
    // A target without uploads already contains some files.
    return (
      status === 501
        ? (await editor('/files?limit=100')).data.find(
            ({ extension }: Json) => (extension === 'pdf') === (json.extension === 'pdf'),
          )
        : data
    ) as Values;
  };
  const image = await upload({ name: 'Punkt.png', data: pixel, mimeType: 'image/png', extension: 'png' });
  const file = await upload({ name: 'Blatt.pdf', data: paper, mimeType: 'application/pdf', extension: 'pdf' });
  const related = new Map<string, { id: number; name: string }[]>();
  for (const type of allContentTypes.filter(({ name }) => relatedResources.has(name))) {
    const records = [];
    for (const title of ['Bezug A', 'Bezug B', 'Bezug C']) {
      const { record } = await create(editor, type, minimalRecord(type, title, { isPublic: true }));
      records.push({ id: record.id as number, name: nameOf(type, record) });
    }
    related.set(type.name, records);
  }
  // For a list of several types, one of each is used.
  for (const name of relatedResources) {
    if (!related.has(name))
      related.set(
        name,
        (contentTypeNamed(name)?.members ?? []).flatMap((member) => (related.get(member.name) ?? []).slice(0, 2)),
      );
  }
  return {
    entries: (list) => lists.get(list) ?? [],
    records: (resource) => related.get(resource) ?? [],
    image: named(image),
    file: named(file),
  };
}

const named = ({ id, name, extension, mimeType }: Values): Values => ({ id, name, extension, mimeType });

type Sample = [name: string, material: Material];
const word = (_field: unknown, name: string) => `${name.slice(-12)} Ä`;

const samples: PerKind<Json, Sample> = {
  text: word,
  multiline: word,
  boolean: () => true,
  date: () => '2024-03-05',
  dateTime: () => '2027-03-18T09:00:00+01:00',
  color: () => '#0093D1',
  decimal: () => '12.50',
  integer: () => 17,
  choice: ({ choices }) => choices.at(-1)?.id,
  email: () => 'kontakt@example.org',
  url: (_field, name) => `https://example.org/${name}?a=1&b=%C3%BC`,
  // As the server stores it.
  svg: (_field, name) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle id="${name.slice(0, 12)}" r="4"></circle></svg>`,
  richText: (_field, name) => `<p>Ein <strong>Satz</strong> über ${name}.</p>`,
  reference: ({ list }, _name, material) => ({ id: material.entries(list)[0]?.id }),
  // In another order than the list, to test that the order is kept.
  references: ({ list }, _name, material) =>
    material
      .entries(list)
      .slice(0, 3)
      .reverse()
      .map(({ id }) => ({ id })),
  record: ({ resource }, _name, material) => ({ id: material.records(resource)[1]?.id }),
  records: ({ resource }, _name, material) =>
    material
      .records(resource)
      .slice(0, 2)
      .reverse()
      .map(({ id }) => ({ id })),
  associations: (field, name, material) =>
    material
      .records(field.resource)
      .slice(0, 2)
      .reverse()
      .map(({ id }, index) => ({
        ...sampleValues(field.item, `${name}${index}`, material),
        // Values that only one item may have go to the first.
        ...Object.fromEntries(
          Object.entries(field.item).flatMap(([part, { kind }]) => (kind === 'boolean' ? [[part, index === 0]] : [])),
        ),
        [field.there]: { id },
        translations: { fr: sampleValues(translatedFields(field.item), `fr${index}`, material), it: {} },
      })),
  list: (field, name, material) => [1, 2].map((number) => sampleItem(field, `${name}${number}`, material)),
  image: ({ translated }, _name, material) => ({
    ...material.image,
    description: 'Ein Punkt',
    ...(!translated && { copyrightFR: 'Personne' }),
  }),
  images: (_field, _name, material) => [{ ...material.image, description: 'Ein Punkt', copyrightFR: 'Personne' }],
  files: (_field, _name, material) => [{ ...material.file, description: 'Ein Blatt' }],
};

/** A valid, non-empty value of a field. `name` makes its text unique. */
export const sampleValue = perKind(samples);

/** An item of a list, with translations of its parts if they have any. */
function sampleItem(field: ListField, name: string, material: Material): Values {
  const values = sampleValues(field.item, name, material);
  return structureOf(field)?.translations
    ? { ...values, translations: { fr: sampleValues(translatedFields(field.item), `fr${name}`, material), it: {} } }
    : values;
}

function sampleValues(fields: Fields, prefix: string, material: Material): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleValue(field, `${prefix}${name}`, material)]),
  );
}

/** A record with a value in every field and language. */
export function sampleRecord(type: ContentType, material: Material): Values {
  const translations = translationLocalesOf(type).map((locale) => [
    locale,
    sampleValues(translatedFields(type.fields), locale, material),
  ]);
  const sample = {
    ...sampleValues(type.fields, 'de', material),
    isPublic: true,
    translations: Object.fromEntries(translations),
  };
  // Values that exclude each other are left out.
  return type.settle?.(sample) ?? sample;
}

/** A sample as responses contain it: relations with names. */
export function answered(type: ContentType, sample: Values, material: Material): Values {
  const related = Object.entries(type.fields).flatMap(([name, field]) => {
    const withName = ({ id }: { id: number }, resource: string) =>
      expect.objectContaining({ id, name: material.records(resource).find((known) => known.id === id)?.name });
    if (field.kind === 'record') return [[name, sample[name] && withName(sample[name], field.resource)]];
    if (field.kind === 'records')
      return [[name, sample[name].map((entry: { id: number }) => withName(entry, field.resource))]];
    if (field.kind === 'associations') {
      return [
        [
          name,
          sample[name].map((item: Values) =>
            expect.objectContaining({
              ...item,
              id: expect.any(Number),
              [field.there]: withName(item[field.there], field.resource),
            }),
          ),
        ],
      ];
    }
    if (field.kind === 'reference') {
      const entry = material.entries(field.list).find(({ id }) => id === sample[name]?.id);
      return [[name, entry ? { id: entry.id, name: entry.name, translations: entry.translations } : null]];
    }
    if (field.kind !== 'references') return [];
    const entries = material.entries(field.list);
    const full = (sample[name] as { id: number }[]).map(({ id }) => {
      const entry = entries.find((candidate) => candidate.id === id);
      return { id, name: entry?.name, translations: entry?.translations };
    });
    return [[name, full]];
  });
  return withDerived(type, { ...sample, ...Object.fromEntries(related) });
}

function withLists(type: ContentType, translations: Values): Values {
  const lists = Object.entries(type.fields)
    .filter(([, field]) => field.translated && Array.isArray(field.empty))
    .map(([name]) => [name, []]);
  return Object.fromEntries(
    Object.entries(translations).map(([locale, texts]) => [locale, { ...Object.fromEntries(lists), ...texts }]),
  );
}

/** The `translations` in responses for a record without any. */
export const noTexts = (type: ContentType): Values => withLists(type, noTranslations(type));

/**
 * Adds the extras of responses, and every list for each language, because other clients append to these without
 * checking.
 */
export function withDerived(type: ContentType, values: Values): Values {
  const translations = withLists(type, (values.translations ?? {}) as Values);
  return {
    ...mapValues(type, values, ({ field, value }) => (field.answeredAs ? field.answeredAs(value) : value)),
    translations,
    ...Object.fromEntries(
      Object.entries({ ...type.derived, ...type.derivedLong }).map(([name, make]) => [name, make(values)]),
    ),
  };
}

/** A record without extras and derived values, as in its history. */
export function storedPart(type: ContentType, record: Values): Values {
  const extras = contentOf(type.name)?.extras ?? [];
  return Object.fromEntries(Object.entries(record).filter(([key]) => !extras.includes(key)));
}

/** Creates a record and returns it with its version. Fails with the problems if it is refused. */
export async function create(
  editor: Fetch,
  type: ContentType,
  json: object,
): Promise<{ record: Values; etag: string }> {
  const answer = await editor(`/${type.name}`, { method: 'POST', json });
  if (answer.status !== 201) throw new Error(`POST /${type.name} answered ${answer.status}: ${answer.text}`);
  return { record: answer.data, etag: answer.headers.get('etag') ?? '' };
}

/** Further values that a type's rules require. */
const alsoNeeded: Partial<Record<string, Values>> = { 'interactive-graphics': { type: 'hotspots', isPublic: false } };

/** A minimal valid record: its title and required values. */
export function minimalRecord(type: ContentType, title: string, more: Values = {}): Values {
  const required = Object.entries(type.fields).flatMap(([name, field]) =>
    'required' in field && field.required !== undefined
      ? [[name, field.kind === 'svg' ? sampleValue(field, name, {} as Material) : 'Nötig']]
      : [],
  );
  return { ...Object.fromEntries(required), ...alsoNeeded[type.name], [type.titleField]: title, ...more };
}

/**
 * What else a record needs in order to keep a field's value, because `settle` drops values that do not belong together.
 */
export function valuesToKeep(type: ContentType, name: string): Values {
  const mark = 'x';
  const isKept = (needed: Values) => !type.settle || type.settle({ ...needed, [name]: mark })[name] === mark;
  if (isKept({})) return {};
  const ways = Object.entries(type.fields).flatMap(([choice, field]) =>
    field.kind === 'choice' ? field.choices.map(({ id }) => ({ [choice]: id })) : [],
  );
  return ways.find(isKept) ?? {};
}
