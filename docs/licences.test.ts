import { expect, it } from 'vitest';
import { shippedPackages } from '../scripts/licences.mjs';

it('every package in the product has a licence that we can comply with', () => {
  const packages = shippedPackages();
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ isAcceptable }) => !isAcceptable)).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('a package with the licence "%s" is accepted: %s', (license, isAcceptable) =>
  expect(shippedPackages({ 'node_modules/other': { version: '1.0.0', license } })).toMatchObject([{ isAcceptable }]),
);
