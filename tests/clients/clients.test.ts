import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/testServer';

/** Clients are generated from the API description, in a folder with its own packages. */
const folder = path.join(import.meta.dirname, 'integrator');
const run = (name: string, ...parameters: string[]) =>
  promisify(execFile)(path.join(folder, 'node_modules', '.bin', name), parameters, { cwd: folder });

let server: TestServer;
let baseUrl: string;
beforeAll(async () => {
  server = await startTestServer();
  baseUrl = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
  const out = path.join(folder, 'out');
  await rm(out, { recursive: true, force: true });
  await mkdir(out);
  await writeFile(path.join(out, 'api.json'), (await server.app.inject('/api/documentation.json')).body);
});
afterAll(() => server.close());

it('the API description has no errors for redocly', async () => {
  const { stdout } = await run('redocly', 'lint', 'out/api.json', '--format', 'json');
  expect((JSON.parse(stdout) as { totals: { errors: number } }).totals.errors).toBe(0);
});

it('generated clients compile, and one reads and writes projects', async () => {
  await run('openapi-typescript', 'out/api.json', '-o', 'out/openapi.d.ts');
  await run('openapi-ts', '-i', './out/api.json', '-o', './out/hey');
  await run('orval', '--input', './out/api.json', '--output', './out/orval.ts', '--client', 'fetch');
  await run('tsc', '-p', '.');
  const { useProjects } = (await import(path.join(folder, 'use.ts'))) as {
    useProjects(baseUrl: string, cookie: string): Promise<object>;
  };
  expect(await useProjects(baseUrl, await server.signIn('editor@example.org'))).toEqual({
    title: 'Holz aus der Region',
    keywords: 'Holz',
    stale: 412,
    invalid: ['title'],
  });
});
