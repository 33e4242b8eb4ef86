import { expect, it } from 'vitest';
import type { Visits } from '../../../domain/administration/dashboard';
import { mostReadRecords } from './Visitors';
import { readPeriods } from './Reads';

const all = { type: '', language: '' };
const visits = (from: string, till: string, step: Visits['step'], periods: Visits['periods']) => ({
  from,
  till,
  step,
  periods,
});

it('includes every day, even those without reads', () => {
  const periods = readPeriods(
    visits('2026-02-27', '2026-03-02', 'day', [
      { start: '2026-02-28', resource: 'events', locale: 'fr', count: 2 },
      { start: '2026-02-28', resource: 'projects', locale: 'fr', count: 3 },
      { start: '2026-03-02', resource: 'projects', locale: '', count: 1 },
    ]),
    all,
  );
  expect(periods.map(({ start, end, total }) => [start, end, total])).toEqual([
    ['2026-02-27', '2026-02-27', 0],
    ['2026-02-28', '2026-02-28', 5],
    ['2026-03-01', '2026-03-01', 0],
    ['2026-03-02', '2026-03-02', 1],
  ]);
  expect(periods[1]?.counts).toEqual({ fr: 5 });
});

it('names every month up to the last chosen day', () => {
  const periods = readPeriods(
    visits('2025-12-15', '2026-03-10', 'month', [{ start: '2026-02-01', resource: 'events', locale: 'de', count: 7 }]),
    all,
  );
  expect(periods.map(({ start, end, total }) => [start, end, total])).toEqual([
    ['2025-12-01', '2025-12-31', 0],
    ['2026-01-01', '2026-01-31', 0],
    ['2026-02-01', '2026-02-28', 7],
    ['2026-03-01', '2026-03-10', 0],
  ]);
});

it('distinguishes types and languages', () => {
  const figures = visits('2026-03-01', '2026-03-01', 'day', [
    { start: '2026-03-01', resource: 'events', locale: 'fr', count: 2 },
    { start: '2026-03-01', resource: 'projects', locale: 'de', count: 3 },
  ]);
  expect(readPeriods(figures, { type: 'events', language: '' })[0]?.total).toBe(2);
  expect(readPeriods(figures, { type: 'events', language: 'de' })[0]?.total).toBe(0);
});

it('the most read of all types are merged from those of each type, in order', () => {
  const entry = (resource: 'events' | 'posts', id: number, locale: 'all' | 'fr', count: number) => ({
    resource,
    id,
    title: '',
    locale,
    count,
  });
  const most = [
    entry('events', 1, 'all', 5),
    entry('events', 1, 'fr', 1),
    entry('posts', 1, 'all', 9),
    entry('posts', 2, 'fr', 4),
  ];
  const shown = (type: string, language: string) =>
    mostReadRecords({ most }, { type, language }).map(({ resource, id, count }) => `${resource} ${id} ${count}`);
  expect(shown('', '')).toEqual(['posts 1 9', 'events 1 5']);
  expect(shown('', 'fr')).toEqual(['posts 2 4', 'events 1 1']);
  expect(shown('events', 'fr')).toEqual(['events 1 1']);
});
