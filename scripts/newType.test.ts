import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'regio-type-'));
  for (const part of ['domain', 'demo', 'scripts', 'src', 'package.json', 'tsconfig.json', '.prettierrc.json'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const newType = (...args: string[]) => run('node', '--import', 'tsx', 'scripts/newType.ts', ...args);

it('writes a type that compiles, with valid demo records, a public list and a form', () => {
  expect(newType('call-offers', 'Angebot', 'Angebote').match(/^Written: .*/gm)).toEqual([
    'Written: domain/contents.ts',
    'Written: domain/types/callOffer.ts',
    'Written: src/resources/callOffers/CallOfferForm.tsx',
  ]);
  const written = ['domain/contentTypes.ts', 'domain/types/callOffer.ts', 'src/resources/callOffers', 'src/**/*.d.ts'];
  writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: written }));
  run('node_modules/.bin/tsc', '--noEmit', '-p', 'tsconfig.new.json');
  const output = run(
    'node',
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    `import { recordsOfToday, demoSize } from './demo/index.ts';
     import { noUploads } from './demo/files/uploads.ts';
     import { contentTypes } from './domain/contentTypes.ts';
     import { listEmbeds } from './domain/embeds/allEmbeds.ts';
     import { allForms } from './domain/submissions/allForms.ts';
     import { validate } from './domain/validate.ts';
     const type = contentTypes['call-offers'];
     const records = [...recordsOfToday(type.name, demoSize, noUploads)];
     console.log(JSON.stringify({
       switch: type.feature,
       records: records.length,
       errors: records.flatMap((record) => validate(type, record).errors),
       filters: listEmbeds.find(({ name }) => name === type.name).filters.map(({ filter }) => filter),
       inputs: allForms.find(({ name }) => name === type.name).fields.map(({ kind }) => kind),
     }));`,
  );
  expect(JSON.parse(output)).toEqual({
    switch: 'PLUGIN_ENABLE_CALL_OFFERS',
    records: 60,
    errors: [],
    filters: ['topic'],
    inputs: ['text', 'multiline', 'moment', 'entries', 'links'],
  });
}, 180_000);

it('rejects an invalid name or an existing type, and writes nothing', () => {
  const before = readFileSync(path.join(copy, 'domain/contents.ts'), 'utf8');
  for (const args of [['tenders'], ['educations', 'A', 'B']])
    expect(() => newType(...args)).toThrow(/Usage|There is already a type/);
  expect(readFileSync(path.join(copy, 'domain/contents.ts'), 'utf8')).toBe(before);
});
