import { describe, expect, it } from 'vitest';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { regions } from '../../../domain/types/region';
import { formatDay, formatDateTime, formatYear } from '../../ui/format';
import type { Row } from '../ListType';
import { columnOf } from './columns';
import { completeOrder } from './ColumnsMenu';
import { nextRow } from './useRowFocus';

const row: Row = {
  id: 7,
  isPublic: true,
  createdAt: '2024-03-01T13:05:00.000Z',
  updatedAt: '2024-07-01T22:30:00.000Z',
  title: '',
  startDate: '2021-05-04',
  translations: { fr: { title: 'Sentier' }, it: {} },
  links: [{}, {}],
  topics: [
    { id: 1, name: 'Tourismus' },
    { id: 2, name: '', translations: { fr: { name: 'Énergie' } } },
  ],
};
const cell = (source: string, more = {}) => columnOf(projects, { source, ...more }).cell(row);

describe('cells', () => {
  it('show dates in Swiss time, winter and summer', () => {
    expect(formatDateTime(row.createdAt)).toBe('01.03.2024 14:05');
    expect(formatDateTime(row.updatedAt)).toBe('02.07.2024 00:30');
    expect(formatDay('2024-12-31')).toBe('31.12.2024');
    expect(formatYear('2024-12-31T23:30:00Z')).toBe('2025');
    for (const none of [null, undefined, '', 'soon', 5]) expect(formatDay(none)).toBe('');
  });

  it('shorten dates with times, with the full text in `full`', () => {
    expect(cell('createdAt')).toEqual({ text: '01.03.24', full: '01.03.2024 14:05' });
    expect(cell('updatedAt')).toEqual({ text: '02.07.24', full: '02.07.2024 00:30' });
  });

  it('are edited in place where one field is all they say', () => {
    const isEdited = (type: typeof projects | typeof persons | typeof regions, source: string, more = {}) =>
      columnOf(type, { source, ...more }).isEdited;
    for (const source of ['title', 'startDate', 'topics']) expect(isEdited(projects, source), source).toBe(true);
    expect(isEdited(projects, 'startDate', { text: () => '2021 - 2024' })).toBe(false);
    for (const source of ['id', 'description', 'links']) expect(isEdited(projects, source), source).toBe(false);
    // A name of two parts, and an order that is changed by moving rows.
    expect(isEdited(persons, 'lastName')).toBe(false);
    expect(isEdited(regions, 'position')).toBe(false);
  });

  it('have label, feature and kind from the declaration, and fall back to another language', () => {
    expect(columnOf(projects, { source: 'topics' })).toMatchObject({
      label: 'Themen',
      feature: 'PROJECTS_ENABLE_TOPICS',
      isTitle: false,
    });
    expect(cell('topics')).toEqual({ text: 'Tourismus, Énergie' });
    expect(cell('title')).toEqual({ text: 'Sentier', lang: 'fr' });
    expect(cell('startDate', { year: true })).toEqual({ text: '2021' });
    expect(cell('states')).toEqual({ text: '' });
    expect(cell('links')).toEqual({ text: '2' });
    expect(columnOf(persons, { source: 'lastName' }).cell({ ...row, firstName: 'Anna', lastName: 'Muster' })).toEqual({
      text: 'Anna Muster',
    });
  });

  it('sort days latest first and text from A to Z', () => {
    expect(columnOf(projects, { source: 'updatedAt' }).firstOrder).toBe('DESC');
    expect(columnOf(persons, { source: 'lastName' }).firstOrder).toBe('ASC');
    expect(columnOf(projects, { source: 'topics' }).firstOrder).toBe('ASC');
    expect(columnOf(persons, { source: 'employments' }).firstOrder).toBe('ASC');
    expect(columnOf(regions, { source: 'cities' }).firstOrder).toBe('DESC');
    expect(columnOf(projects, { source: 'keywords' }).firstOrder).toBeUndefined();
  });
});

it('keeps the valid part of an outdated column order', () => {
  expect(completeOrder(undefined, 3)).toEqual([0, 1, 2]);
  expect(completeOrder([2, 0, 7, 2], 4)).toEqual([2, 0, 1, 3]);
});

it('moves between rows and stops at both ends', () => {
  expect(nextRow('ArrowDown', 0, 10, 5)).toBe(1);
  expect(nextRow('ArrowUp', 0, 10, 5)).toBe(0);
  expect(nextRow('PageDown', 7, 10, 5)).toBe(9);
  expect(nextRow('End', 2, 10, 5)).toBe(9);
  expect(nextRow('Home', 9, 10, 5)).toBe(0);
  expect(nextRow('x', 2, 10, 5)).toBeNull();
});
