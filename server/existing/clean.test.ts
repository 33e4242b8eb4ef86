import { expect, it, vi } from 'vitest';
import { storableJson } from './clean';

it('names each text of JSON that could not be kept as it was', () => {
  const say = vi.fn();
  const given = { name: 'Alp\0e', items: [{ note: 'ganz' }, { note: 'halb\0' }], count: 2, none: null };
  expect(storableJson(given, 'data', say)).toEqual({
    name: 'Alpe',
    items: [{ note: 'ganz' }, { note: 'halb' }],
    count: 2,
    none: null,
  });
  const why = 'Zeichen, die nicht gespeichert werden können';
  expect(say.mock.calls).toEqual([
    ['changed', 'data.name', 'Alp␀e', 'Alpe', why],
    ['changed', 'data.items.1.note', 'halb␀', 'halb', why],
  ]);
});
