import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { changeEach } from './changeEach';

type R = { id: number; isPublic: boolean };
const ids = Array.from({ length: 20 }, (_, index) => index + 1);

describe('changing many records', () => {
  it('continues after a failure, skips records that need no change, and runs at most four at once', async () => {
    let under = 0;
    let most = 0;
    const written: number[] = [];
    const progress: number[] = [];
    const outcome = await changeEach<R>(ids, {
      read: async (id) => ({ id, isPublic: id % 5 === 0 }),
      change: (record) => (record.isPublic ? null : { ...record, isPublic: true }),
      write: async (id) => {
        most = Math.max(most, (under += 1));
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
        under -= 1;
        if (id === 7) throw new HttpError('Ungültig.', 422, { errors: { email: 'Keine Adresse.' } });
        written.push(id);
      },
      onProgress: (done) => progress.push(done),
    });
    expect(outcome).toEqual({
      changed: 15,
      unchanged: 4,
      failed: [{ id: 7, record: { id: 7, isPublic: false }, message: 'Ungültig. Keine Adresse.' }],
    });
    expect(written).toHaveLength(15);
    expect(most).toBe(4);
    expect(progress).toEqual(ids);
  });

  it('stops before the next record when aborted', async () => {
    const controller = new AbortController();
    const written: number[] = [];
    const outcome = await changeEach<R>(ids, {
      read: async (id) => ({ id, isPublic: false }),
      change: (record) => record,
      write: async (id) => {
        written.push(id);
        controller.abort();
      },
      signal: controller.signal,
    });
    expect(written.length).toBeLessThanOrEqual(4);
    expect(outcome.changed).toBe(written.length);
  });
});
