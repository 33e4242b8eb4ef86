import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unsupported } from '../../mock-server/unsupported';

it('the README of the mock lists exactly what the mock lacks', () => {
  const readme = readFileSync(new URL('../../mock-server/README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(named).toEqual([...unsupported]);
});
