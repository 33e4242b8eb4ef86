import { describe, expect, it } from 'vitest';
import { networkOf, waitAfter } from './loginThrottle';

describe('waitAfter', () => {
  it('grows up to a quarter of an hour', () => {
    expect([0, 4, 5, 6, 7, 8, 9, 10, 50].map((failures) => waitAfter(failures, 5))).toEqual([
      0, 0, 30, 60, 120, 240, 480, 900, 900,
    ]);
    expect([9, 10, 11, 12, 13, 14, 19, 20].map((failures) => waitAfter(failures, 10, 2))).toEqual([
      0, 30, 30, 60, 60, 120, 480, 900,
    ]);
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
