import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isAlive } from '../tests/support/product';
import { scratchFolder } from '../tests/support/scratchFolder.mjs';
import { inLanes, run } from './testParts.mjs';

it('runs lanes in parallel, their parts and stages in sequence, and returns the results in order', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const found = inLanes([[['types', 'unit'], ['process']], [['browser']]], async (part, isAlone) => {
    begun.push(part);
    await new Promise<void>((resolve) => ends.set(part, resolve));
    return { part, isAlone };
  });
  for (const [part, after] of [
    ['process', 'types process'],
    ['types', 'types process unit'],
    ['unit', 'types process unit browser'],
    ['browser', 'types process unit browser'],
  ] as const) {
    await expect.poll(() => ends.has(part)).toBe(true);
    ends.get(part)?.();
    await expect.poll(() => begun.join(' ')).toBe(after);
  }
  expect(await found).toEqual([
    { part: 'types', isAlone: false },
    { part: 'unit', isAlone: false },
    { part: 'process', isAlone: false },
    { part: 'browser', isAlone: true },
  ]);
});

it("returns a command's output and success; a hanging one is ended with its child processes", async () => {
  const options = { cwd: process.cwd(), limit: 60_000 };
  expect(await run('sh', ['-c', 'echo gut; echo schlecht >&2'], options)).toMatchObject({
    succeeded: true,
    output: expect.stringMatching(/gut[^]*schlecht|schlecht[^]*gut/),
  });
  expect(await run('sh', ['-c', 'exit 3'], options)).toMatchObject({ succeeded: false, output: '' });
  expect(await run('/nowhere/nothing', [], options)).toMatchObject({ succeeded: false });

  const folder = await scratchFolder('regio-hanging-');
  try {
    // Neither it nor its child handles Ctrl-C.
    const script = `trap '' INT; sleep 300 & echo $! > '${folder}/child'; wait`;
    const hanging = await run('sh', ['-c', script], { ...options, limit: 300, patience: 300 });
    expect(hanging).toMatchObject({ succeeded: false, output: expect.stringContaining('It was ended') });
    const child = Number(await readFile(path.join(folder, 'child'), 'utf8'));
    await expect.poll(() => isAlive(child)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
