import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Licences that ask for nothing but to be named. `npm sbom --omit=dev --sbom-format cyclonedx` lists them all. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
];
/** Others, and why we can keep them. */
const kept: Record<string, RegExp> = {
  // A library of its own, linked when it runs; it can be replaced.
  'LGPL-3.0-or-later': /\/@img\/sharp-/,
  // Fonts, passed on unchanged.
  'OFL-1.1': /\/@expo-google-fonts\//,
};

interface Package {
  version: string;
  license?: string;
  dev?: true;
}

it('every package of the product has a licence that we can keep', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(300);
  const open = shipped.filter(([path, { license = '' }]) => {
    const parts = license.replace(/[()]/g, '').split(' AND ');
    return !parts.every((part) =>
      part.split(' OR ').some((one) => permissive.includes(one) || kept[one]?.test(`/${path}`)),
    );
  });
  // Its file says MIT, its package.json nothing.
  expect(open.map(([path]) => path)).toEqual(['node_modules/png-js']);
});
