import { describe, expect, it } from 'vitest';
import type { ReferenceEntry } from '../../../domain/references';
import { projects } from '../../../domain/types/project';
import { createdColumn, fieldColumn, titleColumn, yearColumn } from './columns';
import { fixedOptions, optionLabel, referenceOptions } from './FilterOptions';
import { formatDay, formatMoment, formatYear } from './format';
import { distinct, type Row } from './useRecords';
import { nextRow } from './useRowFocus';

const row: Row = {
  id: 7, isPublic: true, createdAt: '2024-03-01T13:05:00.000Z', updatedAt: '2024-07-01T22:30:00.000Z',
  title: '', startDate: '2021-05-04', translations: { fr: { title: 'Sentier' }, it: {} },
  topics: [{ id: 1, name: 'Tourismus' }, { id: 2, name: '', translations: { fr: { name: 'Énergie' } } }],
};

describe('cells', () => {
  it('show dates in Swiss time, winter and summer', () => {
    expect(formatMoment(row.createdAt)).toBe('01.03.2024 14:05');
    expect(formatMoment(row.updatedAt)).toBe('02.07.2024 00:30');
    expect(formatDay('2024-12-31')).toBe('31.12.2024');
    expect(formatYear('2024-12-31T23:30:00Z')).toBe('2025');
    for (const none of [null, undefined, '', 'soon', 5]) expect(formatDay(none)).toBe('');
  });

  it('take label, switch and kind from the declaration, and fall back to another language', () => {
    const topics = fieldColumn(projects, 'topics', { width: 90 });
    expect(topics).toMatchObject({ label: 'Themen', feature: 'PROJECTS_ENABLE_TOPICS' });
    expect(topics.text(row)).toBe('Tourismus, Énergie');
    expect(titleColumn(projects, { width: 90 }).text(row)).toBe('Sentier');
    expect(yearColumn(projects, 'startDate', { width: 90, label: 'Startjahr' }).text(row)).toBe('2021');
    expect(fieldColumn(projects, 'states', { width: 90 }).text(row)).toBe('');
    expect(createdColumn.text(row)).toBe('01.03.2024 14:05');
  });
});

describe('options', () => {
  const entry = (id: number, name: string, position: number, context: string | null) =>
    ({ id, name, position, context, translations: { fr: {}, it: {} }, isPublic: true, synonyms: [] }) satisfies ReferenceEntry;

  it('are the entries offered in the context, by position and name', () => {
    const entries = [entry(1, 'Wald', 2, null), entry(2, 'Ämter', 2, 'project'), entry(3, 'Jobs', 1, 'job'), entry(4, 'Zug', 1, null)];
    expect(referenceOptions(entries, 'project').map(({ label }) => label)).toEqual(['Zug', 'Ämter', 'Wald']);
  });

  it('are thirty years and two states', () => {
    const years = fixedOptions({ kind: 'year', field: 'startDate', label: 'Startjahr' }, 2026);
    expect(years).toHaveLength(30);
    expect(years[0]).toEqual({ id: '2026-01-01', label: '2026' });
    expect(optionLabel(fixedOptions({ kind: 'visibility', label: 'Status' }, 2026), 'draft')).toBe('Entwurf');
    expect(optionLabel([], '12')).toBe('12');
  });
});

it('counts an entry once that was pushed onto the next page', () => {
  expect(distinct([[{ id: 3 }, { id: 2 }], [{ id: 2 }, { id: 1 }]]).map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('moves between rows and stops at both ends', () => {
  expect(nextRow('ArrowDown', 0, 10, 5)).toBe(1);
  expect(nextRow('ArrowUp', 0, 10, 5)).toBe(0);
  expect(nextRow('PageDown', 7, 10, 5)).toBe(9);
  expect(nextRow('End', 2, 10, 5)).toBe(9);
  expect(nextRow('Home', 9, 10, 5)).toBe(0);
  expect(nextRow('x', 2, 10, 5)).toBeNull();
});
