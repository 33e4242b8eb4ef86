import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceedsBounds } from './jsonBounds';

it('passes anything shallow and small, with any characters in its strings', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string(),
      (value, text) => !exceedsBounds(JSON.stringify({ value, text: `\\"${'['.repeat(100)}${text}\\` })),
    ),
  );
});

it.each([
  ['nested lists', '['.repeat(50_000_000)],
  ['nested objects', '{"a":'.repeat(65)],
  ['many lists', `[${'[],'.repeat(400_000)}]`],
  ['many numbers', `[${'1,'.repeat(300_001)}1]`],
  ['a string before them', `{"a":"x\\\\","b":${'['.repeat(65)}`],
])('stops at %s', (_, text) => expect(exceedsBounds(text)).toBe(true));

it.each([
  ['a data URL of 50 MB', `{"data":"${'A'.repeat(50_000_000)}"}`],
  ['brackets in a string', `{"a":"${'['.repeat(1_000)}"}`],
  ['100,000 ids', JSON.stringify({ ids: Array.from({ length: 100_000 }, (_, id) => id) })],
  ['a string without an end', `{"a":"${'\\"'.repeat(100_000)}`],
  ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
])('passes %s', (_, text) => expect(exceedsBounds(text)).toBe(false));
