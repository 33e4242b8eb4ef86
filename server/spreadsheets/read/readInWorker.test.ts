import { expect, it } from 'vitest';
import { readInWorker } from './readInWorker';
import { readSpreadsheet } from './readSpreadsheet';

const rows = (count: number) => Buffer.from(`ID;Titel\n${'1;"Höhenweg ""oben"""\n'.repeat(count)}`);
/** At every quote, the parser scans all that follow. */
const quotes = Buffer.alloc(20_000_000, '"');

it('reads the same as the main thread', async () => {
  for (const file of [rows(5), rows(10_000)]) expect(await readInWorker(file)).toEqual(await readSpreadsheet(file));
});

it('rejects with the same message', async () => {
  await expect(readInWorker(rows(30_000))).rejects.toMatchObject({
    status: 422,
    detail: expect.stringMatching(/^[A-Z].*mehr als 20.000 Zeilen/),
  });
});

it('cuts off a file that takes too long, and the next one does not wait for it', async () => {
  const ended: string[] = [];
  // Both threads have started.
  await Promise.all([rows(2_000), rows(2_000)].map((file) => readInWorker(file)));
  const slow = readInWorker(quotes, 1_500).then(
    () => 'was read',
    ({ status, message }: { status: number; message: string }) => {
      ended.push('slow');
      return `${status} ${message}`;
    },
  );
  await readInWorker(rows(2_000)).then(() => ended.push('next'));
  expect(await slow).toMatch(/^422 .* dauert zu lange/);
  expect(ended).toEqual(['next', 'slow']);
});
