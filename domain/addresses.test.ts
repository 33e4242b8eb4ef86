import { expect, it } from 'vitest';
import { isPhone } from './addresses';

it.each(['', '+41 81 000 00 00', '081 000 00 00', '(0041) 81/000 00 00', '+41 (0)31 123.45.67', '117', '031 123 45 67 int. 12', '031 123 45 67 ext 4'])('%j can be dialled', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each(['abc', '12', 'Tel 031 123 45 67', '031 abc', '-', '+', 'x 123'])('%j cannot', (text) => {
  expect(isPhone(text)).toBe(false);
});
