import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Upload } from '../../../domain/fields';
import { createUploadQueue, FileRefused, type Prepare, type PreparedFile, type Send } from './uploadQueue';

interface Sending {
  name: string;
  progress: (share: number) => void;
  signal: AbortSignal;
  finish: () => void;
  fail: (message: string) => void;
}

let sending: Sending[];
let delivered: [path: string, name: string][];
const prepare: Prepare = async (file) => ({ name: file.name, extension: 'jpg', mimeType: 'image/jpeg', blob: file });
const send: Send = (file: PreparedFile, progress, signal) =>
  new Promise<Upload>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Abgebrochen', 'AbortError')));
    const upload = { id: sending.length, name: file.name, extension: 'jpg', mimeType: 'image/jpeg' };
    sending.push({
      name: file.name,
      progress,
      signal,
      finish: () => resolve(upload),
      fail: (message) => reject(new Error(message)),
    });
  });
const start = () => createUploadQueue({ send, deliver: (path, { name }) => delivered.push([path, name]) });
const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const named = (name: string) => sending.findLast((one) => one.name === name)!;
/** Waits long enough for a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, 15_000);
const sent = (count: number) => soon(() => expect(sending).toHaveLength(count));

beforeEach(() => {
  sending = [];
  delivered = [];
});

describe('uploads', () => {
  it('run two at a time', async () => {
    const queue = start();
    queue.add('images', files('a', 'b', 'c', 'd'), prepare);
    await sent(2);
    expect(queue.get().jobs.map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting', 'waiting']);
    named('a').finish();
    await sent(3);
    expect(queue.get().jobs.map(({ name, state }) => [name, state])).toEqual([
      ['b', 'sending'],
      ['c', 'sending'],
      ['d', 'waiting'],
    ]);
    expect(queue.get().news).toBe('a hochgeladen.');
  });

  it('report their progress', async () => {
    const queue = start();
    queue.add('images', files('a'), prepare);
    await sent(1);
    named('a').progress(0.5);
    expect(queue.get().jobs[0]).toMatchObject({ state: 'sending', progress: 0.5 });
  });

  it('arrive in the order in which they were chosen', async () => {
    const queue = start();
    queue.add('images', files('a', 'b'), prepare);
    await sent(2);
    named('b').finish();
    await soon(() => expect(queue.get().jobs[1]?.state).toBe('sent'));
    expect(delivered).toEqual([]);
    named('a').finish();
    await soon(() =>
      expect(delivered).toEqual([
        ['images', 'a'],
        ['images', 'b'],
      ]),
    );
    expect(queue.get().jobs).toEqual([]);
  });

  it('of one list do not wait for another', async () => {
    const queue = start();
    queue.add('images', files('a'), prepare);
    queue.add('translations.fr.files', files('b'), prepare);
    await sent(2);
    named('b').finish();
    await soon(() => expect(delivered).toEqual([['translations.fr.files', 'b']]));
  });

  it('that fail stay, do not block others, and can be retried', async () => {
    const queue = start();
    queue.add('images', files('a', 'b'), prepare);
    await sent(2);
    named('a').fail('Der Server ist nicht erreichbar.');
    await soon(() =>
      expect(queue.get().jobs[0]).toMatchObject({
        name: 'a',
        state: 'failed',
        error: 'Der Server ist nicht erreichbar.',
      }),
    );
    named('b').finish();
    await soon(() => expect(delivered).toEqual([['images', 'b']]));
    queue.retry(queue.get().jobs[0]!.id);
    await sent(3);
    named('a').finish();
    await soon(() =>
      expect(delivered).toEqual([
        ['images', 'b'],
        ['images', 'a'],
      ]),
    );
  });

  it('are cancelled without a trace, and let the next one start', async () => {
    const queue = start();
    queue.add('images', files('a', 'b', 'c'), prepare);
    await sent(2);
    const { signal } = named('a');
    queue.cancel(queue.get().jobs[0]!.id);
    expect(signal.aborted).toBe(true);
    await sent(3);
    named('b').finish();
    named('c').finish();
    await soon(() =>
      expect(delivered).toEqual([
        ['images', 'b'],
        ['images', 'c'],
      ]),
    );
    expect(queue.get()).toMatchObject({ jobs: [], notices: [] });
  });

  it('that are refused leave nothing but a notice', async () => {
    const queue = start();
    queue.add('images', files('a', 'b'), async (file) => {
      if (file.name === 'a') throw new FileRefused('Zu gross.');
      return { ...(await prepare(file)), hint: 'Nur das erste Bild.' };
    });
    await sent(1);
    expect(queue.get().notices).toMatchObject([{ path: 'images', severity: 'error', text: 'Zu gross.' }]);
    named('b').finish();
    await soon(() => expect(queue.get().notices[1]).toMatchObject({ severity: 'info', text: 'Nur das erste Bild.' }));
    queue.dismiss(queue.get().notices[0]!.id);
    expect(queue.get().notices).toHaveLength(1);
  });
});
