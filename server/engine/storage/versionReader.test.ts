import { expect, it } from 'vitest';
import { VersionReader } from './resourceVersions';

/** Reads that the test completes by hand. */
function readings() {
  const begun: { resource: string; end(version: number): void; fail(): void }[] = [];
  const read = (resource: string) =>
    new Promise<number>((resolve, reject) =>
      begun.push({ resource, end: resolve, fail: () => reject(new Error('gone')) }),
    );
  return { begun, reader: new VersionReader(read) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('never returns a version read before the request, and reads once for all waiting requests', async () => {
  const { begun, reader } = readings();
  const first = reader.of('projects');
  const later = [reader.of('projects'), reader.of('projects'), reader.of('projects')];
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.end(1);
  expect(await first).toBe(1);
  await turn();
  expect(begun).toHaveLength(2);
  const afterwards = reader.of('projects');
  begun[1]?.end(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await turn();
  begun[2]?.end(3);
  expect(await afterwards).toBe(3);
});

it('reads each resource separately, and again after a failure', async () => {
  const { begun, reader } = readings();
  const one = reader.of('projects');
  const other = reader.of('contacts');
  expect(begun.map(({ resource }) => resource)).toEqual(['projects', 'contacts']);
  const waiting = reader.of('projects');
  begun[0]?.fail();
  await expect(one).rejects.toThrow('gone');
  await turn();
  begun[2]?.end(5);
  begun[1]?.end(7);
  expect(await Promise.all([waiting, other])).toEqual([5, 7]);
});
