import { describe, expect, it } from 'vitest';
import { projects } from '../../../domain/types/project';
import { addFilter, chosenIn, offeredFilters, queryOf, readChosen, removeFilter, termIn } from './chosenFilters';
import { exportUrl } from '../ListPage';

const tourism = { filter: 'topic', value: '1' };

describe('chosen filters', () => {
  it('ignore empty values and duplicates', () => {
    const chosen = [tourism];
    expect(addFilter(chosen, 'topic', '')).toBe(chosen);
    expect(addFilter(chosen, 'topic', '1')).toBe(chosen);
    expect(addFilter(chosen, 'topic', '2')).toEqual([tourism, { filter: 'topic', value: '2' }]);
    expect(addFilter(chosen, 'program', '1')).toHaveLength(2);
  });

  it('remove exactly one pair', () => {
    expect(removeFilter([tourism, { filter: 'topic', value: '2' }], 'topic', '1')).toEqual([
      { filter: 'topic', value: '2' },
    ]);
  });

  it('become the query of the list and of the export', () => {
    const query = queryOf({
      term: '  zürich see ',
      chosen: [tourism, { filter: 'status', value: 'draft' }, { filter: 'topic', value: '2' }],
    });
    expect(query).toEqual({ term: 'zürich see', topic: ['1', '2'], status: ['draft'] });
    expect(exportUrl('projects', query)).toBe(
      '/api/v1/projects.xlsx?term=z%C3%BCrich+see&topic%5B%5D=1&topic%5B%5D=2&status%5B%5D=draft',
    );
    expect(exportUrl('projects', {})).toBe('/api/v1/projects.xlsx');
    expect(queryOf({ term: ' ', chosen: [] })).toEqual({});
  });

  it('offer filters that are neither hidden nor disabled', () => {
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
      'assignee',
    ]);
  });
});

describe('filters in session storage', () => {
  it('are restored without unknown, duplicate or broken ones', () => {
    const stored = JSON.stringify([tourism, tourism, { filter: 'gone', value: '1' }, { filter: 'topic' }, null, 7]);
    expect(readChosen(stored, ['topic'])).toEqual([tourism]);
    for (const broken of [null, '', '{', '{"topic":1}', 'null']) expect(readChosen(broken, ['topic'])).toEqual([]);
  });
});

it('reads filters from the list parameters, whatever the URL contains', () => {
  expect(chosenIn({ term: 'velo', topic: ['1', 2], status: 'draft', odd: { a: 1 }, none: null })).toEqual([
    { filter: 'topic', value: '1' },
    { filter: 'topic', value: '2' },
    { filter: 'status', value: 'draft' },
  ]);
  expect([termIn({ term: 'velo' }), termIn({ term: 7 }), termIn(null)]).toEqual(['velo', '', '']);
  for (const broken of [null, undefined, 5, 'x']) expect(chosenIn(broken)).toEqual([]);
});
