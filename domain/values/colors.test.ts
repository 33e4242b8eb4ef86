import { expect, it } from 'vitest';
import { color } from '../fields';
import { schemaOf } from '../kinds/schemas';
import { isEqual } from '../review/equal';

const field = color({ label: 'Farbe' });

it.each([
  ['#0093D1', '#0093D1'],
  [' 0093d1 ', '#0093d1'],
  ['#09D', '#0099DD'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%s is stored as %s', (given, kept) => expect(schemaOf(field).parse(given)).toBe(kept));

it.each(['rot', '#12', '#gggggg', '#0093D1; x', 'rgb(0, 0, 0)', 5, {}])('%s is refused with a message', (given) => {
  expect(schemaOf(field).safeParse(given).error?.issues[0]?.message).toMatch(/^Eine Farbe besteht aus .*\.$/);
});

it('is equal in upper case', () => expect(isEqual(field, '#0093D1', '#0093d1')).toBe(true));
