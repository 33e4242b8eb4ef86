import { describe, expect, it } from 'vitest';
import { readAmount, toDecimal } from './decimals';
import { cleanDecimal } from './values';

describe('an amount', () => {
  it.each([
    ['CHF 300', '300'],
    ['300 CHF', '300'],
    ['Fr. 12.50', '12.50'],
    ['SFr.12', '12'],
    ['12.-', '12'],
    ['12.--', '12'],
    ['12,–', '12'],
    ["1'234.50", '1234.50'],
    ['1’234', '1234'],
    ['1.234.567,89', '1234567.89'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1 250 000', '1250000'],
    ['CHF 1.250.–', '1250'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['-3,5', '-3.5'],
    ['−3', '-3'],
    ['+7', '7'],
    ['007', '007'],
    ['.5', '.5'],
    ['12.', '12.'],
  ])('%j is %s', (written, read) => {
    expect(readAmount(written)).toBe(read);
  });

  it.each(['abc', 'CHF', '12 Stück', '1.2.3', '1,23,456', '1.234,567,8', '12-13', '1e5', '--3', '-', '.', 'Infinity'])(
    '%j is not a number',
    (written) => {
      expect(readAmount(written)).toBeNull();
      expect(toDecimal(written)).toBe(written);
      expect(cleanDecimal().safeParse(written).success).toBe(false);
    },
  );

  it('is stored as PostgreSQL writes it, and may be empty', () => {
    expect(cleanDecimal().safeParse("CHF 1'234.50")).toMatchObject({ data: '1234.50' });
    expect(cleanDecimal().safeParse('1.234.567,89')).toMatchObject({ data: '1234567.89' });
    expect([' ', 'CHF 300', '12.-', '12.'].map(toDecimal)).toEqual(['', '300', '12', '12']);
    expect(cleanDecimal(0, 100).safeParse('1.234,5').success).toBe(false);
  });
});
