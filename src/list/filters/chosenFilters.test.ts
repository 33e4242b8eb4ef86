import { describe, expect, it } from 'vitest';
import { projects } from '../../../domain/types/project';
import { addFilter, chosenIn, offeredFilters, queryOf, readChosen, removeFilter, termIn } from './chosenFilters';
import { exportAddress } from '../ExportMenu';

const tourism = { filter: 'topic', value: '1' };

describe('chosen filters', () => {
  it('ignores empty values and a pair that is there already', () => {
    const chosen = [tourism];
    expect(addFilter(chosen, 'topic', '')).toBe(chosen);
    expect(addFilter(chosen, 'topic', '1')).toBe(chosen);
    expect(addFilter(chosen, 'topic', '2')).toEqual([tourism, { filter: 'topic', value: '2' }]);
    expect(addFilter(chosen, 'program', '1')).toHaveLength(2);
  });

  it('removes exactly one pair', () => {
    expect(removeFilter([tourism, { filter: 'topic', value: '2' }], 'topic', '1')).toEqual([
      { filter: 'topic', value: '2' },
    ]);
  });

  it('becomes the query of the list and of the export', () => {
    const query = queryOf({
      term: '  zürich see ',
      chosen: [tourism, { filter: 'status', value: 'draft' }, { filter: 'topic', value: '2' }],
    });
    expect(query).toEqual({ term: 'zürich see', topic: ['1', '2'], status: ['draft'] });
    expect(exportAddress('projects', query)).toBe(
      '/api/v1/projects.xlsx?term=z%C3%BCrich+see&topic%5B%5D=1&topic%5B%5D=2&status%5B%5D=draft',
    );
    expect(exportAddress('projects', {})).toBe('/api/v1/projects.xlsx');
    expect(queryOf({ term: ' ', chosen: [] })).toEqual({});
  });

  it('offers what is neither hidden nor switched off', () => {
    const names = offeredFilters(projects.filters, (feature) => feature !== 'PROJECTS_ENABLE_TOPICS').map(
      ([name]) => name,
    );
    expect(names).toEqual([
      'status',
      'startDate',
      'endDate',
      'program',
      'instrument',
      'state',
      'geographicRegion',
      'businessSector',
      'missing',
      'changedSince',
      'changedBy',
    ]);
  });
});

describe('what the session storage kept', () => {
  it('is read back, without what is unknown, doubled or broken', () => {
    const stored = JSON.stringify([tourism, tourism, { filter: 'gone', value: '1' }, { filter: 'topic' }, null, 7]);
    expect(readChosen(stored, ['topic'])).toEqual([tourism]);
    for (const broken of [null, '', '{', '{"topic":1}', 'null']) expect(readChosen(broken, ['topic'])).toEqual([]);
  });
});

it('is read out of the parameters of a list, whatever an address says', () => {
  expect(chosenIn({ term: 'velo', topic: ['1', 2], status: 'draft', odd: { a: 1 }, none: null })).toEqual([
    { filter: 'topic', value: '1' },
    { filter: 'topic', value: '2' },
    { filter: 'status', value: 'draft' },
  ]);
  expect([termIn({ term: 'velo' }), termIn({ term: 7 }), termIn(null)]).toEqual(['velo', '', '']);
  for (const broken of [null, undefined, 5, 'x']) expect(chosenIn(broken)).toEqual([]);
});
