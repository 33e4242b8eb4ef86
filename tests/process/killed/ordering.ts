import { expect } from 'vitest';
import type { Client } from '../../support/client';
import type { Writing } from './writing';

/**
 * Reorders jobs one by one.
 * @param isOver whether the server has been killed
 */
export async function ordering(editor: Client, isOver: () => boolean): Promise<Writing> {
  const { data: sorted } = await editor.call<{ id: number }[]>('GET', '/jobs?limit=5&shape=summary');
  const order = new Map<number, { sent: number; saved: number | undefined }>();
  let acknowledged = 0;
  const work = async () => {
    for (let position = 0; !isOver(); position += 1) {
      const id = sorted[position % sorted.length]?.id ?? 0;
      const before = order.get(id)?.saved;
      order.set(id, { sent: position, saved: before });
      const answer = await editor.call('PUT', `/jobs/${id}`, { position }).catch(() => undefined);
      const isSaved = answer?.status === 200;
      order.set(id, { sent: position, saved: isSaved ? position : before });
      if (isSaved) acknowledged += 1;
    }
  };
  return {
    workers: [work],
    acknowledged: () => acknowledged,
    wanted: 0,
    expectWhole: async (later) => {
      // A partly saved order is kept.
      for (const [id, { sent, saved }] of order)
        expect([sent, saved]).toContain((await later.call<{ position: number }>('GET', `/jobs/${id}`)).data.position);
    },
  };
}
