// `npm run licences`: lists the licences of all packages in the product, from package-lock.json. The exit code is 1 if
// we cannot comply with one of them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..');

/** Licences that only require attribution. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
]);

/** Other licences of individual packages, and why we can accept them. */
const accepted = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    why: 'a separate library, linked dynamically, replaceable',
  },
  { licence: 'OFL-1.1', packages: /^@expo-google-fonts\//, why: 'fonts, passed on unchanged' },
  { licence: '', packages: /^png-js$/, why: 'its licence file says MIT' },
];

/**
 * @typedef {{ name: string, version: string, licence: string, why?: string, isAcceptable: boolean }} Shipped
 * `why`: the reason if its licence asks for more than attribution
 */

/**
 * Judges a licence in SPDX notation: all parts joined by AND, and one of those joined by OR, must be acceptable.
 * @param {string} name
 * @param {string} licence
 */
function judge(name, licence) {
  const kept = accepted.filter(({ packages }) => packages.test(name));
  const isFine = (/** @type {string} */ one) => permissive.has(one) || kept.some((other) => other.licence === one);
  const isAcceptable = licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some(isFine));
  const reason = kept.find((other) => other.licence === '' || licence.includes(other.licence))?.why;
  return { isAcceptable, ...(reason && !permissive.has(licence) && { why: reason }) };
}

/**
 * The packages in the product, except those for development.
 * @param {Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }>} [packages] of the lock
 * file
 * @returns {Shipped[]}
 */
export function shippedPackages(
  packages = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages,
) {
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version = '', license: licence = '' }]) => {
      const name = place.replace(/^.*node_modules\//, '');
      return { name, version, licence, ...judge(name, licence) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

if (process.argv[1] === import.meta.filename) {
  const packages = shippedPackages();
  const width = Math.max(...packages.map(({ name, version }) => name.length + version.length + 1));
  for (const { name, version, licence, why, isAcceptable } of packages) {
    const note = isAcceptable ? (why ? `  (${why})` : '') : '  ✗ not acceptable: docs/decisions/libraries.md';
    console.log(`${`${name} ${version}`.padEnd(width)}  ${licence || 'none named'}${note}`);
  }
  const refused = packages.filter(({ isAcceptable }) => !isAcceptable);
  console.log(`${packages.length} packages, ${refused.length} with a licence that we cannot accept.`);
  if (refused.length > 0) process.exitCode = 1;
}
