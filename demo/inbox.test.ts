import { describe, expect, test } from 'vitest';
import { demoInbox } from './inbox';
import { changes } from './inbox/changes';
import { references } from './references';

const items = demoInbox();

test('there are 76 items of every type, source and status', () => {
  expect(items).toHaveLength(76);
  expect(new Set(items.map(({ type }) => type)).size).toBe(10);
  expect([...new Set(items.map(({ source }) => source))].toSorted()).toEqual([
    'blw',
    'chmos',
    'contact_verification',
    'embed',
    'regio',
    'xls',
  ]);
  expect([...new Set(items.map(({ status }) => status))].toSorted()).toEqual(['deleted', 'new', 'pending', 'update']);
});

test('nothing is proposed twice by the same source', () => {
  const keys = items
    .filter(({ foreignId }) => foreignId !== null)
    .map(({ source, type, foreignId }) => `${source} ${type} ${foreignId}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('some proposals have a known base, others an interim save', () => {
  expect(items.filter(({ base }) => base).length).toBeGreaterThan(8);
  expect(items.filter(({ interim }) => interim).length).toBeGreaterThan(2);
});

test('people propose every kind of change: some end employments, some ask to be deleted, some have sent twice', () => {
  const persons = items.filter(({ type }) => type === 'contact_update');
  const data = persons.map(
    (item) => item.data as { changes: Record<string, unknown>; removeEmploymentIds: string[]; delete: unknown },
  );
  expect(persons).toHaveLength(20);
  expect(new Set(persons.map(({ internalId }) => internalId)).size).toBe(18);
  expect(data.filter((one) => one.delete === '1').length).toBeGreaterThan(1);
  expect(data.filter(({ removeEmploymentIds }) => removeEmploymentIds.length > 0).length).toBeGreaterThan(1);
  for (const { normalizedData, base } of persons) expect(Object.keys(base ?? {})).toEqual(Object.keys(normalizedData));
});

describe('submissions have the shape of their type', () => {
  const proposals = (type: string) =>
    items.filter((item) => item.type === type).map(({ normalizedData }) => normalizedData as Record<string, any>);
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+0[12]:00$/;

  test('links of jobs and events are a list of {label, value} in every language', () => {
    for (const { links, translations } of [...proposals('job'), ...proposals('event')]) {
      for (const link of links) expect(Object.keys(link)).toEqual(['label', 'value']);
      for (const locale of ['fr', 'it']) expect(translations[locale].links).toEqual([]);
    }
  });

  test('timestamps include the offset from UTC', () => {
    for (const { applicationDeadline } of proposals('job')) expect(applicationDeadline).toMatch(moment);
    for (const { startDate, endDate } of [...proposals('event'), ...proposals('publication')]) {
      expect([startDate, endDate]).toEqual([expect.stringMatching(moment), expect.stringMatching(moment)]);
      expect(Date.parse(endDate)).toBeGreaterThanOrEqual(Date.parse(startDate));
    }
  });

  test('publications have an existing type and four languages', () => {
    for (const { type, translations, description } of proposals('publication')) {
      expect(['publication', 'project']).toContain(type);
      expect(Object.keys(translations)).toEqual(['fr', 'it', 'en']);
      expect(description).not.toContain('<');
    }
  });

  test.each([
    ['job', ['locations', 'stints']],
    ['event', ['topics', 'languages', 'locations']],
    ['publication', ['topics', 'languages', 'geographicRegions']],
  ] as const)('%s refers to entries that its form offers', (type, lists) => {
    for (const proposal of proposals(type)) {
      for (const list of lists) {
        expect(proposal[list].length).toBeGreaterThan(0);
        for (const { id } of proposal[list])
          expect(
            references[list].filter(({ context }) => context === null || context === type).map((entry) => entry.id),
          ).toContain(id);
      }
    }
  });
});

test('every change changes something', () => {
  const texts = JSON.stringify(items);
  for (const word of [
    'zweite Etappe',
    'neu gedacht',
    'weitergeführt',
    'Stand der Arbeiten',
    '&auml;',
    '2029-12-31',
    'Anschubfinanzierung',
    'Caduff',
    'Deuxième',
  ]) {
    expect(texts).toContain(word);
  }
  expect(Object.keys(changes).length).toBeGreaterThan(20);
});
