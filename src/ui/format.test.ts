import { expect, it } from 'vitest';
import { groupedAmount } from './format';

it.each([
  ['125000.5', '125’000.50'],
  ['-1250000', '-1’250’000'],
  ['999', '999'],
  ['0.125', '0.125'],
  ['12345678901234567890.01', '12’345’678’901’234’567’890.01'],
  ['', ''],
  ['viel', 'viel'],
  ['.5', '.5'],
])('shows the amount %j as %j', (value, shown) => expect(groupedAmount(value)).toBe(shown));
