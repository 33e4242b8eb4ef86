import { expect, it } from 'vitest';
import { createThreadPool } from './threads';

/** A worker that does what its messages request, and reports its id. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  const memory = [];
  parentPort.on('message', (work) => {
    if (work === 'for ever') for (;;);
    if (work === 'too much') for (;;) memory.push(Array.from({ length: 1000 }, (_, index) => index + 0.5));
    if (work === 'fail') throw new Error('It failed.');
    if (work === 'end') process.exit(0);
    parentPort.postMessage({ thread: threadId });
  });
`)}`,
);
const long = 30_000;

it('keeps a thread for the next task, and starts another if it is busy', async () => {
  const work = createThreadPool<string, { thread: number }>(script, { memory: 64, threads: 2 });
  const [first, second, third] = await Promise.all([work('', long), work('', long), work('', long)]);
  expect(new Set([first, second].map((answer) => JSON.stringify(answer))).size).toBe(2);
  expect([first, second]).toContainEqual(third);
  expect([first, second]).toContainEqual(await work('', long));
});

it('ends a thread that takes too long or too much memory, fails or exits, and continues with another', async () => {
  const work = createThreadPool<string, { thread: number }>(script, { memory: 16, threads: 1 });
  const before = await work('', long);
  expect(await work('for ever', 50)).toBe('tooLong');
  const after = await work('', long);
  expect(after).toEqual({ thread: expect.any(Number) });
  expect(after).not.toEqual(before);
  expect(await work('too much', long)).toBe('tooLarge');
  await expect(work('fail', long)).rejects.toThrow('It failed.');
  await expect(work('end', long)).rejects.toThrow(/ended without an answer/);
  expect(await work('', long)).toEqual({ thread: expect.any(Number) });
});
