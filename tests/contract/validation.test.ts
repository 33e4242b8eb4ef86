import { beforeAll, describe, expect, it } from 'vitest';
import { translatedFields } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import type { Field } from '../../domain/fields';
import type { Fetch, Json } from './client';
import { create, valuesToKeep, type Material, noTexts, prepareMaterial, sampleRecord, minimalRecord } from './samples';
import { describeContract } from './targets';

const unknownId = 2_000_000_000;
const notText = [5, {}, ['x'], 'a\0b', '\ud800'];
const text = [...notText, 'x'.repeat(25_000)];

/** Values that each kind of field refuses. */
const wrongValues: Record<Field['kind'], Json[]> = {
  text,
  multiline: text,
  richText: [...notText, 'x'.repeat(600_000)],
  svg: notText,
  email: text,
  url: [
    ...text,
    'javascript:alert(1)',
    'javascript:443/%0aalert(1)',
    ' jAvA\tscript:80',
    'data:text/html,x',
    'java\nscript:alert(1)',
  ],
  boolean: ['ja', 1, {}, []],
  date: ['2024-02-30', '2024-13-01', 'gestern', '31.2.2024', 20240101, {}, ['2024-01-01']],
  dateTime: [
    '2027-02-30T09:00:00+01:00',
    '2027-03-18T25:00',
    'gestern',
    '31.2.2027 9:00',
    '2027-03-28T02:30',
    20270318,
    {},
    ['2027-03-18T09:00'],
  ],
  color: ['rot', '#12', '#gggggg', '#0093D1; x', 'rgb(0,0,0)', 5, {}, ['#0093D1']],
  decimal: ['viel', '1.2.3', '1e9', {}, ['1'], '9'.repeat(60), 'NaN', true],
  choice: ['gibt-es-nicht', 5, {}, []],
  integer: ['viel', 1.5, {}, [], true, 1e20],
  reference: ['x', 5, [1], {}, { id: '1' }, { id: -1 }, { id: unknownId }],
  record: ['x', 5, [1], {}, { id: '1' }, { id: -1 }, { id: unknownId }],
  records: ['1', { id: 1 }, [1], [{}], [{ id: '1' }], [{ id: -1 }], [{ id: unknownId }], [null]],
  associations: ['x', {}, [5], [null], [['x']], [{}], [{ id: 1 }]],
  references: [
    '1',
    { id: 1 },
    [1],
    [{}],
    [{ id: '1' }],
    [{ id: -1 }],
    [{ id: 1.5 }],
    [{ id: unknownId }],
    [{ id: 1e20 }],
    [{ name: 'Tourismus' }],
    [null],
  ],
  list: ['x', {}, [5], [null], [['x']]],
  image: ['x', 5, [5], {}, { id: 1 }, { id: unknownId, extension: 'png' }, { id: 1, extension: '../x' }],
  images: ['x', {}, [5], [{}], [{ id: 1 }], [{ id: unknownId, extension: 'png' }], [{ id: 1, extension: '../x' }]],
  files: ['x', {}, [5], [{}], [{ id: unknownId, extension: 'pdf' }]],
};

/** A loose relation drops deleted records instead of refusing them. */
const isLoose = (field: Field) => field.kind === 'records' && field.loose !== undefined;
const isUnknown = (value: Json) => [value].flat()[0]?.id === unknownId;

type Values = Record<string, Json>;

describeContract('validation', (api, unsupported, types) => {
  let editor: Fetch;
  let material: Material;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
    material = await prepareMaterial(editor);
  });

  describe.each(types)('$name', (type) => {
    const post = (json: unknown) => editor(`/${type.name}`, { method: 'POST', json });
    const isAt =
      (path: string) =>
      ({ field }: { field: string }) =>
        field === path || field.startsWith(`${path}.`);

    /** Expects a German message at exactly these fields. */
    async function expectRefused(json: unknown, ...paths: string[]) {
      const { status, problem, text: body } = await post(json);
      const errors = problem?.errors ?? [];
      const found = {
        status,
        missing: paths.filter((path) => !errors.some(isAt(path))),
        elsewhere: errors.filter(({ field }) => !paths.some((path) => isAt(path)({ field }))),
        notSentences: errors.filter(({ message }) => !/\S+ .*[.!]$/.test(message)),
      };
      expect(found, body.slice(0, 500)).toEqual({ status: 422, missing: [], elsewhere: [], notSentences: [] });
    }

    /**
     * The wrong values of all fields: the first one of each field in one record, the second ones in the next. Unknown
     * ids are separate, because they are only checked if everything else is valid; values that depend on others are
     * grouped with those.
     */
    function wrongRecords(): { needed: Values; wrong: Values }[] {
      const records = new Map<string, { needed: Values; wrong: Values }>();
      for (const [name, field] of Object.entries(type.fields)) {
        const needed = valuesToKeep(type, name);
        for (const [index, value] of wrongValues[field.kind].entries()) {
          if (isLoose(field) && isUnknown(value)) continue;
          const key = JSON.stringify([isUnknown(value) ? name : index, needed]);
          records.set(key, { needed, wrong: { ...records.get(key)?.wrong, [name]: value } });
        }
      }
      return [...records.values()];
    }

    it('refuse every wrong value of every field, at the field', async () => {
      const ids = async () =>
        (await editor(`/${type.name}?limit=500&shape=summary`)).data.map(({ id }: Json) => id as number);
      const before = await ids();
      for (const { needed, wrong } of wrongRecords())
        await expectRefused(minimalRecord(type, 'Falsch', { ...needed, ...wrong }), ...Object.keys(wrong));
      expect(await ids()).toEqual(before);
    }, 20_000);

    it('refuse wrong values in every language', async () => {
      for (const [name, field] of Object.entries(translatedFields(type.fields))) {
        const [value] = wrongValues[field.kind];
        await expectRefused(
          minimalRecord(type, 'Falsch', { translations: { fr: {}, it: { [name]: value } } }),
          `translations.it.${name}`,
        );
      }
    });

    it('refuse wrong values within list items', async () => {
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind !== 'list') continue;
        for (const [part, inner] of Object.entries(field.item)) {
          // Filters of collections accept ids as numbers.
          const wrong = wrongValues[inner.kind].find((value) => typeof value !== 'number');
          await expectRefused(minimalRecord(type, 'Falsch', { [name]: [{}, { [part]: wrong }] }), `${name}.1.${part}`);
        }
      }
    });

    it('name all problems at once and store nothing', async () => {
      const { record, etag } = await create(editor, type, sampleRecord(type, material));
      const wrong = Object.fromEntries(
        Object.entries(type.fields).map(([name, { kind }]) => [name, wrongValues[kind][0]]),
      );
      const { status, problem } = await editor(`/${type.name}/${record.id}`, {
        method: 'PUT',
        json: { ...wrong, isPublic: 'ja' },
      });
      expect(status).toBe(422);
      for (const name of ['isPublic', ...Object.keys(wrong)]) expect(problem.errors?.some(isAt(name)), name).toBe(true);
      const after = await editor(`/${type.name}/${record.id}`);
      expect([after.data, after.headers.get('etag')]).toEqual([record, etag]);
    });

    it('refuse a blank title, and invalid translations', async () => {
      for (const title of ['', '  ', null])
        await expectRefused(minimalRecord(type, '', { [type.titleField]: title }), type.titleField);
      for (const translations of ['x', 5, [1]])
        await expectRefused(minimalRecord(type, 'Falsch', { translations }), 'translations');
    });

    it.each([[[]], ['x'], [5], [true], [null]])('refuse %j instead of a record', async (json) => {
      const { status } = await post(json);
      expect(unsupported('bodies') ? [400, 422] : [422]).toContain(status);
    });

    it('refuse more items than a list may have', async () => {
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind === 'list')
          await expectRefused(
            minimalRecord(type, 'Viele', { [name]: Array.from({ length: 4_000 }, () => ({})) }),
            name,
          );
      }
    });

    it('accept an empty list for translations, as existing clients send it', async () => {
      const { record } = await create(editor, type, minimalRecord(type, 'Ohne Übersetzung', { translations: [] }));
      expect(record.translations).toEqual(noTexts(type));
    });
  });
});

describeContract('periods', (api) => {
  const ofPeriods = allContentTypes.filter(({ fields }) => 'startDate' in fields && 'endDate' in fields);
  it.each(ofPeriods.map((type) => [type.name, type] as const))(
    'of %s that end before they start are refused with the message for that field',
    async (_name, type) => {
      const editor = await api.as('ROLE_EDITOR');
      const { status, problem } = await editor(`/${type.name}`, {
        method: 'POST',
        json: minimalRecord(type, 'Rückwärts', { startDate: '2024-05-02', endDate: '2024-05-01' }),
      });
      expect([status, problem.errors]).toEqual([
        422,
        [{ field: 'endDate', message: 'Das End-Datum darf sich nicht vor dem Start-Datum befinden.' }],
      ]);
    },
  );
});

describeContract('rules of projects', (api) => {
  it('store a timestamp as its day in Switzerland', async () => {
    const editor = await api.as('ROLE_EDITOR');
    const json = { title: 'Zeitzone', startDate: '2024-02-29T23:30:00Z' };
    expect((await editor('/projects', { method: 'POST', json })).data.startDate).toBe('2024-03-01T00:00:00+01:00');
  });
});
