import { expect, it, vi } from 'vitest';
import { storableJson } from './clean';

it('reports each JSON text that had to be changed', () => {
  const report = vi.fn();
  const given = { name: 'Alp\0e', items: [{ note: 'ganz' }, { note: 'halb\0' }], count: 2, none: null };
  expect(storableJson(given, 'data', report)).toEqual({
    name: 'Alpe',
    items: [{ note: 'ganz' }, { note: 'halb' }],
    count: 2,
    none: null,
  });
  const why = 'Zeichen, die nicht gespeichert werden können';
  expect(report.mock.calls).toEqual([
    ['changed', 'data.name', 'Alp␀e', 'Alpe', why],
    ['changed', 'data.items.1.note', 'halb␀', 'halb', why],
  ]);
});
