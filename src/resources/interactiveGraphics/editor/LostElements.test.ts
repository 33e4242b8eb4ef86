import { expect, it } from 'vitest';
import { proposalsFor, type Seen } from './LostElements';

const seen = (key: string, label: string, x: number, y: number, tag = 'g'): Seen => ({
  key,
  label,
  tag,
  middle: { x, y },
});

it('matches elements by name or place, each once, and guesses nothing else', () => {
  const lost = [
    { seen: seen('#kanton-be', 'Bern', 0.3, 0.5), content: 'Bern: Tourismus' },
    { seen: seen('path:120:a', '', 0.7, 0.7, 'path'), content: 'Etwas' },
    { seen: seen('#alt', 'Alt', 0.9, 0.1, 'circle'), content: 'Nichts davon' },
    { seen: { key: 'g:80:x', label: '', tag: 'g' }, content: 'Im Tessin wächst Wein.' },
  ];
  const free = [
    seen('#Kanton_BE', 'Bern', 0.32, 0.51),
    seen('#neu', '', 0.705, 0.7, 'path'),
    seen('#fern', 'Fern', 0.1, 0.1),
    seen('#ti', 'Tessin', 0.6, 0.9),
  ];
  expect(Object.fromEntries(proposalsFor(lost, free))).toEqual({
    '#kanton-be': '#Kanton_BE',
    'g:80:x': '#ti',
    'path:120:a': '#neu',
  });
});

it('never proposes an element that existed along with the lost one', () => {
  const coexisting = new Set(['#ad', '#fr']);
  const lost = [{ seen: { ...seen('#ad', 'Andorra', 0.3, 0.5), coexisting }, content: 'Grenzt an Frankreich.' }];
  const france = seen('#fr', 'Frankreich', 0.31, 0.5);
  expect(proposalsFor(lost, [france]).size).toBe(0);
  expect(Object.fromEntries(proposalsFor(lost, [france, seen('#neu', 'Andorra', 0.3, 0.5)]))).toEqual({
    '#ad': '#neu',
  });
});
