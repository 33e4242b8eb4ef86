import { beforeAll, describe, expect, it } from 'vitest';
import { translatedFields, type ContentType } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import type { Filter } from '../../domain/filters';
import { translationLocalesOf } from '../../domain/locales';
import { searchableText } from '../../domain/lists/searchable';
import { contacts } from '../../domain/types/contacts';
import type { Fetch, Json } from './client';
import { create, prepareMaterial, sampleRecord, minimalRecord, type Material } from './samples';
import { describePairs } from './targets';

type Values = Record<string, Json>;
/** One of two installations, which have the same records with the same ids. */
interface World {
  editor: Fetch;
  visitor: Fetch;
  material: Material;
  /** For each content type, records hidden from visitors to which others are related. */
  hidden: Map<string, number>;
  /** The created records, as editors read them. */
  made: { type: ContentType; record: Values }[];
}

const open = allContentTypes.filter((type) => type.read(null) === 'public');
const secret = (type: ContentType) =>
  Object.entries(type.fields).filter(([name]) => !(type.publicFields as string[]).includes(name));

/** A public record; `all` adds everything that visitors must not learn. */
function sample(type: ContentType, number: number, { material, hidden }: World, all: boolean): Values {
  const whole = sampleRecord(type, material);
  const record: Values = { ...whole, [type.titleField]: `Titel${number}` };
  for (const [name, field] of Object.entries(type.fields)) {
    // Public values vary, so that filters and orders have something to distinguish.
    if (number % 2 === 1 && (field.kind === 'references' || field.kind === 'date' || field.kind === 'reference'))
      record[name] = structuredClone(field.empty);
    if (!('resource' in field)) continue;
    const id = hidden.get(field.resource);
    const unseen = id !== undefined && all && number >= 2;
    if (field.kind === 'records' && unseen) record[name] = [{ id }, ...record[name]];
    if (field.kind === 'record') record[name] = number >= 2 ? (unseen ? { id } : null) : record[name];
    if (field.kind === 'associations' && unseen)
      record[name] = [...record[name], { ...record[name][1], [field.there]: { id } }];
  }
  for (const [name, field] of secret(type)) {
    const isText = ['text', 'multiline', 'richText'].includes(field.kind);
    record[name] = !all ? structuredClone(field.empty) : isText ? `geheim${name}${9 - number}` : record[name];
    for (const locale of translationLocalesOf(type)) if (!all) delete record.translations[locale][name];
  }
  return record;
}

async function build(world: World, all: boolean): Promise<void> {
  const { editor, hidden, made } = world;
  // Types that others refer to come last in the registry, so records without relations are created first.
  const keep = async (type: ContentType, json: Values) => {
    const { record } = await create(editor, type, json);
    made.push({ type, record });
    return record.id as number;
  };
  for (const type of open)
    hidden.set(type.name, await keep(type, minimalRecord(type, all && !type.alwaysPublic ? 'Geheimziel' : 'Ziel')));
  for (const type of open) {
    for (let number = 0; number < 4; number++) await keep(type, sample(type, number, world, all));
    const { isPublic: _, ...draft } = sample(type, 3, world, true);
    await keep(
      type,
      all && !type.alwaysPublic
        ? { ...draft, [type.titleField]: 'Entwurfswort', isPublic: false }
        : minimalRecord(type, 'Entwurf'),
    );
  }
}

/** Leaves out what differs between any two installations: timestamps, and the ids of rows between records. */
const comparable = (text: string): unknown =>
  JSON.parse(text, (key, value: Json) => {
    if (['createdAt', 'updatedAt'].includes(key)) return undefined;
    if (key === 'employments' && Array.isArray(value)) return value.map(({ id: _, ...item }) => item);
    // This is the id of such a row, so only its existence counts.
    return key === 'officialEmployment' ? value !== null : value;
  });

const addresses: { path: string; type: ContentType }[] = [
  ...open.map((type) => ({ path: `/${type.name}`, type })),
  ...['/contacts', '/contacts-data/person'].map((path) => ({ path, type: contacts })),
  { path: '/projects/geojson/de.json', type: open.find(({ name }) => name === 'projects') as ContentType },
];

describePairs(
  'what visitors can find out',
  (one, other) => {
    const full: World = {
      editor: one.fetch,
      visitor: one.fetch,
      material: undefined as never,
      hidden: new Map(),
      made: [],
    };
    const bare: World = {
      editor: other.fetch,
      visitor: other.fetch,
      material: undefined as never,
      hidden: new Map(),
      made: [],
    };
    beforeAll(async () => {
      for (const [world, api] of [
        [full, one],
        [bare, other],
      ] as const) {
        world.editor = await api.as('ROLE_EDITOR');
        world.material = await prepareMaterial(world.editor);
        await build(world, world === full);
      }
    }, 120_000);

    const idsOf = (name: string) =>
      full.made.filter(({ type }) => type.name === name).map(({ record }) => record.id as number);
    function valuesOf(filter: Filter, type: ContentType): string[][] {
      const singly = (values: readonly (string | number)[]) => values.map((value) => [String(value)]);
      switch (filter.kind) {
        case 'visibility':
          return [['public'], ['draft'], ['public', 'draft']];
        case 'cases':
        case 'choice':
          return singly(filter.choices.map(({ id }) => id));
        case 'year':
        case 'period':
          return singly(['2023', '2024', '2025']);
        case 'past':
          return filter.forVisitors ? [] : singly(['0', '1']);
        case 'untranslated':
          return singly(filter.locales);
        case 'assignedTo':
        case 'changedBy':
          return singly([1, 2, 3, 4]);
        case 'moment':
          return singly(['2000-01-01', '2024-03-05', '2099-01-01']);
        case 'ids':
          // The hidden record, a public one, and the draft.
          return singly(
            (type.members ?? [type]).flatMap(({ name }) => [0, 1, -1].map((place) => idsOf(name).at(place) as number)),
          );
        case 'references':
          return singly(
            full.material
              .entries(filter.list)
              .slice(2, 4)
              .flatMap(({ id, name }, index) => [index === 0 ? String(id) : name]),
          );
        case 'records': {
          const ids = [
            ...full.material.records(filter.resource).map(({ id }) => id),
            full.hidden.get(filter.resource) as number,
          ];
          return [...singly(ids), ids.map(String)];
        }
      }
    }

    const filtersOf = (type: ContentType) =>
      Object.entries(type.filters).flatMap(([name, filter]) =>
        valuesOf(filter, type).map((values) =>
          values.map((value) => `${name}[]=${encodeURIComponent(value)}`).join('&'),
        ),
      );
    const ordersOf = (type: ContentType) =>
      [...new Set([...type.orderBy, type.defaultOrder.field])].flatMap((field) =>
        ['ASC', 'DESC&limit=2&offset=1'].map((direction) => `orderBy[]=${field}&orderDirection[]=${direction}`),
      );
    const wordsOf = (type: ContentType) => {
      const records = full.made.filter((made) => (type.members ?? [type]).includes(made.type));
      // Requests the words of related records in addition to their own.
      const parts = records.map((made) => searchableText(made.type, made.record as never).split('\n'));
      const words = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split(/\s+/)))];
      const shown = words(parts.map(([text = '']) => text)).filter((_, index) => index % 20 === 0);
      return [
        ...new Set([...words(parts.map(([, text = '']) => text)), ...shown, 'geheimziel', 'entwurfswort', 'bezug']),
      ].map((word) => `term=${encodeURIComponent(word)}`);
    };

    describe.each(addresses)('$path', ({ path, type }) => {
      // It is not paged and has its own order.
      const isMap = path.endsWith('.json');
      it.each([['filter', filtersOf], ...(isMap ? [] : [['order', ordersOf] as const]), ['word', wordsOf]] as const)(
        'no %s reveals whether private data exists',
        async (_, queries) => {
          const addresses = queries(type).filter((query) => !(isMap && query.startsWith('status')));
          expect(addresses.length).toBeGreaterThan(2);
          const ask = async (query: string) => {
            const page = isMap ? '' : `${query.includes('limit=') ? '' : '&limit=20'}&total=true`;
            const address = `${path}?${query}${page}`;
            const [all, less] = await Promise.all([full.visitor(address), bare.visitor(address)]);
            expect(all.status, address).toBe(200);
            return {
              query,
              differs:
                all.status !== less.status ||
                JSON.stringify(comparable(all.text)) !== JSON.stringify(comparable(less.text)),
            };
          };
          const answers: Awaited<ReturnType<typeof ask>>[] = [];
          for (let start = 0; start < addresses.length; start += 8)
            answers.push(...(await Promise.all(addresses.slice(start, start + 8).map(ask))));
          expect(answers.filter(({ differs }) => differs).map(({ query }) => query)).toEqual([]);
        },
        120_000,
      );
    });

    it('the test data does contain private values', async () => {
      // Otherwise different records would be compared.
      expect(full.made.map(({ record }) => record.id)).toEqual(bare.made.map(({ record }) => record.id));
      for (const type of open) {
        const words = [
          ...new Set(
            full.made
              .filter((made) => made.type === type)
              .flatMap(({ record }) => searchableText(type, record as never).split('\n')[1] ?? []),
          ),
        ];
        expect(words.length > 0, type.name).toBe(secret(type).some(([, { searched }]) => searched));
      }
      expect(Object.keys(translatedFields((open[0] as ContentType).fields)).length).toBeGreaterThan(0);
      const group = full.hidden.get('contact-groups');
      expect((await full.editor(`/contacts/person?contactGroup[]=${group}`)).data).not.toEqual([]);
      expect((await full.visitor(`/contacts/person?contactGroup[]=${group}`)).data).toEqual([]);
    });
  },
  'visitors',
);
